"""Skeletons: the fallen join them."""

from conquest.hooks import Trait


class Skeletons(Trait):
    """A new token for every two non-empty regions taken this turn."""

    en, ru = "Skeletons", "Скелеты"
    tokens, limit = 6, 20
    effects = [{"effect": "fallen", "per": 2}]
