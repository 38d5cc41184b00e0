"""Walls of wisps, of the Night Elves."""

from azeroth.hooks import Piece


class Wall(Piece):
    """It goes with its region."""

    en = "Wall of wisps", "Adds 1 to what an attacker must pay for this region, even in decline."
    ru = "Стена огоньков", "Добавляет 1 к цене региона для нападающего, даже в упадке."
    limit, shelter, screen = 9, 1, 1

    def defence(self, s, b, r):
        return s.tokens[r][self.key]
