"""Redeployment where somebody may hold a region without any of the race."""

import conquest.phases.redeploy
from azeroth.rules import alone, company


class Redeploy(conquest.phases.redeploy.Redeploy):
    """Where a champion stands nobody else need be."""

    def least(self, s, f, r):
        return min(f["least"], 1) if company(s, r) else f["least"]

    def fewest(self, s, f, lands):
        return sum([self.least(s, f, r) for r in lands])

    def bare(self, s, b, r):
        return alone(s, b, r)
