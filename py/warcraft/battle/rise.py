"""Melee units rise from the reserve right after a roll; they may be lost in the same phase (ruling 43)."""

from tabletop import Phase, choice
from warcraft.battle import ring
from warcraft.units import KINDS, MELEE


class Rise(Phase):
    """As many as natural ones were rolled, or fewer; the limit of a space does not count until the end."""

    def actions(self, s, f):
        return [("raise", n) for n in range(f["most"] + 1)]

    def describe(self, s, f, action):
        return choice.heap(ring.fight(s)["r"], action[1], most=f["most"])

    def do_raise(self, s, f, n):
        r = ring.fight(s)["r"]
        s.put(r, f["player"], MELEE, n)
        if n:
            s.note("raised", player=f["player"], r=r, n=n, piece=KINDS[MELEE])
        s.stack.pop()
