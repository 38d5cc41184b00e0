"""Alchemist: gold out of nothing."""

from conquest.hooks import Trait


class Alchemist(Trait):
    """Two coins every turn."""

    en = "Alchemist", "2 more coins every turn."
    ru = "Алхимики", "Ещё 2 монеты каждый ход."
    tokens, gold = 4, 2

    def income(self, s, b):
        return self.gold
