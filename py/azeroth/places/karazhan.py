"""Karazhan: land of its kind pays."""

from azeroth.hooks import Place


class Karazhan(Place):
    """Land of its kind pays."""

    en = "Karazhan", "Each other region you hold of the same terrain brings 1 more coin."
    ru = "Каражан", "Каждый другой ваш регион с той же местностью приносит ещё 1 монету."

    def income(self, s, b):
        here, = s.where(self.key)
        return len(s.lands(b, s.board.terrain[here])) - 1  # ruling 83: regions of the active race only
