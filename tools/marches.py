"""Which pieces of a player go where in a Move step: all ways of it are looked at."""
from tools.lines import Broad

MANY = 600  # positions of one search


class March(Broad):
    """The pieces of some kinds, each of which moves once at most; `spots` are the spaces that count."""

    def __init__(self, s, count, spots, kinds):
        super().__init__(s, count)
        self.spots, self.kinds, self.counts = spots, kinds, {}

    def over(self, s):
        return not s.legal or s.actor != self.player or s.stack[-1]["phase"] != self.start.stack[-1]["phase"]

    def had(self, s):
        """Counted once for all positions in which the pieces stand alike."""
        key = str(s.pieces)
        if key not in self.counts:
            self.counts[key] = self.count(s, self.player)
        return self.counts[key]

    def wanted(self, s):
        return [act for act in s.legal if act[0] == "move" and act[2] in self.kinds and act[3] in self.spots]

    def best(self, s):
        """Every layer whole: one piece more has moved."""
        layer, seen, most, line = [(s, ())], {self.key(s)}, self.had(s), ()
        while layer:
            further = []
            for old, path in layer:
                for act, new in self.ways(old):
                    if self.over(new) or (key := self.key(new)) in seen:
                        continue
                    seen.add(key)
                    if len(seen) > MANY:
                        raise OverflowError
                    further.append((new, (*path, act)))
                    if self.had(new) > most:
                        most, line = self.had(new), (*path, act)
            layer = further
        return most, line
