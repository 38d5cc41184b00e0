"""Orcs: every victory over the Alliance pays."""

from azeroth.hooks import ALLIANCE, HORDE, Race
from azeroth.rules import faction


class Orcs(Race):
    """Every victory over the Alliance pays."""

    en = ("Orcs",
          "Each region you take from a race of the Alliance brings 1 more coin, beside the faction "
          "bonus.")
    ru = "Орки", "Каждый регион, отнятый у расы Альянса, приносит ещё 1 монету сверх бонуса фракции."
    tokens, limit, faction = 6, 11, HORDE
    flair = 0.6
    passing = True

    def income(self, s, b):
        return sum(row[0] == b and faction(s, row[3]) == ALLIANCE for row in s.conquests)
