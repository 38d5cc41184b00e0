"""A player's turn from its first action to the scorings at its end, and whose turn comes next."""

from tabletop import Phase
from wolves.control import due, score_moon
from wolves.rules import gain
from wolves.tables import ACTIONS, FIRST_TURN, MOONS, STALL


class Turn(Phase):
    """Bottom of the stack."""

    def enter(self, s, f):
        p = f["player"]
        s.note("turn", player=p, round=s.round)
        if s.round == 1:
            for _ in range(FIRST_TURN[s.players][(p - s.first) % s.players]):
                gain(s, p, "action")
        s.then("act", player=p, left=ACTIONS)

    def leave(self, s, f):
        for moon in MOONS[s.scored:due(s)]:  # ruling phase_twice: in order, each with its own regions
            score_moon(s, moon)
        following = (f["player"] + 1) % s.players
        if following == s.first:
            s.round += 1
            s.quiet += 1
        s.stalled = s.quiet > STALL
        if s.scored == len(MOONS) or s.stalled:
            s.note("over", stalled=s.stalled)
        else:
            s.then("turn", player=following)
