"""Beaten bands redeploy at the end of the turn, clockwise (ruling 5)."""

from conquest.phases.redeploy import Redeploy
from tabletop import Phase


class Retreats(Phase):
    """Lays out a retreat for every band with tokens in hand and regions to bring them to, his own last."""

    def enter(self, s, f):
        waiting = len(s.stack)
        for turn in range(1, s.players + 1):
            p = (f["player"] + turn) % s.players
            for b in s.bands(p):
                top = len(s.stack)
                if s.hand[b] and s.lands(b):
                    s.then("retreat", player=p, band=b)
                s.ask("on_retreat", b)
                s.stack[waiting:] = s.stack[top:] + s.stack[waiting:top]


class Retreat(Redeploy):
    """Only the tokens in hand are placed; the others stay where they are."""

    verb = "retreat"

    def enter(self, s, f):
        f["least"] = list(s.troops)

    def least(self, s, f, r):
        return f["least"][r]

    def owed(self, s, f):
        return 0

    def actions(self, s, f):
        lands = s.lands(f["band"])
        if len(lands) == 1 and s.hand[f["band"]]:  # nothing to choose
            self.set(s, f, lands[0], s.troops[lands[0]] + s.hand[f["band"]])
            return []
        return super(Redeploy, self).actions(s, f)

    def do_retreat(self, s, f, r, n):
        self.put(s, f, r, n)

    def leave(self, s, f):
        pass
