"""Wizards: magic is money."""

from conquest.hooks import Trait


class Wizards(Trait):
    """A coin for every source of magic."""

    en = "Wizards", "Each source of magic you hold brings 1 more coin."
    ru = "Волшебники", "Каждый ваш магический регион приносит ещё 1 монету."
    tokens, limit = 5, 10

    def income(self, s, b):
        return len(s.lands(b, "magic"))
