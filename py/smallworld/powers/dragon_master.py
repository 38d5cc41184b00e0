"""Dragon Master: once a turn nothing stands against the dragon."""

from conquest.changes import conquer
from conquest.hooks import Trait
from conquest.rules import targets


class DragonMaster(Trait):
    """Once a turn one token takes any region within reach; the dragon then guards it."""

    en = ("Dragon Master",
          "Once a turn the dragon takes a region for 1 token, whoever defends it, and makes it immune.")
    ru = ("Хозяева дракона",
          "Раз за ход дракон берёт регион за 1 фишку при любой защите и делает его неприступным.")
    tokens = 5
    flair = 1.1

    def offers(self, s, b):
        if self.key in s.used or not s.hand[b]:
            return []
        return [("dragon", r) for r in targets(s, b)]

    def do_dragon(self, s, f, r):
        b = f["band"]
        s.used[self.key] = True
        conquer(s, b, r, 1)
        s.move("dragon", r)

    def on_decline(self, s, b):
        s.lift("dragon", b)
