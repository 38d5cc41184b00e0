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
        following = (f["player"] + 1) % s.players
        if following == s.first:
            s.round += 1
            s.quiet += 1
        s.stalled = s.quiet > STALL
        if s.stalled:
            s.note("stalled", rounds=STALL)
        for moon in MOONS[s.scored:len(MOONS) if s.stalled else due(s)]:  # ruling phase_twice: in order
            score_moon(s, moon)
        if s.scored == len(MOONS):
            s.note("over")
        else:
            s.then("turn", player=following)
