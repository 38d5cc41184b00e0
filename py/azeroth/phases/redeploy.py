"""Redeployment where somebody may hold a region without any of the race."""

import conquest.phases.redeploy
from azeroth.rules import alone, company, kin
from conquest.rules import garrison


class Beside:
    """Where a champion stands nobody else need be; but of Tauren none stands there single (ruling 46)."""

    def single(self, s, f) -> set:
        """The settings that are ruled out: too few beside a champion."""
        fewest = garrison(s, f["band"])
        beside = [(r, company(s, r)) for r in self.places(s, f) if s.tokens[r]] if fewest > 1 else []
        return {(self.verb, r, n + more) for r, n in beside if n for more in range(1, fewest)}

    def actions(self, s, f):
        ruled_out = self.single(s, f)
        if not ruled_out:
            return super().actions(s, f)
        lands = self.places(s, f)
        if len(lands) == 1 and (self.verb, lands[0], s.troops[lands[0]] + self.heap(s, f)) in ruled_out:
            self.set(s, f, lands[0], company(s, lands[0]))  # ruling 43: the others wait in hand
            return []
        return [act for act in super().actions(s, f) if act not in ruled_out]

    def prune(self, s, f, actions):
        """Of the last two regions the first takes no number that would leave one single in the other."""
        few, ruled_out = super().prune(s, f, actions), self.single(s, f)
        rest = [r for r in self.places(s, f) if r > f.get("set", -1)]
        if len(rest) == 2:
            spare = sum([self.here(s, f, r) for r in rest]) + self.heap(s, f) - self.owed(s, f)
            ruled_out |= {(self.verb, rest[0], spare - n) for _, r, n in ruled_out if r == rest[1]}
        return [act for act in few if act not in ruled_out] or actions[-1:]

    def portion(self, s, f, r):
        return max(1, garrison(s, f["band"]) - kin(s, r))

    def describe(self, s, f, action):
        """Where the fewest are joined by several or by none: how many come at least."""
        told, (_, r, *_) = super().describe(s, f, action), (*action, None)
        if told and (self.verb, r, self.least(s, f, r) + 1) in self.single(s, f):
            told["step"] = garrison(s, f["band"])
        return told


class Redeploy(Beside, conquest.phases.redeploy.Redeploy):
    """He may also hold a region alone."""

    def least(self, s, f, r):
        return min(f["least"], 1) if s.tokens[r] and company(s, r) else f["least"]

    def fewest(self, s, f, lands):
        spared = sum([f["least"] - self.least(s, f, r) for r in lands if s.tokens[r]])
        return super().fewest(s, f, lands) - spared

    def bare(self, s, b, r):
        return alone(s, b, r)
