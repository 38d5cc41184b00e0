"""Herbalist: the hills pay."""

from azeroth.hooks import Power


class Herbalist(Power):
    """The hills pay."""

    en, ru = "Herbalist", "Травники"
    tokens = 4
    flair = 1.3
    effects = [{"effect": "income", "on": "hill", "coins": 1}]
