"""What several cards of a battle have in common."""

from tabletop import choice
from warcraft.battle import ring, window
from warcraft.hooks import Card
from warcraft.units import KINDS, UNITS


def cast(card, s, f, *facts):
    """A card of a battle is played, where enemies may cancel it: the do_<verb> of such cards."""
    window.play(s, f, card.key, *facts)


class Charm(Card):
    """Changes the own dice of a phase, before they are rolled: `_spell` says how (see dice.py)."""

    when = ("battle_before",)
    _spell, _more = "", True  # whether another one of the same adds something

    def offers(self, s, p, at):
        f = ring.fight(s)
        rolls = any(q == p for q, _ in f["rollers"])
        return [(self.key,)] if rolls and (self._more or [p, self._spell] not in f["spells"]) else []

    def works(self, s, f, p):
        f["spells"].append([p, self._spell])


class Bane(Card):
    """Falls on one enemy unit in the battle, of some `_kinds`."""

    when = ("battle_round",)
    _kinds = UNITS

    def offers(self, s, p, at):
        f = ring.fight(s)
        able = ring.units(s, f, 1 - ring.side(s, f, p))
        for one in self._fell_on(f):
            if one in able:
                able.remove(one)
        return [(self.key, *one) for one in sorted({(r, q, KINDS[kind]) for r, q, kind in able
                                                    if kind in self._kinds})]

    def facts(self, s, action):
        return choice.at(action[1], card=self.key, owner=action[2], piece=action[3])

    def _fell_on(self, f) -> list:
        """Units that it cannot fall on again, one entry each."""
        return []


class Net(Card):
    """Enemy flyers may be lost to melee until the battle ends; if only flyers are left, losses fall on them
    (ruling 59)."""

    EN = ("At the beginning of a melee phase: until the battle ends the enemy may lose flyers in "
          "melee phases too.")
    RU = "В начале фазы ударных отрядов: до конца битвы враг может терять в этих фазах и летунов."
    when = ("battle_phase",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        return [] if f["netted"][1 - ring.side(s, f, p)] else [(self.key,)]

    def works(self, s, f, p):
        f["netted"][1 - ring.side(s, f, p)] = True
        s.note("netted", player=p)
