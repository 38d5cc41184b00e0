"""Amazons: many on the march, fewer at home."""

from conquest.hooks import Trait


class Amazons(Trait):
    """Four more tokens for the conquests of a turn, given back at redeployment."""

    en, ru = "Amazons", "Амазонки"
    tokens, limit = 6, 15
    flair = -1.1
    effects = [{"effect": "loan", "tokens": 4}]
