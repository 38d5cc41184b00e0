"""The rules of version 1, where they were others: saves of that time keep no position, but are replayed."""

from wolves.control import due, score_moon
from wolves.game import Wolves
from wolves.phases.turn import Turn
from wolves.tables import MOONS, STALL


class Turn1(Turn):
    """When the guard against standing still fired, moons not yet scored were lost."""

    def leave(self, s, f):
        for moon in MOONS[s.scored:due(s)]:
            score_moon(s, moon)
        following = (f["player"] + 1) % s.players
        if following == s.first:
            s.round += 1
            s.quiet += 1
        s.stalled = s.quiet > STALL
        if s.scored == len(MOONS) or s.stalled:
            s.note("over")
        else:
            s.then("turn", player=following)


class Wolves1(Wolves):
    """Version 1, for replays only."""

    version = "1"
    phases = {**Wolves.phases, "turn": Turn1()}


VERSIONS = {"1": Wolves1()}
