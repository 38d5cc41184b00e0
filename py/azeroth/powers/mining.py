"""Mining: treasure under ground."""

from azeroth.hooks import Power


class Mining(Power):
    """Treasure under ground."""

    en = "Mining", "Each region with a cavern that you hold brings 1 more coin."
    ru = "Горняки", "Каждый ваш регион с подземельем приносит ещё 1 монету."
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "cavern", "coins": 1}]
