"""Enemy flyers may be lost in phases of melee until the battle ends."""

from warcraft.battle.spells import Net, cast


class Ensnare(Net):
    """If only flyers are left, losses fall on them (ruling 59)."""

    en, ru = ("Ensnare", Net.EN), ("Силки", Net.RU)
    do_ensnare = cast
