"""The only door for the screen and for bots: handle(text) -> text, JSON both ways."""

import json
import traceback

from tabletop.ai import thinker
from tabletop.game import games
from tabletop.match import SEEDS, Match, checked_seats, plain
from tabletop.refusal import Refusal

PROTOCOL = 1
DEEP = 64  # nesting that a request may have


def handle(text: str) -> str:
    """Answer one request. Whatever comes in, a JSON object goes out and a match is whole."""
    return _door.handle(text)


class Door:
    """One table: the match being played and the thinker at work on it."""

    def __init__(self):
        self.match, self.mind, self.mind_for, self.viewer = None, None, None, None

    def handle(self, text) -> str:
        """Read, answer, write; refusals and bugs become replies."""
        try:
            reply = self.answer(_read(text))
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
        return {"protocol": PROTOCOL, "games": [
            {"key": game.key, "version": game.version, "players": list(game.players),
             "levels": list(game.levels), "options": {name: list(values) for name, values in game.options.items()},
             "words": game.words()} for game in games().values()]}

    def new_game(self, request):
        """A match from a set-up."""
        return self._begin(request, None)

    def position(self, request):
        """A match from a position built by hand."""
        return self._begin(request, _field(request, "state", dict))

    def _begin(self, request, position):
        key, seats = _field(request, "game", str), _field(request, "seats", list, ["human", "human"])
        if position is not None and "seats" not in request:
            seats = ["human"] * _field(position, "players", int, 2, among=range(1, 17))
        checked_seats(seats)
        if key not in games():
            raise Refusal("missing", why=[key])
        seed = _field(request, "seed", int, 0, among=range(SEEDS))
        match = Match(games()[key], _field(request, "map", dict), _field(request, "options", dict, {}), seats,
                      seed, position)
        return self._seat(match, request)

    def _seat(self, match, request):
        """A new match takes the place of the old one only when it is whole."""
        viewer = self._viewer(request, match)
        self.match, self.mind, self.viewer = match, None, viewer
        return self.table(viewer)

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
        stepped = _field(request, "step", int, len(match.actions))
        if stepped != len(match.actions):
            raise Refusal("stale", step=len(match.actions))
        if not plain(action):
            raise Refusal("form", field="action")
        viewer = self._viewer(request)
        match.apply(action)
        return self._moved(viewer)

    def undo(self, request):
        """Take back the last action."""
        self._match().undo()
        return self._moved(self._viewer(request), silent=True)

    def redo(self, request):
        """Carry out again what was taken back."""
        self._match().redo()
        return self._moved(self._viewer(request))

    def _moved(self, viewer, silent=False):
        self.viewer = viewer
        return self.table(viewer, silent=silent)

    # --- looking -----------------------------------------------------------------------------

    def view(self, request):
        """The table as it stands, or as it stood after `at` actions."""
        match = self._match()
        at = _field(request, "at", int, len(match.actions), among=range(len(match.states)))
        return self.table(self._viewer(request), at)

    def legal_actions(self, request):
        """The choices of the acting player, as the viewer may know them."""
        return {"step": len(self._match().actions), "choices": self._choices(self.match.now, self._viewer(request))}

    def explain(self, request):
        """Why a region cannot be chosen: codes, empty if it can."""
        match = self._match()
        region = _field(request, "region", int, among=range(len(match.now.board)))
        return {"why": match.game.explain(match.now, _field(request, "verb", str), region)}

    def forecast(self, request):
        """What taking a region would cost, and what the turn would earn if it ended now."""
        match = self._match()
        region = _field(request, "region", int, None, among=range(len(match.now.board)))
        return {"forecast": match.game.forecast(match.now, region)}

    def table(self, viewer, at=None, silent=False) -> dict:
        """Everything the screen draws, for one pair of eyes."""
        match = self.match
        at = len(match.actions) if at is None else at
        s, last = match.states[at], at == len(match.actions)
        return {"step": at, "steps": len(match.actions), "actor": s.actor, "seats": match.seats,
                "frame": dict(s.stack[-1]) if s.stack else None, "viewer": viewer,
                "view": {**s.seen_by(viewer), **match.game.view(s, viewer)},
                "events": [] if silent else [_told(note) for note in s.events or []
                                             if note.get("only") in (None, viewer)],
                "choices": self._choices(s, viewer) if last else [],
                "may_undo": last and not match.keeps(), "keeps": match.keeps() if last else [],
                "may_redo": bool(match.undone), "over": None if s.stack else self._over(s)}

    def _choices(self, s, viewer):
        """Only the acting player is told what he may choose; with nobody named, whoever acts is meant."""
        if not s.stack or viewer not in (None, s.actor):
            return []
        f, phase = s.stack[-1], s.game.phases[s.stack[-1]["phase"]]
        return [{"action": list(action), **phase.describe(s, f, action)} for action in s.legal]

    def _over(self, s):
        """How the match ended: points, what players are ranked by, and who won."""
        ranking = s.game.ranking(s)
        return {"scores": s.game.score(s), "ranking": ranking,
                "winners": [p for p, mine in enumerate(ranking) if mine == max(ranking)]}

    # --- thinking ----------------------------------------------------------------------------

    def think(self, request):
        """Think for `ms` at the level of the seat or the one named; call again until it is done."""
        match = self._match()
        s = match.now
        if not s.legal:
            raise Refusal("over")
        level = request.get("level", match.seats[s.actor])
        level = level if level in match.game.levels else match.game.levels[-1]
        ms = _field(request, "ms", int, 40, among=range(1, 600_001))
        playouts = _field(request, "playouts", int, None, among=range(1, 1_000_001))
        if self.mind is None or self.mind_for != (s.actor, level, len(match.actions)):
            self.mind = self._mind(s, level, len(match.actions))
            self.mind_for = s.actor, level, len(match.actions)
        done = self.mind.run(ms, playouts)
        reply = {"done": done, "step": len(match.actions), "playouts": self.mind.playouts}
        if done:
            reply["ranking"] = [{"action": list(action), "gain": round(gain, 2)}
                                for action, gain in self.mind.ranking()[:20]]
        return reply

    def _mind(self, s, level, at):
        """A fresh thinker, or the last one gone on with if the match went where it looked."""
        old = self.mind_for
        if self.mind is not None and old == (s.actor, level, at - 1) and hasattr(self.mind, "follow"):
            return self.mind.follow(s, self.match.actions[-1])
        return thinker(s, level, at)

    # --- reading requests --------------------------------------------------------------------

    def _match(self) -> Match:
        if self.match is None:
            raise Refusal("no_match")
        return self.match

    def _viewer(self, request, match=None):
        """Who looks: a player, or None for a bystander; the last one stays unless another is named."""
        players = len((match or self._match()).seats)
        if "viewer" not in request:
            return None if match else self.viewer
        return None if request["viewer"] is None else _field(request, "viewer", int, among=range(players))


OPS = {name: getattr(Door, name) for name in (
    "games", "new_game", "position", "load", "save", "apply", "undo", "redo", "view", "legal_actions",
    "explain", "forecast", "think")}
_door = Door()


def _told(note: dict) -> dict:
    """A note without the mark of whom it is for."""
    return {name: value for name, value in note.items() if name != "only"}


def _read(text) -> dict:
    """A request is a JSON object of bounded depth."""
    try:
        request = json.loads(text, parse_constant=_no_constant)
    except (ValueError, TypeError, RecursionError):
        raise Refusal("json") from None
    if not isinstance(request, dict) or not _shallow(request, DEEP):
        raise Refusal("json")
    return request


def _no_constant(name):
    raise ValueError(name)


def _shallow(value, depth) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return True
    return depth > 0 and all(_shallow(inner, depth - 1) for inner in value)


_NEEDED = object()


def _field(request: dict, name: str, kind: type, default=_NEEDED, among=None):
    """A field of the right kind and range; a missing one is refused unless it has a default."""
    value = request.get(name, default)
    if value is default and default is not _NEEDED:
        return value
    if type(value) is not kind or (among is not None and value not in among):
        raise Refusal("form", field=name)
    return value
