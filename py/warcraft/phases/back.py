"""Where a killed unit comes back, if several spaces are equally near (ruling 105)."""

from tabletop import Phase
from tabletop.choice import at
from warcraft import changes
from warcraft.units import KIND


class Back(Phase):
    """The frame has the piece and the goals."""

    def actions(self, s, f):
        return [("back", r) for r in f["goals"]]

    def describe(self, s, f, action):
        return at(action[1], piece=f["piece"])

    def do_back(self, s, f, r):
        s.stack.pop()
        changes.back(s, r, f["player"], KIND[f["piece"]])
