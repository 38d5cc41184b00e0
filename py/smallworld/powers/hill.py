"""Hill: it pays to live there."""

from conquest.hooks import Trait


class Hill(Trait):
    """A coin for every hill."""

    en, ru = "Hill", "Холмовые"
    tokens = 4
    effects = [{"effect": "income", "on": "hill", "coins": 1}]
