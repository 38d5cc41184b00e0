"""Forts of the Garrisoned power."""

from azeroth.hooks import Piece


class Fort(Piece):
    """It goes with its region."""

    en = "Fort", "Adds 1 to what an attacker must pay for this region, even in decline."
    ru = "Форт", "Добавляет 1 к цене региона для нападающего, даже в упадке."
    limit, shelter, screen = 10, 1, 2  # ruling 109: before a wall

    def defence(self, s, b, r):
        return s.tokens[r][self.key]
