"""The only door for the screen and for bots: handle(text) -> text, JSON both ways."""

import json
import traceback

from tabletop.ai import thinker
from tabletop.game import games
from tabletop.match import SEEDS, Match, checked_seats, plain
from tabletop.refusal import Refusal
from tabletop.requests import field, read, word
from tabletop.table import choices, table, told
from tabletop.trait import BROKEN

PROTOCOL = 1


def handle(text: str) -> str:
    """Answer one request. Whatever comes in, a JSON object goes out and a match is whole."""
    return _door.handle(text)


class Door:
    """One table: the match being played and the thinker at work on it."""

    def __init__(self):
        self.match, self.viewer = None, None
        self.mind, self.thought, self.level = None, None, None  # a thinker, its state and level

    def handle(self, text) -> str:
        """Read, answer, write; refusals and bugs become replies."""
        try:
            reply = self.answer(read(text))
        except Refusal as refusal:
            reply = refusal.as_reply()
        except Exception:  # a bug of ours must not take the page down
            reply = {"error": "bug", "trace": traceback.format_exc(limit=-8)}
        return json.dumps(reply, separators=(",", ":"), ensure_ascii=False)

    def answer(self, request: dict) -> dict:
        """The reply to one request, as data."""
        op = request.get("op")
        if not isinstance(op, str) or op not in OPS:
            raise Refusal("unknown_op", known=sorted(OPS))
        return OPS[op](self, request)

    # --- beginning ---------------------------------------------------------------------------

    def games(self, request):
        """What is installed."""
        return {"protocol": PROTOCOL, "games": [game.about() for game in games().values()], "broken": BROKEN}

    def inspect_wheel(self, request):
        """What a file that should be a wheel with races or powers holds, or what is wrong with it."""
        from tabletop import wheels  # only here: zip files are not needed to play

        return wheels.inspect(wheels.decoded(field(request, "data", str)))

    def new_game(self, request):
        """A match from a set-up."""
        return self._begin(request, None)

    def position(self, request):
        """A match from a position built by hand."""
        return self._begin(request, field(request, "state", dict))

    def _begin(self, request, position):
        key, seats = word(request, "game"), field(request, "seats", list, ["human", "human"])
        if position is not None and "seats" not in request:
            seats = ["human"] * field(position, "players", int, 2, among=range(1, 17))
        checked_seats(seats)
        if key not in games():
            raise Refusal("missing", why=[key])
        seed = field(request, "seed", int, 0, among=range(SEEDS))
        match = Match(games()[key], field(request, "map", dict), field(request, "options", dict, {}), seats,
                      seed, position)
        return self._seat(match, request)

    def _seat(self, match, request):
        """A new match takes the place of the old one only when it is whole."""
        viewer = self._viewer(request, match)
        self.match, self.mind, self.viewer = match, None, viewer
        return table(match, viewer)

    def load(self, request):
        """Go on with a saved match."""
        return self._seat(Match.load(games(), request.get("save")), request)

    def save(self, request):
        """All it takes to play the match again."""
        return {"save": self._match().save()}

    # --- playing -----------------------------------------------------------------------------

    def apply(self, request):
        """Carry out an action; `step` refuses one that was chosen on an older table."""
        match, action = self._match(), request.get("action")
        stepped = field(request, "step", int, len(match.actions))
        if stepped != len(match.actions):
            raise Refusal("stale", step=len(match.actions))
        if not plain(action):
            raise Refusal("form", field="action")
        viewer = self._viewer(request)
        match.apply(action)
        return self._moved(viewer)

    def undo(self, request):
        """Take back the last action."""
        viewer = self._viewer(request)
        self.match.undo()
        return self._moved(viewer, silent=True)

    def redo(self, request):
        """Carry out again what was taken back."""
        viewer = self._viewer(request)
        self.match.redo()
        return self._moved(viewer)

    def _moved(self, viewer, silent=False):
        self.viewer = viewer
        return table(self.match, viewer, silent=silent)

    # --- looking -----------------------------------------------------------------------------

    def view(self, request):
        """The table as it stands, or as it stood after `at` actions."""
        match = self._match()
        at = field(request, "at", int, len(match.actions), among=range(len(match.states)))
        return table(match, self._viewer(request), at)

    def history(self, request):
        """What happened, step by step: the set-up, then every action up to now."""
        return {"events": [told(s, self._viewer(request)) for s in self._match().states]}

    def legal_actions(self, request):
        """The choices of the acting player, as the viewer may know them."""
        return {"step": len(self._match().actions), "choices": choices(self.match.now, self._viewer(request))}

    def explain(self, request):
        """Why a region cannot be chosen: codes, empty if it can; others are told no more than by choices."""
        match = self._match()
        region = field(request, "region", int, among=range(len(match.now.board)))
        verb, mine = word(request, "verb"), self._viewer(request) in (None, match.now.actor)
        return {"why": match.game.explain(match.now, verb, region) if mine else ["not_now"]}

    def forecast(self, request):
        """What taking a region would cost, or walking there `from` another, and what the turn would earn."""
        s = self._match().now
        region, start = (field(request, name, int, None, range(len(s.board))) for name in ("region", "from"))
        return {"forecast": s.game.forecast(s, region, start)}

    def reached(self, request):
        """Whether the goal of a lesson or puzzle is reached as the match stands."""
        return {"reached": self._match().game.reached(self.match, field(request, "goal", dict))}

    # --- thinking ----------------------------------------------------------------------------

    def think(self, request):
        """Think for `ms` at the level of the seat or the one named; call again until it is done."""
        match = self._match()
        s = match.now
        if not s.legal:
            raise Refusal("over")
        levels, seat = match.game.levels, match.seats[s.actor]
        level = field(request, "level", str, seat if seat in levels else levels[-1], among=levels)
        ms = field(request, "ms", int, 40, among=range(1, 600_001))
        playouts = field(request, "playouts", int, None, among=range(1, 1_000_001))
        if self.mind is None or self.thought is not s or self.level != level:
            self.mind, self.thought, self.level = self._mind(s, level), s, level
        done = self.mind.run(ms, playouts)
        reply = {"done": done, "step": len(match.actions), "playouts": self.mind.playouts}
        if done:
            reply["ranking"] = [{"action": list(action), "gain": round(gain, 2)}
                                for action, gain in self.mind.ranking()[:20]]
        return reply

    def _mind(self, s, level):
        """A fresh thinker, or the last one gone on with if the match went where it looked."""
        match, old = self.match, self.thought
        if (hasattr(self.mind, "follow") and old in match.states[-2:-1] and old.actor == s.actor
                and self.level == level):
            return self.mind.follow(s, match.actions[-1])
        return thinker(s, level, len(match.actions))

    def _match(self) -> Match:
        if self.match is None:
            raise Refusal("no_match")
        return self.match

    def _viewer(self, request, match=None):
        """Who looks: a player, or None for a bystander; the last one stays unless another is named."""
        players = len((match or self._match()).seats)
        if "viewer" not in request:
            return None if match else self.viewer
        return None if request["viewer"] is None else field(request, "viewer", int, among=range(players))


OPS = {name: getattr(Door, name) for name in (
    "games", "inspect_wheel", "new_game", "position", "load", "save", "apply", "undo", "redo", "view",
    "history", "legal_actions", "explain", "forecast", "reached", "think")}
_door = Door()
