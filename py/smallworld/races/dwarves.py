"""Dwarves: few, but their mines pay for ever."""

from conquest.hooks import Trait


class Dwarves(Trait):
    """A coin for every mine, in decline too."""

    en, ru = "Dwarves", "Гномы"
    tokens, limit = 3, 8
    effects = [{"effect": "income", "on": "mine", "coins": 1, "lasts": True}]
