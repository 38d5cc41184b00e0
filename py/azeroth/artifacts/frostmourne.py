"""Frostmourne: the blade that costs two lives less."""

from azeroth.hooks import SPENT, Artifact


class Frostmourne(Artifact):
    """Armed before a conquest; then it lies where it struck."""

    en = "Frostmourne", "Once a turn a conquest costs you 2 tokens less."
    ru = "Ледяная Скорбь", "Раз за ход захват стоит вам на 2 фишки меньше."
    arms, tokens = "price", 2
    boon = 1.0

    def cost(self, s, b, r):
        return -self.tokens if s.armed(self.key) else 0

    def catches(self, s, b):
        return 0.6 if s.hand[b] and s.used.get(self.key) != SPENT else 0.0
