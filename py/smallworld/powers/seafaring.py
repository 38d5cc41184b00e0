"""Seafaring: water is land to them."""

from conquest.hooks import Trait


class Seafaring(Trait):
    """Seas and the lake may be taken like empty regions, and are kept in decline."""

    en, ru = "Seafaring", "Мореходы"
    tokens = 5
    effects = [{"effect": "take_water"}]
