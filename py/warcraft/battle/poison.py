"""The phases of a round in which somebody strikes first: one for each of his poisonous units."""

from tabletop import Phase, choice
from warcraft.battle import ring
from warcraft.units import KIND, KINDS, PHASES


class Poison(Phase):
    """Different phases (ruling 35); three such units have all, without a choice."""

    def actions(self, s, f):
        named = [kind for p, kind in ring.fight(s)["poison"] if p == f["whose"]]
        return [("poison", KINDS[kind]) for kind in PHASES if kind not in named] if f["left"] else []

    def prune(self, s, f, actions):
        """The same phases in another order are the same; the last left is the last there is."""
        named = [PHASES.index(kind) for p, kind in ring.fight(s)["poison"] if p == f["whose"]]
        ahead = [action for action in actions
                 if PHASES.index(KIND[action[1]]) > max(named, default=-1)]
        return ahead[:len(PHASES) + 1 - f["left"] - (max(named, default=-1) + 1)] or actions

    def describe(self, s, f, action):
        return choice.card(piece=action[1])

    def do_poison(self, s, f, name):
        f["left"] -= 1
        ring.fight(s)["poison"].append([f["whose"], KIND[name]])
        s.note("poison", player=f["whose"], piece=name)
