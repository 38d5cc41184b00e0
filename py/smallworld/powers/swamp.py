"""Swamp: it pays to live there."""

from conquest.hooks import Trait


class Swamp(Trait):
    """A coin for every swamp."""

    en = "Swamp", "Each swamp you hold brings 1 more coin."
    ru = "Болотные", "Каждое ваше болото приносит ещё 1 монету."
    tokens = 4

    def income(self, s, b):
        return len(s.lands(b, "swamp"))
