"""Pillaging: to the victor the spoils."""

from conquest.hooks import Trait


class Pillaging(Trait):
    """A coin for every non-empty region taken this turn."""

    en, ru = "Pillaging", "Мародёры"
    tokens = 5
    effects = [{"effect": "spoils", "coins": 1}]
