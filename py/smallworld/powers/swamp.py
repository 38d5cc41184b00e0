"""Swamp: it pays to live there."""

from conquest.hooks import Trait


class Swamp(Trait):
    """A coin for every swamp."""

    en, ru = "Swamp", "Болотные"
    tokens = 4
    effects = [{"effect": "income", "on": "swamp", "coins": 1}]
