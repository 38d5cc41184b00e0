"""Gnomes: a raid from the air."""

from azeroth.hooks import ALLIANCE, Race


class Gnomes(Race):
    """A raid from the air."""

    en = ("Gnomes",
          "Once a turn raid any region of any island as if it were next to yours: the die falls first "
          "and comes off its price.")
    ru = ("Гномы",
          "Раз за ход совершите налёт на любой регион любого острова, как на соседний: сначала бросьте "
          "кубик, выпавшее вычитается из цены.")
    tokens, limit, faction = 5, 10, ALLIANCE
