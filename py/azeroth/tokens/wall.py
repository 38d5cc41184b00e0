"""Walls of wisps, of the Night Elves."""

from azeroth.hooks import Piece


class Wall(Piece):
    """It goes with its region."""

    en = "Wall of wisps", "Whoever attacks this region needs 1 more token, even when it is held in decline."
    ru = "Стена огоньков", "Нападающему нужна ещё 1 фишка, даже если раса здесь в упадке."
    limit, screen = 9, 1
    shelter = 1

    def defence(self, s, b, r):
        return s.tokens[r][self.key]
