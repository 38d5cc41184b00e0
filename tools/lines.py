"""The lines of a turn that leave nothing to chance: what can be had in it, how far one must look for it."""
from tabletop.ai import margins
from tabletop.aims import resting
from tabletop.prover import alike, sure
from tabletop.review import careful, turn

NODES, LONG = 1_500, 60  # positions of one search; actions of a line
WIDTH = 12  # positions kept after each action where there are too many to look at all
DEEP, TRIES = 5, 50  # grades; random lines
LOOKED = 3  # where there are too many, one looks fewer actions ahead than that
LOOSE = ("conquests", "fought", "attacked")  # what was done this turn, in whatever order
PLAIN = ("done", "gather", "garrison", "station", "pay", "displace")  # what is done besides


class Turn:
    """All lines of one turn, and what is counted in each: `count(state, player)` once the turn has ended."""

    def __init__(self, s, count):
        self.start, self.player, self.mark = s, s.actor, turn(s)
        self.count, self.known = count, {}

    def over(self, s) -> bool:
        """Whether the turn has ended."""
        return not s.legal or turn(s) != self.mark or s.actor != self.player

    def had(self, s) -> int:
        """What is had in a position."""
        return self.count(s, self.player)

    def reached(self, s, most) -> bool:
        """Whether so much is had, and for good."""
        return self.over(s) and self.had(s) >= most

    def wanted(self, s) -> list:
        """What may be done; what is spread stays as it lies."""
        return resting(s)

    def ways(self, s) -> list:
        """[(action, state after it)]: chance and discoveries are no way."""
        return list(sure(s, self.wanted(s)))

    def key(self, s) -> bytes:
        """What tells positions apart; in which order things were done does not matter."""
        return alike(s, LOOSE)

    def best(self, s) -> tuple:
        """(the most that can be had, the actions that get it)."""
        if self.over(s):
            return self.had(s), ()
        key = self.key(s)
        if key not in self.known:
            if len(self.known) > NODES:
                raise OverflowError
            self.known[key] = (-1, ())  # going round in circles leads nowhere
            found = [(self.best(new), act) for act, new in self.ways(s)]
            top = max((value for (value, _), _ in found), default=-1)
            lines = [(act, *rest) for (value, rest), act in found if value == top >= 0]
            self.known[key] = (top, min(lines, key=len, default=()))
        return self.known[key]

    def found_by(self, deep, most) -> bool:
        """Whether it is had by one who goes where most lies within so many actions."""
        s = self.start
        for _ in range(LONG):
            if self.over(s) or self.reached(s, most) or not (ways := self.ways(s)):
                break
            s = max(ways, key=lambda way: self.near(way[1], deep - 1))[1]
        return self.reached(s, most)

    def near(self, s, deep) -> int:
        """The most that lies within so many actions, counted as if the turn ended there."""
        here = self.had(s)
        if not deep or self.over(s):
            return here
        return max([here, *(self.near(new, deep - 1) for _, new in self.ways(s))])

    def grade(self, line, most) -> int:
        """How many actions one must look ahead."""
        return next((deep for deep in range(1, DEEP) if self.found_by(deep, most)), DEEP)

    def lucky(self, most) -> float:
        """How often lines of pure chance get it."""
        dice, hits = self.start.clone(), 0
        for _ in range(TRIES):
            s = self.start
            for _ in range(LONG):
                if self.over(s) or self.reached(s, most):
                    break
                acts = list(self.wanted(s))
                dice.shuffle(acts)
                _, s = next(sure(s, acts), (None, None))
                if s is None:
                    break
            hits += s is not None and self.reached(s, most)
        return hits / TRIES

    def easy(self, most) -> bool:
        """Whether the computer gets it that looks one action ahead."""
        s, mind = self.start.clone(), None
        for n in range(LONG):
            if self.over(s):
                break
            s, mind = careful(s, mind, n)
        return self.had(s) >= most


class Broad(Turn):
    """The best lines of a turn that has too many; what is counted counts at once, or at the end."""

    def __init__(self, s, count, at_end=False):
        super().__init__(s, count)
        self.at_end = at_end

    def reached(self, s, most):
        return self.had(s) >= most and self.over(s) is self.at_end

    def best(self, s):
        """Layer by layer, the best positions of each."""
        layer, seen = [(s, ())], set()
        most, line = self.had(s) if not self.at_end else -1, ()
        for _ in range(LONG):
            further = []
            for old, path in layer:
                for act, new in self.ways(old):
                    had, over = self.had(new), self.over(new)
                    if had > most and over is self.at_end:
                        most, line = had, (*path, act)
                    if over or (key := self.key(new)) in seen:
                        continue
                    seen.add(key)
                    further.append((had + margins(new)[self.player], new, (*path, act)))
            further.sort(key=lambda row: -row[0])
            layer = [row[1:] for row in further[:WIDTH]]
            if not layer:
                break
        return most, line


    def grade(self, line, most):
        """By trial as far as that can be paid for; who looks as far as the line is long finds it."""
        tried = (deep for deep in range(1, LOOKED) if self.found_by(deep, most))
        return next(tried, min(DEEP, max(LOOKED, len(moves(line)))))

    def easy(self, most):
        """Whether it lies one action ahead, or the computer gets it that looks no further."""
        return super().easy(most) if self.at_end else any(
            self.had(new) >= most for _, new in self.ways(self.start))


def moves(line) -> list:
    """The actions of a line that count as moves."""
    return [act for act in line if act[0] not in PLAIN]
