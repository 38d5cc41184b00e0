"""Dwarves: at home in the mountains."""

from azeroth.hooks import ALLIANCE, Race


class Dwarves(Race):
    """At home in the mountains."""

    en, ru = "Dwarves", "Дворфы"
    tokens, limit, faction = 5, 10, ALLIANCE
    boon = 0.3
    effects = [{"effect": "discount", "on": "mountain", "tokens": 2}]
