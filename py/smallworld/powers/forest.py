"""Forest: it pays to live there."""

from conquest.hooks import Trait


class Forest(Trait):
    """A coin for every forest."""

    en = "Forest", "Each forest you hold brings 1 more coin."
    ru = "Лесные", "Каждый ваш лес приносит ещё 1 монету."
    tokens = 4

    def income(self, s, b):
        return len(s.lands(b, "forest"))
