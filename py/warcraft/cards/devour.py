"""An enemy melee or ranged unit is out of the battle, and dies unless its side wins."""

from tabletop import choice
from warcraft.battle import ring, window
from warcraft.hooks import Card
from warcraft.units import KIND, KINDS, MELEE, RANGED


class Devour(Card):
    """It stays where it stands; if it was the last in the battlefield, the battle is over (ruling 27)."""

    en = "Devour", ("At the beginning of a round of battle: one enemy melee or ranged unit leaves the "
                    "battle. It dies unless its side wins.")
    ru = "Пожирание", ("В начале раунда битвы: один вражеский ударный или стрелковый отряд выбывает из неё. "
                       "Он гибнет, если его сторона не победит.")
    when = ("battle_round",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        able = ring.units(s, f, 1 - ring.side(s, f, p))
        return [("devour", *one) for one in sorted({(r, q, KINDS[kind]) for r, q, kind in able
                                                    if kind in (MELEE, RANGED)})]

    def facts(self, s, action):
        return choice.at(action[1], card=self.key, owner=action[2], piece=action[3])

    def do_devour(self, s, f, r, q, name):
        window.play(s, f, self.key, r, q, name)

    def works(self, s, f, p, r, q, name):
        f["absent"].append([r, q, KIND[name]])
        f.setdefault("devoured", []).append([r, q, KIND[name]])
        s.note("devoured", player=q, r=r, piece=name)
