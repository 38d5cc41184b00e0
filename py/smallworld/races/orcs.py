"""Orcs: war pays."""

from conquest.hooks import Trait


class Orcs(Trait):
    """A coin for every non-empty region taken this turn."""

    en = "Orcs", "Each non-empty region you took this turn brings 1 more coin."
    ru = "Орки", "Каждый непустой регион, взятый в этот ход, приносит ещё 1 монету."
    tokens, limit, passing = 5, 10, True

    def income(self, s, b):
        return s.beaten(b)
