"""Berserk: the die before every conquest."""

from conquest.changes import roll
from conquest.hooks import Trait


class Berserk(Trait):
    """Roll first, then choose the region; the pips count as tokens."""

    en = ("Berserk",
          "You may roll the die before each conquest, then choose the region: the pips come off its price.")
    ru = ("Берсерки",
          "Перед каждым захватом можно бросить кубик и затем выбрать регион: выпавшее число вычитается из "
          "цены.")
    tokens = 4

    def offers(self, s, b):
        return [] if self.key in s.used or not s.hand[b] else [("roll",)]

    def spurns(self, s, b):
        return {"conquer"} if self.offers(s, b) else set()

    def do_roll(self, s, f):
        s.used[self.key] = roll(s, f["band"])  # O3: the roll stands until a region is taken

    def cost(self, s, b, r):
        return -s.used.get(self.key, 0)

    def on_conquered(self, s, b, r, was_empty):
        s.used.pop(self.key, None)

    def rolls(self, s, b):
        return 0  # ruling 38: instead of the roll for the last conquest
