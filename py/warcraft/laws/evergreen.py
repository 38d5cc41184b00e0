"""Forests and goldmines beside a Town never give out (Elf Gate, March of the Necromancers)."""

from warcraft.hooks import Law


class Evergreen(Law):
    """A roll of 3 depletes nothing there."""

    en = "Evergreen", "Forests and goldmines next to a Town are never depleted."
    ru = "Неистощимые недра", "Леса и копи рядом с Городом никогда не вырабатываются."

    def spares(self, s, r):
        return s.board.beside_town[r]
