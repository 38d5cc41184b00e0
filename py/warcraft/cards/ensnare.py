"""Enemy flyers may be lost in phases of melee until the battle ends."""

from warcraft.battle.spells import Net, cast


class Ensnare(Net):
    """If only flyers are left, losses fall on them (ruling 59)."""

    en = "Ensnare", ("At the beginning of a melee phase: until the battle ends the enemy may lose flyers in "
          "melee phases too.")
    ru = "Силки", ("В начале фазы ударных отрядов: до конца битвы враг может терять в этих фазах "
          "и летунов.")
    do_ensnare = cast
