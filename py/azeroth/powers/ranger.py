"""Ranger: the forests pay."""

from azeroth.hooks import Power


class Ranger(Power):
    """The forests pay."""

    en, ru = "Ranger", "Следопыты"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "forest", "coins": 1}]
