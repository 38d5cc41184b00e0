"""Tritons: masters of the coast."""

from conquest.hooks import Trait


class Tritons(Trait):
    """Coastal regions cost one token less."""

    en = "Tritons", "Regions on a sea or a lake cost you 1 token less."
    ru = "Тритоны", "Регионы на берегу моря или озера стоят вам на 1 фишку меньше."
    tokens, limit = 6, 11

    def cost(self, s, b, r):
        return -s.board.coast[r]  # O5: a sea or lake is not a coast
