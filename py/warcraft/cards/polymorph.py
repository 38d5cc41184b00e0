"""One enemy unit does not attack in this round."""

from tabletop import choice
from warcraft.battle import ring, window
from warcraft.hooks import Card
from warcraft.units import KIND, KINDS


class Polymorph(Card):
    """It keeps its ability and may be lost (facts, polymorph_scope)."""

    en = "Polymorph", "At the beginning of a round of battle: one enemy unit does not attack in it."
    ru = "Превращение", "В начале раунда битвы: один вражеский отряд в нём не атакует."
    when = ("battle_round",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        able = ring.units(s, f, 1 - ring.side(s, f, p))
        for one in f["still"]:
            if one in able:
                able.remove(one)
        return [("polymorph", *one) for one in sorted({(r, q, KINDS[kind]) for r, q, kind in able})]

    def facts(self, s, action):
        return choice.at(action[1], card=self.key, owner=action[2], piece=action[3])

    def do_polymorph(self, s, f, r, q, name):
        window.play(s, f, self.key, r, q, name)

    def works(self, s, f, p, r, q, name):
        f["still"].append([r, q, KIND[name]])
        s.note("polymorphed", player=q, r=r, piece=name)
