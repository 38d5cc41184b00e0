"""Redeployment: tokens move freely between a band's regions, at least one stays on each (p. 5)."""

from conquest.changes import give_back, leave
from conquest.phases.spread import Spread
from conquest.rules import garrison


class Redeploy(Spread):
    """Lent tokens go back to the box. Where too few stay for all regions, those that can are kept with the
    fewest that may stand there, and no more are lost than must be (rulings 16, 51)."""

    verb = "garrison"

    def enter(self, s, f):
        b = f["band"]
        new = min(s.ask("reinforcements", b), s.tray[s.race[b]])
        s.tray[s.race[b]] -= new
        s.hand[b] += new
        if new:
            s.note("reinforced", player=f["player"], race=s.race[b], tokens=new)
        s.lent = min(s.lent, s.total(b))
        f["least"] = fewest = garrison(s, b)
        spare = s.total(b) - s.lent
        if spare < self.fewest(s, f, s.lands(b)):
            f["least"], f["most"], f["owed"] = 0, fewest, s.lent + spare % fewest
            for r in s.lands(b):
                self.set(s, f, r, min(s.troops[r], fewest))

    def places(self, s, f):
        return s.lands(f["band"])

    def here(self, s, f, r):
        return s.troops[r]

    def least(self, s, f, r):
        return f["least"]

    def fewest(self, s, f, lands) -> int:
        """Tokens that must stand on all these regions together."""
        return f["least"] * len(lands)

    def heap(self, s, f):
        return s.hand[f["band"]]

    def owed(self, s, f):
        return f.get("owed", s.lent)

    def set(self, s, f, r, n):
        s.hand[f["band"]] += s.troops[r] - n
        s.troops[r] = n

    def portion(self, s, f, r):
        return max(1, garrison(s, f["band"]) - s.troops[r])

    def actions(self, s, f):
        lands = s.lands(f["band"])
        spare = s.hand[f["band"]] + sum([s.troops[r] for r in lands]) - s.lent
        if len(lands) < 2 or spare == self.fewest(s, f, lands):  # nothing to choose
            for r in lands:
                self.set(s, f, r, spare if len(lands) == 1 else self.least(s, f, r))
            return []
        return super().actions(s, f)

    def bare(self, s, b, r) -> bool:
        """Whether too few stand on a region to hold it."""
        return s.troops[r] < garrison(s, b)

    def do_garrison(self, s, f, r, n):
        self.put(s, f, r, n)

    def leave(self, s, f):
        b = f["band"]
        give_back(s, b)
        for r in s.lands(b):
            if self.bare(s, b, r):
                leave(s, b, r)
        s.ask("on_redeployed", b)
