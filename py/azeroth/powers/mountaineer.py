"""Mountaineer: the heights pay."""

from azeroth.hooks import Power


class Mountaineer(Power):
    """The heights pay."""

    en, ru = "Mountaineer", "Горцы"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "mountain", "coins": 1}]
