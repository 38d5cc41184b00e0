"""Looks for a line of one turn that reaches a goal and leaves nothing to chance, the shortest first."""

from marshal import dumps

from tabletop.ai import Steady, margins
from tabletop.aims import kind, resting, spreads
from tabletop.match import came_to_light
from tabletop.phase import promising, step
from tabletop.proving import LONG
from tabletop.refusal import Refusal
from tabletop.review import turn

MOST = 12_000  # positions of one search
WIDTH = 150  # positions kept after each action where there are too many to look at all


class Prover(Steady):
    """Layer by layer: every line of so many actions, then those of one more. Where a layer is too broad the
    most hopeful of it are kept, and then `whole` is false: what was not found may be there all the same."""

    def __init__(self, s, goal):
        row, self.goal = ready(s, goal)
        self.aims = s.game.aims()
        self.most = row.get("have")  # of a goal with a number: the most that was found so far
        self.looked, self.line, self.whole = 0, None, True
        super().__init__(s)

    def run(self, ms: float) -> dict:
        """Look on for some milliseconds; how far it is and what was found."""
        return {"done": super().run(ms), "looked": self.looked, "whole": self.whole,
                "line": self.line and [list(act) for act in self.line], "most": self.most}

    def work(self):
        """Position after position."""
        layer, seen = [(self.state, ())], {alike(self.state, self.aims.loose)}
        for _ in range(LONG):
            further = []
            for s, line in layer:
                for new, path in self.ways(s, line):
                    yield
                    self.looked += 1
                    if self.reaches(answered(self.state, new)):
                        self.line = path
                        return
                    if self.looked >= MOST:
                        self.whole = False
                        return
                    if not self.over(new) and (mark := alike(new, self.aims.loose)) not in seen:
                        seen.add(mark)
                        further.append((new, path))
            layer = self.hopeful(further)

    def ways(self, s, line):
        """(a state after one choice more, the line to it); what is to be spread then is no choice."""
        for act, new in sure(s, self.aims.wanted(s, self.goal)):
            path = (*line, act)
            while new and not self.over(new) and spreads(new) and len(path) < LONG:
                act = resting(new)[0]
                new, path = next((then for _, then in sure(new, [act])), None), (*path, act)
            if new:
                yield new, path

    def reaches(self, s) -> bool:
        """Whether the goal is reached in a state; of a number how far it goes is kept in mind."""
        if self.most is None:
            return reached(s, self.goal)
        name = kind(self.goal)
        while self.most < self.goal[name] and reached(s, {**self.goal, name: self.most + 1}):
            self.most += 1
        return self.most == self.goal[name]

    def over(self, s) -> bool:
        """Whether the player has no more to say."""
        return self.aims.over(self.state, s)

    def hopeful(self, layer) -> list:
        """As much of a layer as is looked at further."""
        if len(layer) <= WIDTH:
            return layer
        self.whole = False
        p = self.state.actor
        return sorted(layer, key=lambda row: -self.aims.near(row[0], self.goal) - margins(row[0])[p])[:WIDTH]


class Moment:
    """A state as goals look at a match."""

    def __init__(self, s):
        self.states, self.now, self.game = [s], s, s.game


def reached(s, goal) -> bool:
    """Whether a goal is reached in a state."""
    return s.game.reached(Moment(s), goal)


def sure(s, acts):
    """Those of some actions that leave nothing to chance and uncover nothing, with the state after each."""
    for act in acts:
        new = s.clone()
        step(new, act)
        if new.rng == s.rng and not came_to_light(s, new):
            yield act, new


def alike(s, loose) -> bytes:
    """What tells positions apart; in which order things were done does not matter."""
    stack = [{**f, "moved": sorted(f["moved"])} if "moved" in f else f for f in s.stack]
    return dumps({**s.__dict__, "stack": stack, **{name: sorted(getattr(s, name, ())) for name in loose}}, 2)


def answered(start, s):
    """A state once the others have ended what they must do within a player's turn."""
    if not s.legal or s.actor == start.actor or turn(s) != turn(start):
        return s
    s = s.clone()
    while s.legal and s.actor != start.actor and turn(s) == turn(start):
        step(s, ("done",) if ("done",) in s.legal else promising(s)[0])
    return s


def ready(s, goal) -> tuple:
    """(the row a goal is of, the goal as the row has it); refuses what the position does not offer, or what
    is reached already."""
    row = s.game.aims().row(s, goal) if s.legal else None
    if row is None:
        raise Refusal("puzzle", why=["asked"])
    if reached(s, goal):
        raise Refusal("puzzle", why=["already"])
    return row, {**row["goal"], **goal}


def proved(s, goal, line) -> dict:
    """What a puzzle tells of itself, if such a line solves it; else why it does not."""
    row, goal = ready(s, goal)
    start, aims = s, s.game.aims()
    choices = 0
    for act in line:
        if act not in s.legal or reached(s, goal) or aims.over(start, s):
            raise Refusal("puzzle", why=["unsolved"])
        choices += act != ("done",) and not spreads(s)
        s = next((new for _, new in sure(s, [act])), None)
        if s is None:
            raise Refusal("puzzle", why=["luck"])
    if not reached(answered(start, s), goal):
        raise Refusal("puzzle", why=["unsolved"])
    where = {"places": row["places"]} if "places" in row else {}
    return {"player": start.actor, "have": row.get("have", 0), "lost": aims.lost(start),
            "choices": max(1, choices), **where}
