"""The plans of the hard opponent, tried on more answers for as long as there is time."""

from math import log, sqrt

from wolves.planner import Line, Planner, few

ANSWERS = 240  # to all plans, where nobody says how long
WHIM = 1.5  # points by which an answer may be worse than the best, more or less
APART = 20  # bits between the chances of seeds
DOUBT = 3.0  # points that the end of an answer is off, more or less


class Master(Planner):
    """Plans like the hard opponent, then tries the plans on other answers, those of promise more often."""

    alone = open = False  # open: somebody else says when to end

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many pieces in all; True when done."""
        self.open = playouts is not None
        return super().run(ms, playouts)

    def answered(self, lines):
        """Every plan is answered once, then again and again, each time a little otherwise."""
        yield from super().answered(lines)
        if len(lines) < 2:
            return
        first = {line.path: line.value for line in self.best}
        ends, count = [[line, first.get(line.path, line.value), 1] for line in lines], len(lines)
        while self.open or count < ANSWERS:
            one = max(ends, key=lambda row: row[1] / row[2] + DOUBT * sqrt(log(count) / row[2]))
            s = one[0].s.clone()
            s.rng = (self.seed << APART) + one[2]  # the same whims for every plan
            one[1] += yield from self.answer(s, WHIM)
            one[2] += 1
            count += 1
            self.best = few([Line(None, line.path, total / tried) for line, total, tried in ends], len(ends))
