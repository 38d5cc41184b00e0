"""Farmer: the fields pay."""

from azeroth.hooks import Power


class Farmer(Power):
    """The fields pay."""

    en, ru = "Farmer", "Земледельцы"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "farmland", "coins": 1}]
