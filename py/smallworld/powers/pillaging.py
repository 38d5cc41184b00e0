"""Pillaging: to the victor the spoils."""

from conquest.hooks import Trait


class Pillaging(Trait):
    """A coin for every non-empty region taken this turn."""

    en = "Pillaging", "Each non-empty region you took this turn brings 1 more coin."
    ru = "Мародёры", "Каждый непустой регион, взятый в этот ход, приносит ещё 1 монету."
    tokens, passing = 5, True

    def income(self, s, b):
        return s.beaten(b)
