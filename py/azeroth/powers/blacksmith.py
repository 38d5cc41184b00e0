"""Blacksmith: better weapons."""

from azeroth.hooks import Power


class Blacksmith(Power):
    """Better weapons."""

    en, ru = "Blacksmith", "Кузнецы"
    tokens = 4
    boon = 1.2
    effects = [{"effect": "discount", "on": "any", "tokens": 1}]

    def catches(self, s, b):
        return 0.15 * s.hand[b]
