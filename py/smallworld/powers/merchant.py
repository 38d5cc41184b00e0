"""Merchant: every region trades."""

from conquest.hooks import Trait


class Merchant(Trait):
    """A coin more for every region."""

    en = "Merchant", "Each region you hold brings 1 more coin."
    ru = "Торговцы", "Каждый ваш регион приносит ещё 1 монету."
    tokens = 2

    def income(self, s, b):
        return len(s.lands(b))
