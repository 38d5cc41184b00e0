"""Giants: they come down from the mountains."""

from conquest.hooks import Trait


class Giants(Trait):
    """One token less next to a mountain of their own."""

    en, ru = "Giants", "Гиганты"
    tokens, limit = 6, 11
    effects = [{"effect": "flank", "on": "mountain", "tokens": 1}]
