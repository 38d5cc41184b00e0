"""Marsh Dweller: a toll in the swamps."""

from azeroth.hooks import Power


class MarshDweller(Power):
    """A toll in the swamps."""

    en = "Marsh Dweller", "Before attacking a swamp of yours an opponent pays you 1 coin, even in decline."
    ru = "Трясинники", "Перед нападением на ваше болото соперник платит вам 1 монету, даже в упадке."
    tokens = 4
    flair = 0.5
    coins, lasts = 1, ("toll",)

    def toll(self, s, b, r, foe):
        return self.coins * (s.board.terrain[r] == "swamp")
