"""Blood Elves: thirsting for magic."""

from azeroth.hooks import HORDE, Race


class BloodElves(Race):
    """Thirsting for magic."""

    en, ru = "Blood Elves", "Эльфы крови"
    tokens, limit, faction = 5, 10, HORDE
    flair = 1.0
    effects = [{"effect": "income", "on": "magic", "coins": 1}]
