"""Mining: treasure under ground."""

from azeroth.hooks import Power


class Mining(Power):
    """Treasure under ground."""

    en, ru = "Mining", "Горняки"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "cavern", "coins": 1}]
