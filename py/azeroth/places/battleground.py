"""Battleground: the war of the factions is fought here."""

from azeroth.hooks import ALLIANCE, HORDE, Place


class Battleground(Place):
    """The war of the factions is fought here."""

    en = ("Battleground",
          "The faction bonus counts up to two regions of each race. Neutral holders fight for the side "
          "that pays better this turn.")
    ru = ("Поле боя",
          "Бонус фракции считается до двух регионов каждой расы. Нейтральная раса сражается за ту "
          "сторону, которая в этот ход выгоднее.")
    regions = 2
    boon = 0.4

    def bounty(self, s, b):
        return self.regions

    def allegiance(self, s, b):
        return {ALLIANCE, HORDE}  # ruling 93: the better one, at scoring
