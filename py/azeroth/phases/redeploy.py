"""Redeployment where somebody may hold a region without any of the race."""

import conquest.phases.redeploy
from azeroth.rules import alone, company


class Redeploy(conquest.phases.redeploy.Redeploy):
    """Where a champion stands nobody else need be."""

    def least(self, s, f, r):
        return min(f["least"], 1) if s.tokens[r] and company(s, r) else f["least"]

    def fewest(self, s, f, lands):
        spared = sum([f["least"] - self.least(s, f, r) for r in lands if s.tokens[r]])
        return super().fewest(s, f, lands) - spared

    def bare(self, s, b, r):
        return alone(s, b, r)
