"""One enemy unit does not attack in this round."""

from warcraft.battle.spells import Bane, cast
from warcraft.units import KIND


class Polymorph(Bane):
    """It keeps its ability and may be lost (facts, polymorph_scope)."""

    en = "Polymorph", "At the beginning of a round of battle: one enemy unit does not attack in it."
    ru = "Превращение", "В начале раунда битвы: один вражеский отряд в нём не атакует."
    do_polymorph = cast

    def _fell_on(self, f):
        return f["still"]

    def works(self, s, f, p, r, q, name):
        f["still"].append([r, q, KIND[name]])
        s.note("polymorphed", player=q, r=r, piece=name)
