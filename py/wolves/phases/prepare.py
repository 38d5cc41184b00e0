"""What a player may choose before the first wolf stands: his pack, and how his tiles lie (p. 3)."""

from tabletop import Phase
from wolves.tables import PAIRS, TERRAINS


def lay(s, p, n):
    """The two-sided tiles in one of the two ways in which all five show different terrain."""
    s.faces[p] = [s.packs[p]] + [pair[n] for pair in PAIRS]


class Pack(Phase):
    """Choose a pack nobody has."""

    def actions(self, s, f):
        return [("pack", home) for home in TERRAINS if home not in s.packs]

    def do_pack(self, s, f, home):
        s.stack.pop()
        s.packs[f["player"]] = home
        lay(s, f["player"], 0)
        s.note("pack", player=f["player"], home=home)


class Faces(Phase):
    """Choose how the five tiles lie (proposed: starting_faces)."""

    def actions(self, s, f):
        return [("faces", 0), ("faces", 1)]

    def describe(self, s, f, action):
        return {"faces": [pair[action[1]] for pair in PAIRS]}

    def do_faces(self, s, f, n):
        s.stack.pop()
        lay(s, f["player"], n)
        s.note("faces", player=f["player"], faces=s.faces[f["player"]])
