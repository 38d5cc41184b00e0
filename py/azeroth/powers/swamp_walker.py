"""Swamp Walker: the swamps pay."""

from azeroth.hooks import Power


class SwampWalker(Power):
    """The swamps pay."""

    en, ru = "Swamp Walker", "Жители болот"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "income", "on": "swamp", "coins": 1}]
