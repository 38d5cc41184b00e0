"""Forsaken: the dead join them."""

from azeroth.hooks import HORDE, Race


class Forsaken(Race):
    """The dead join them."""

    en = ("Forsaken",
          "For each token lost by your deeds this turn you may pay 1 coin for a new one of yours, before "
          "you redeploy.")
    ru = ("Отрекшиеся",
          "За каждую фишку, погибшую из-за вас в этот ход, можно заплатить 1 монету и получить новую "
          "свою, перед перегруппировкой.")
    tokens, limit, faction = 6, 20, HORDE
