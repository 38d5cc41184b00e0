"""Elves: hard to kill."""

from conquest.hooks import Trait


class Elves(Trait):
    """A lost region costs no token."""

    en, ru = "Elves", "Эльфы"
    tokens, limit = 6, 11
    flair = -0.4
    effects = [{"effect": "no_losses"}]
