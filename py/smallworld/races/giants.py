"""Giants: they come down from the mountains."""

from conquest.hooks import Trait


class Giants(Trait):
    """One token less next to a mountain of their own."""

    en = "Giants", "Regions next to a mountain you hold cost you 1 token less."
    ru = "Гиганты", "Регионы рядом с вашей горой стоят вам на 1 фишку меньше."
    tokens, limit = 6, 11

    def cost(self, s, b, r):
        terrain = s.board.terrain
        return -any(s.band[other] == b and terrain[other] == "mountain" for other in s.board.near[r])
