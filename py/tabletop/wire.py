"""The only door for the screen and for bots: handle(text) -> text, JSON both ways."""

import json
import traceback

from tabletop.after import After
from tabletop.arranging import Arranging
from tabletop.installed import games
from tabletop.making import Making
from tabletop.match import Match
from tabletop.proving import Proving
from tabletop.refusal import Refusal
from tabletop.requests import begun, field, read, some
from tabletop.saves import BATCH, SEEDS, checked_seats, plain
from tabletop.table import choices, table, told
from tabletop.thinkers import Mind
from tabletop.trait import BROKEN

PROTOCOL = 2
GOALS = 50  # asked in one request
HEADS = 64  # that may think of one match


def handle(text: str) -> str:
    """Answer one request. Whatever comes in, a JSON object goes out and a match is whole."""
    return _door.handle(text)


class Door(After, Arranging, Making, Proving):
    """One table: the match being played and the thinker at work on it."""

    def __init__(self):
        self.match, self.viewer, self.mind = None, None, Mind()

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
        game, seats = self._game(request), field(request, "seats", list, ["human", "human"])
        if position is not None and "seats" not in request:
            seats = ["human"] * field(position, "players", int, 2, among=range(1, 17))
        checked_seats(seats)
        seed = field(request, "seed", int, 0, among=range(SEEDS))
        match = Match(game, field(request, "map", dict), field(request, "options", dict, {}), seats,
                      seed, position)
        return self._seat(match, request)

    def _seat(self, match, request):
        """A new match takes the place of the old one only when it is whole."""
        viewer, people = self._viewer(request, match), some(request, "people", len(match.seats))
        self.match, self.viewer, self.mind = match, viewer, Mind()
        return table(match, viewer, people)

    def load(self, request):
        """Go on with a saved match; what happened so far comes with the table."""
        return {**self._seat(Match.load(games(), request.get("save")), request), **self.history({})}

    def save(self, request):
        """All it takes to play the match again; whole, to go on with it whatever becomes of the rules."""
        return {"save": self._match().save(field(request, "whole", bool, False))}

    # --- playing -----------------------------------------------------------------------------

    def apply(self, request):
        """Carry out an action, or several as one step; `step` refuses what was chosen on an older table."""
        match = self._match()
        stepped = field(request, "step", int, match.steps)
        if stepped != match.steps:
            raise Refusal("stale", step=match.steps)
        several = "actions" in request
        actions = field(request, "actions", list) if several else [request.get("action")]
        if not 0 < len(actions) <= BATCH or not all(plain(action) for action in actions):
            raise Refusal("form", field="actions" if several else "action")
        return self._moved(request, lambda people: match.apply(*actions))

    def undo(self, request):
        """Take back the last step, or the last one of `people` with what others did since."""
        return self._moved(request, self._match().undo, silent=True)

    def redo(self, request):
        """Carry out again what was taken back."""
        return self._moved(request, lambda people: self._match().redo())

    def _moved(self, request, move, silent=False):
        """The table after a move; nothing is moved before all that is asked has been read."""
        viewer, people = self._viewer(request), some(request, "people", len(self._match().seats))
        move(people)
        self.viewer = viewer
        return table(self.match, viewer, people, silent=silent)

    # --- looking -----------------------------------------------------------------------------

    def view(self, request):
        """The table as it stands, or as it stood after `at` steps."""
        match = self._match()
        at = field(request, "at", int, match.steps, among=range(len(match.told), match.steps + 1))
        return table(match, self._viewer(request), some(request, "people", len(match.seats)), at)

    def history(self, request):
        """What happened, step by step: the set-up, then everything up to now."""
        viewer = self._viewer(request)
        return {"history": [told(events, viewer) for events in self._match().history()]}

    def legal_actions(self, request):
        """The choices of the acting player, as the viewer may know them."""
        return {"step": self._match().steps, "choices": choices(self.match.now, self._viewer(request))}

    def explain(self, request):
        """Why no choice begins like this action: codes, empty if one does; others than the acting player are
        told no more than by choices."""
        match, action = self._match(), begun(request)
        mine = self._viewer(request) in (None, match.now.actor)
        return {"why": match.game.explain(match.now, action) if mine and match.now.stack else ["not_now"]}

    def forecast(self, request):
        """What an action, perhaps only begun, would cost and bring; without one, what the turn would. Others
        than the acting player are told nothing of his choices."""
        s, action = self._match().now, begun(request) if "action" in request else ()
        mine = self._viewer(request) in (None, s.actor)
        return {"forecast": s.game.forecast(s, action) if mine or action not in s.legal else {}}

    def reached(self, request):
        """Which goals of a lesson or puzzle are reached as the match stands."""
        match, goals = self._match(), field(request, "goals", list)
        if len(goals) > GOALS or not all(isinstance(goal, dict) for goal in goals):
            raise Refusal("form", field="goals")
        return {"reached": [match.game.reached(match, goal) for goal in goals]}

    # --- thinking ----------------------------------------------------------------------------

    def think(self, request):
        """Think for `ms` at the level of the seat or the one named; call again until it is done."""
        match = self._match()
        if not match.now.legal:
            raise Refusal("over")
        levels, seat = match.game.levels, match.seats[match.now.actor]
        level = field(request, "level", str, seat if seat in levels else match.game.adviser, among=levels)
        every = field(request, "every", bool, False)
        ms = field(request, "ms", int, 40, among=range(1, 600_001))
        playouts = field(request, "playouts", int, None, among=range(1, 1_000_001))
        head = field(request, "head", int, 0, among=range(HEADS))
        return self.mind.think(match, level, every, ms, playouts, head)

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
    "games", "inspect_wheel", "workshop", "survey", "trial", "new_game", "position", "load", "save", "apply",
    "undo", "redo", "view", "history", "legal_actions", "explain", "forecast", "reached", "think", "course",
    "analyse", "settings", "arrange", "aims", "solve", "solved")}
_door = Door()
