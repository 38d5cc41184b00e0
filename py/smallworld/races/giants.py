"""Giants: they come down from the mountains."""

from conquest.hooks import Trait
from conquest.rules import beside


class Giants(Trait):
    """One token less next to a mountain of their own."""

    en = "Giants", "Regions next to a mountain you hold cost you 1 token less."
    ru = "Гиганты", "Регионы рядом с вашей горой стоят вам на 1 фишку меньше."
    tokens, limit = 6, 11

    def cost(self, s, b, r):
        # Ruling 49: next to it as the band sees it, caverns of the Underworld included.
        terrain = s.board.terrain
        return -any(s.band[other] == b and terrain[other] == "mountain" for other in beside(s, b, r))
