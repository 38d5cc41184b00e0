"""Ashes of Al'ar: wings to anywhere."""

from azeroth.hooks import SPENT, Artifact


class AshesOfAlar(Artifact):
    """Wings to anywhere."""

    en = ("Ashes of Al'ar",
          "Once a turn take any region of any island as if it were next to yours, without a fare.")
    ru = ("Пепел Ал'ара",
          "Раз за ход захватите любой регион любого острова, как будто он соседний, без платы за "
          "переправу.")
    arms = "way"
    boon = 0.5

    def reach(self, s, b):
        return set(range(len(s.board))) if s.armed(self.key) else set()

    def catches(self, s, b):
        return 0.15 if s.hand[b] and s.used.get(self.key) != SPENT else 0.0
