"""The rules of version 1, where they were others: saves of that time keep no position, but are replayed."""

from conquest.phases.redeploy import Redeploy
from conquest.state import TRIBES
from smallworld.game import SmallWorld
from smallworld.powers.diplomat import Ally
from smallworld.races.elves import Elves
from smallworld.races.giants import Giants


class Giants1(Giants):
    """Next to a mountain on the map only, whatever the Underworld joins (before ruling 49)."""

    key = Giants.key

    def cost(self, s, b, r):
        terrain = s.board.terrain
        return -any(s.band[other] == b and terrain[other] == "mountain" for other in s.board.near[r])


class Elves1(Elves):
    """No token is lost to their owner's own Ghouls either (before ruling 52)."""

    key = Elves.key

    def losses(self, s, b, r, foe):
        return 0


class Ally1(Ally):
    """No peace with those whom a race in decline attacked (before ruling 50)."""

    def actions(self, s, f):
        beaten = [foe for _, _, foe, *_ in s.conquests if foe > TRIBES]
        attacked = [s.owner(foe) for foe in beaten if s.active[s.owner(foe)] == foe]
        free = [q for q in range(s.players) if q != f["player"] and q not in attacked]
        return [("ally", q) for q in free] + [("done",)] if free else []


class Redeploy1(Redeploy):
    """Short of tokens, regions are given up at will (before ruling 51)."""

    def enter(self, s, f):
        stood = list(s.troops)
        super().enter(s, f)
        for name in ("most", "owed"):
            f.pop(name, None)
        for r in s.lands(f["band"]):
            self.set(s, f, r, stood[r])


class SmallWorld1(SmallWorld):
    """Version 1, for replays only."""

    version = "1"
    races = {**SmallWorld.races, Elves.key: Elves1(), Giants.key: Giants1()}
    phases = {**SmallWorld.phases, "ally": Ally1(), "redeploy": Redeploy1()}


VERSIONS = {"1": SmallWorld1()}
