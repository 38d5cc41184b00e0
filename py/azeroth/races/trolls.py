"""Trolls: whoever lives there is outwitted."""

from azeroth.hooks import HORDE, Race
from conquest.state import NOBODY


class Trolls(Race):
    """Whoever lives there is outwitted."""

    en = "Trolls", "Regions that are not empty cost you 1 token less."
    ru = "Тролли", "Непустые регионы стоят вам на 1 фишку меньше."
    tokens, limit, faction = 6, 11, HORDE
    boon = 0.6

    def cost(self, s, b, r):
        return -(s.band[r] != NOBODY)

    def catches(self, s, b):
        return 0.08 * s.hand[b]
