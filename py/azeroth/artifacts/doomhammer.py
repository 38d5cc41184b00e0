"""Doomhammer: one blow, for two coins."""

from azeroth.hooks import SPENT, Artifact


class Doomhammer(Artifact):
    """One blow, for two coins."""

    en = ("Doomhammer",
          "Once a turn take a region with 1 token, whatever its price: first pay 2 coins to its holder, "
          "or to the bank.")
    ru = ("Молот Рока",
          "Раз за ход возьмите регион 1 фишкой при любой цене: сначала заплатите 2 монеты его хозяину "
          "или банку.")
    arms, tokens, coins = "price", 1, 2
    boon = 0.5

    def fixed(self, s, b, r):
        return self.tokens if s.armed(self.key) else None

    def dues(self, s, b, r):
        return self.coins if s.armed(self.key) else 0  # ruling 29: none for one's own race in decline

    def catches(self, s, b):
        return 0.2 if s.hand[b] and s.used.get(self.key) != SPENT else 0.0
