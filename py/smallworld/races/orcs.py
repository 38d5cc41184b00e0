"""Orcs: war pays."""

from conquest.hooks import Trait


class Orcs(Trait):
    """A coin for every non-empty region taken this turn."""

    en, ru = "Orcs", "Орки"
    tokens, limit = 5, 10
    effects = [{"effect": "spoils", "coins": 1}]
