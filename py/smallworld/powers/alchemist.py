"""Alchemist: gold out of nothing."""

from conquest.hooks import Trait


class Alchemist(Trait):
    """Two coins every turn."""

    en, ru = "Alchemist", "Алхимики"
    tokens = 4
    flair = -0.6
    effects = [{"effect": "pension", "coins": 2}]
