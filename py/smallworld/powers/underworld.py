"""Underworld: all caverns are one."""

from conquest.hooks import Trait


class Underworld(Trait):
    """Caverns cost one token less and are next to each other."""

    en, ru = "Underworld", "Подземные"
    tokens = 5
    flair = 0.6
    effects = [{"effect": "discount", "on": "cavern", "tokens": 1},
               {"effect": "linked", "on": "cavern"}]  # ruling 47: from a cavern already held
