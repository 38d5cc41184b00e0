"""What puzzles of a position may ask for: a closed list of goals, and what of one lies in a state.

A row names a goal, its number left at nought, and either `least` and `most` of that number, with what the
player has of it, `have`; or the `places` of the board that are meant, which tell rows of one kind apart."""

from tabletop.ai import tried
from tabletop.phase import promising
from tabletop.review import turn


class Aims:
    """The goals that fit a game. A puzzle is one player's turn: it is lost when that is over."""

    ends = "turn"  # the event with which another's begins
    fatal: tuple = ()  # events of the player's own that end it too
    loose: tuple = ()  # fields that list what was done, in whatever order

    def rows(self, s) -> list:
        """What may be asked of the acting player."""
        raise NotImplementedError

    def near(self, s, goal) -> float:
        """How near a goal is in a state, for the order in which lines are looked at."""
        raise NotImplementedError

    def wanted(self, s, goal) -> list:
        """What may be done toward a goal."""
        return resting(s)

    def over(self, start, s) -> bool:
        """Whether the player has no more to say in it."""
        return not s.legal or turn(s) != turn(start) or s.actor != start.actor

    def lost(self, s) -> dict:
        """The goal that is reached when a puzzle is lost: it is somebody else's turn, or all is over."""
        p = s.actor
        mine = [{"event": name, "player": p} for name in ("over", *self.fatal)]
        return {"any": mine + [{"event": self.ends, "player": q} for q in range(s.players) if q != p]}

    def row(self, s, goal):
        """The row that a goal is of, None for one that may not be asked."""
        return next((row for row in self.rows(s) if _of(row, goal)), None)


def spreads(s) -> bool:
    """Whether tokens are being spread, which is no choice of a puzzle."""
    f, act = s.stack[-1], s.legal[0]
    return s.game.phases[f["phase"]].describe(s, f, act).get("kind") == "heap"


def resting(s) -> list:
    """What is worth thinking about; what is spread stays as it lies, and what is left goes to one place."""
    if not spreads(s):
        return promising(s)
    if ("done",) in s.legal:
        return [("done",)]
    ends = (act for act in reversed(s.legal) if act[1:] and ("done",) in tried(s, act).legal)
    return [next(ends, promising(s)[0])]


def kind(goal) -> str:
    """What kind of goal it is: the name that a row has first."""
    return next(iter(goal))


def counted(name, p, have, most, **more) -> dict:
    """A row of a goal with a number."""
    return {"goal": {name: 0, **more, "player": p}, "have": have, "least": have + 1, "most": most}


def _of(row, goal) -> bool:
    name = kind(row["goal"])
    if "least" not in row:
        return goal == row["goal"]
    n = goal.get(name)
    return type(n) is int and row["least"] <= n <= row["most"] and {**goal, name: 0} == row["goal"]
