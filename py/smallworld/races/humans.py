"""Humans: farmers."""

from conquest.hooks import Trait


class Humans(Trait):
    """A coin for every farmland."""

    en = "Humans", "Each farmland you hold brings 1 more coin."
    ru = "Люди", "Каждая ваша ферма приносит ещё 1 монету."
    tokens, limit = 5, 10

    def income(self, s, b):
        return len(s.lands(b, "farmland"))
