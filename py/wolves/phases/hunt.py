"""Hunting at the end of every action: whatever is surrounded is taken, one of each kind (p. 13)."""

from tabletop import Phase
from tabletop.choice import at
from wolves import rules


class Hunt(Phase):
    """Asks only which of several stacks of one kind gives its token (proposed: same_kind_stack_choice)."""

    def enter(self, s, f):
        for hexes in rules.surrounded(s, f["player"]).values():
            if len(hexes) == 1:
                rules.hunt(s, f["player"], hexes[0])

    def actions(self, s, f):
        return [("hunt", h) for hexes in rules.surrounded(s, f["player"]).values() for h in hexes]

    def describe(self, s, f, action):
        return at(action[1], prey=s.token[action[1]])

    def do_hunt(self, s, f, h):
        rules.hunt(s, f["player"], h)
