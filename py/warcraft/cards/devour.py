"""An enemy melee or ranged unit is out of the battle, and dies unless its side wins."""

from warcraft.battle import ring
from warcraft.battle.spells import Bane, cast
from warcraft.units import KIND, MELEE, RANGED


class Devour(Bane):
    """It stays where it stands; if it was the last in the battlefield, the battle is over (ruling 27)."""

    en = "Devour", ("At the beginning of a round of battle: one enemy melee or ranged unit leaves the "
                    "battle. It dies unless its side wins.")
    ru = "Пожирание", ("В начале раунда битвы: один вражеский ударный или стрелковый отряд выбывает из неё. "
                       "Он гибнет, если его сторона не победит.")
    _kinds = MELEE, RANGED
    do_devour = cast

    def works(self, s, f, p, r, q, name):
        one = [r, q, KIND[name]]
        f["absent"].append(one)
        f.setdefault("devoured", []).append(one)
        if f["still"].count(one) > ring.units(s, f, ring.side(s, f, q)).count(one):
            f["still"].remove(one)  # it was polymorphed before
        s.note("devoured", player=q, r=r, piece=name)
