"""Goals of lessons and puzzles: data from a closed list, read from the states of a match.

A goal is a dict with the name of one kind and perhaps fields that narrow it down; `player` is 0 unless
named. Some kinds all games have; a game brings its own."""

from tabletop import form
from tabletop.refusal import Refusal

DEEP, MANY, WHOLE, MOST = 6, 20, 100, 10_000  # nesting; entries of a list, of all; a number


def number(match, value) -> bool:
    """Whether a value is a number as goals have them."""
    return form.number(value, 0, MOST)


def flag(match, value) -> bool:
    """Whether a value is true or false."""
    return type(value) is bool


def word(known):
    """A check whether a value is among the words known: of the game, or as a question to the match."""
    return lambda match, value: (isinstance(value, str)
                                 and value in (known(match) if callable(known) else known))


def several(kind, keys, fits=lambda match, value: True):
    """A check of a list or dict: a few known keys, each with a value that fits if it is a dict."""
    return lambda match, value: (
        type(value) is kind and 0 < len(value) <= MANY
        and all(type(key) in (str, int) and key in keys(match) for key in value)
        and all(fits(match, one) for one in (value.values() if kind is dict else ())))


def now(asked):
    """A kind that looks at one state only: asked(state, goal)."""
    return lambda match, at, goal: asked(match.states[at], goal)


class Goals:
    """The goals of one game. `kinds`: name -> (asked(match, after how many actions, goal), the fields that
    may go with it); `forms`: field -> whether a value fits, a number if it is not named; `narrow`: field of
    an event -> whether a note fits what is asked(match, note, value)."""

    def __init__(self, events, kinds, forms, narrow):
        self.events, self.narrow = events, narrow
        self.kinds = {
            "all": (lambda match, at, goal: all(self.holds(match, at, part) for part in goal["all"]), ()),
            "any": (lambda match, at, goal: any(self.holds(match, at, part) for part in goal["any"]), ()),
            "not": (lambda match, at, goal: not self.holds(match, at, goal["not"]), ()),
            "ever": (self._ever, ()), "event": (self._event, ("player", "times", *narrow)),
            "did": (_did, ("player",)), "won": (now(_won), ("player",)), "phase": (now(_phase), ()), **kinds}
        self.forms = {"event": word(events), "did": word(verbs), "player": _player, "won": flag,
                      "phase": word(lambda match: match.game.phases), **forms}

    def reached(self, match, goal) -> bool:
        """Whether the goal is reached as the match stands; refuses what is no goal."""
        why = self._faults(match, goal, DEEP) or (["many"] if parts(goal) > WHOLE else [])
        if why:
            raise Refusal("goal", why=sorted(set(why)))
        return self.holds(match, len(match.states) - 1, goal)

    def holds(self, match, at, goal) -> bool:
        """Whether it is reached after so many actions."""
        return self.kinds[self._kind(goal)][0](match, at, {"player": 0, **goal})

    def _kind(self, goal):
        return next((name for name in self.kinds if name in goal), None)

    def _ever(self, match, at, goal) -> bool:
        return any(self.holds(match, then, goal["ever"]) for then in range(at + 1))

    def _event(self, match, at, goal) -> bool:
        found = [note for note in notes(match, at, goal, goal["event"])
                 if all(fits(match, note, goal[name]) for name, fits in self.narrow.items() if name in goal)]
        return len(found) >= goal.get("times", 1)

    def _faults(self, match, goal, depth, looking_back=False) -> list:
        """Codes of what is wrong; empty for a goal. Looking back while looking back would take for ever."""
        kind = self._kind(goal) if isinstance(goal, dict) and depth else None
        if kind is None or not goal.keys() <= {kind, *self.kinds[kind][1]}:
            return ["kind" if depth else "deep"]
        if kind not in ("all", "any", "not", "ever"):
            return [name for name, value in goal.items() if not self.forms.get(name, number)(match, value)]
        parts = goal[kind] if kind in ("all", "any") else [goal[kind]]
        if kind == "ever" and looking_back:
            return ["deep"]
        if not isinstance(parts, list) or not 0 < len(parts) <= MANY:
            return [kind]
        back = looking_back or kind == "ever"
        return [code for part in parts for code in self._faults(match, part, depth - 1, back)]


def parts(goal) -> int:
    """How many goals a goal is made of, itself included."""
    inner = [part for name in ("all", "any") for part in goal.get(name, ())]
    inner += [goal[name] for name in ("not", "ever") if name in goal]
    return 1 + sum(map(parts, inner))


def notes(match, at, goal, event) -> list:
    """What happened so far to the player, or to nobody in particular."""
    return [note for s in match.states[:at + 1] for note in s.events or []
            if note["event"] == event and note.get("player", goal["player"]) == goal["player"]]


def _did(match, at, goal) -> bool:
    return any(action[0] == goal["did"] and s.actor == goal["player"] for s, action in match.done(at))


def _won(s, goal) -> bool:
    ranking = s.game.ranking(s)
    return not s.stack and (ranking[goal["player"]] == max(ranking)) is goal["won"]


def _phase(s, goal) -> bool:
    return bool(s.stack) and s.stack[-1]["phase"] == goal["phase"]


def _player(match, p) -> bool:
    return number(match, p) and p < match.now.players


def verbs(match) -> set:
    """Every verb of a game."""
    doers = (*match.game.phases.values(), *match.game.traits.values())
    return {name[3:] for doer in doers for name in dir(doer) if name.startswith("do_")}
