"""Battle Master: victory pays."""

from azeroth.hooks import Power


class BattleMaster(Power):
    """Victory pays."""

    en, ru = "Battle Master", "Стратеги"
    tokens = 5
    flair = 1.2
    effects = [{"effect": "spoils", "coins": 1}]
