"""Forest: it pays to live there."""

from conquest.hooks import Trait


class Forest(Trait):
    """A coin for every forest."""

    en, ru = "Forest", "Лесные"
    tokens = 4
    effects = [{"effect": "income", "on": "forest", "coins": 1}]
