"""A teammate with units on flanks alone takes part or keeps out, with all of them or none (ruling 84)."""

from tabletop import Phase
from warcraft.battle import ring


class Join(Phase):
    """Decided before cards are drawn."""

    def actions(self, s, f):
        return [("done",), ("keep_out",)]

    def do_keep_out(self, s, f):
        ring.fight(s)["stay"].append(f["player"])
        s.note("kept_out", player=f["player"])
        s.stack.pop()
