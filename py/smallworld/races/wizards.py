"""Wizards: magic is money."""

from conquest.hooks import Trait


class Wizards(Trait):
    """A coin for every source of magic."""

    en, ru = "Wizards", "Волшебники"
    tokens, limit = 5, 10
    effects = [{"effect": "income", "on": "magic", "coins": 1}]
