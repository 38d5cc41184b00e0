"""Plans tried on what the others may answer again and again: so the hard opponent thinks, and the master, who
takes longer."""

from math import log, sqrt

from wolves.planner import Line, Planner, few

PIECES = {2: 1200, 3: 1000, 4: 850, 5: 750}  # of thought in all, by number of players
LONGER = {"master": 8}  # how many times as much a level thinks
WHIM = 1.5  # points by which an answer may be worse than the best, more or less
APART = 20  # bits between the chances of seeds
DOUBT = 3.0  # points that the end of an answer is off, more or less


class Weigher(Planner):
    """Every plan is answered once, then again and again, each time a little otherwise, those of promise more
    often."""

    alone = open = False  # open: somebody else says when to end

    def __init__(self, s, seed: int = 0, every: bool = False, level: str = "hard"):
        super().__init__(s, seed, every)
        self.level, self.most = level, PIECES[s.players] * LONGER.get(level, 1)

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many pieces in all; True when done."""
        self.open = playouts is not None
        return super().run(ms, playouts)

    def anew(self, s):
        return Weigher(s, self.seed + 1, level=self.level)

    def answered(self, lines):
        """The plans from the best down, by all answers to each of them."""
        yield from super().answered(lines)
        if len(lines) < 2:
            return
        first = {line.path: line.value for line in self.best}
        ends, count = [[line, first.get(line.path, line.value), 1] for line in lines], len(lines)
        while self.open or self.playouts < self.most:
            one = max(ends, key=lambda row: row[1] / row[2] + DOUBT * sqrt(log(count) / row[2]))
            s = one[0].s.clone()
            s.rng = (self.seed << APART) + one[2]  # the same whims for every plan
            one[1] += yield from self.answer(s, WHIM)
            one[2] += 1
            count += 1
            yield  # an answer to the last turn of all is over before it begins
            self.best = few([Line(None, line.path, total / tried) for line, total, tried in ends], len(ends))
