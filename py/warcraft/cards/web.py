"""Enemy flyers may be lost in phases of melee until the battle ends."""

from warcraft.battle.spells import Net, cast


class Web(Net):
    """If only flyers are left, losses fall on them (ruling 59)."""

    en, ru = ("Web", Net.EN), ("Паутина", Net.RU)
    do_web = cast
