"""Humans: farmers."""

from conquest.hooks import Trait


class Humans(Trait):
    """A coin for every farmland."""

    en, ru = "Humans", "Люди"
    tokens, limit = 5, 10
    effects = [{"effect": "income", "on": "farmland", "coins": 1}]
