"""Merchant: every region trades."""

from conquest.hooks import Trait


class Merchant(Trait):
    """A coin more for every region."""

    en, ru = "Merchant", "Торговцы"
    tokens = 2
    flair = 1.2
    effects = [{"effect": "income", "on": "any", "coins": 1}]
