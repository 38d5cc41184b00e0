"""Camps of the Bivouacking power."""

from conquest.hooks import Trait


class Camp(Trait):
    """Counts as one race token for the defence; several may share a region."""

    en = "Camp", "Each camp adds 1 to what an attacker must pay for this region."
    ru = "Лагерь", "Каждый лагерь добавляет 1 к цене этого региона для нападающего."
    limit = 5

    def defence(self, s, b, r):
        return s.tokens[r][self.key]

    def guards(self, s, b, r):
        return s.tokens[r][self.key]
