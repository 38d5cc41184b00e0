"""The Harvest step: a roll for every worker, goldmines first, each space until it is exhausted."""

from tabletop import Phase
from tabletop.choice import at
from warcraft import moves, windows
from warcraft.units import DEPLETES, DIE, PARTLY, WHOLLY, WORKER

YIELDS = {"goldmine": "gold", "forest": "wood"}


def free(s, r, p) -> int:
    """Workers in a space who may harvest: all but the builder of an Outpost (RU "Building Outposts")."""
    return s.many(r, p, WORKER) - (s.unfinished[r] and s.outpost[r] == p)


def harvested(s, p) -> list:
    """Where a player has workers on something that is not exhausted: gold first, then wood."""
    return [r for kind in YIELDS for r, terrain in enumerate(s.board.terrain)
            if terrain == kind and s.depleted[r] < WHOLLY and s.pieces[r] and s.many(r, p, WORKER)]


class Harvest(Phase):
    """Mandatory, but a builder may give up his Outpost to take part (ruling 69), and cards may come first."""

    def enter(self, s, f):
        windows.ask(s, "before_harvest", [f["player"]])

    def actions(self, s, f):
        p = f["player"]
        acts = [("abandon", r) for r in harvested(s, p) if s.unfinished[r] and s.outpost[r] == p]
        acts += s.law("offers", p, "harvest")
        return [("done",), *acts] if acts else []

    def describe(self, s, f, action):
        return at(action[1]) if action[0] == "abandon" else windows.facts(s, action)

    def do_abandon(self, s, f, r):
        moves.raze(s, r)

    def leave(self, s, f):
        p = f["player"]
        for r in harvested(s, p):
            for _ in range(free(s, r, p)):
                if s.depleted[r] < WHOLLY:
                    self.roll(s, p, r)

    def roll(self, s, p, r):
        """One worker's roll; the roll that depletes still pays."""
        n, what = DIE[s.random(len(DIE))], YIELDS[s.board.terrain[r]]
        getattr(s, what)[p] += n
        s.note("harvest", player=p, r=r, what=what, n=n)
        if n == DEPLETES and not s.law("spares", r):
            s.depleted[r] += PARTLY
            s.note("depleted", r=r, level=s.depleted[r])
