"""Blacksmith: better weapons."""

from azeroth.hooks import Power


class Blacksmith(Power):
    """Better weapons."""

    en, ru = "Blacksmith", "Кузнецы"
    tokens = 4
    effects = [{"effect": "discount", "on": "any", "tokens": 1}]
