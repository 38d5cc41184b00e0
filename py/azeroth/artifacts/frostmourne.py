"""Frostmourne: the blade that costs two lives less."""

from azeroth.hooks import Artifact


class Frostmourne(Artifact):
    """Armed before a conquest; then it lies where it struck."""

    en = "Frostmourne", "Once a turn a conquest costs you 2 tokens less."
    ru = "Ледяная Скорбь", "Раз за ход захват стоит вам на 2 фишки меньше."
    arms, tokens = "price", 2

    def cost(self, s, b, r):
        return -self.tokens if s.armed(self.key) else 0
