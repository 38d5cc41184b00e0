"""Forts of the Garrisoned power."""

from azeroth.hooks import Piece


class Fort(Piece):
    """It goes with its region."""

    en = "Fort", "Whoever attacks this region needs 1 more token, even when it is held in decline."
    ru = "Форт", "Нападающему нужна ещё 1 фишка, даже если раса здесь в упадке."
    limit, screen = 10, 2  # ruling 109: before a wall
    shelter = 1

    def defence(self, s, b, r):
        return s.tokens[r][self.key]
