"""Underworld: all caverns are one."""

from conquest.hooks import Trait


class Underworld(Trait):
    """Caverns cost one token less and are next to each other."""

    en = "Underworld", "Caverns cost you 1 token less, and to you all caverns are next to each other."
    ru = "Подземные", "Регионы с пещерой стоят вам на 1 фишку меньше, и для вас все они соседние."
    tokens = 5

    def cost(self, s, b, r):
        return -("cavern" in s.board.kinds[r])

    def links(self, s, b, r):
        # Ruling 47: from a cavern already held; the first conquest is made on the border as ever.
        kinds = s.board.kinds
        return {other for other in range(len(kinds)) if "cavern" in kinds[other] & kinds[r] and other != r}
