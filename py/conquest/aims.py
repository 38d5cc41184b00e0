"""What puzzles of Small World may ask for: coins at the end of the turn, regions, one region."""

from conquest.state import NOBODY
from tabletop.aims import Aims, counted, kind

COINS = 60  # more than any turn brings


class Conquests(Aims):
    """All of it is counted at the end of the turn, or as soon as it is there."""

    loose = ("conquests", "fought", "attacked")

    def rows(self, s):
        p = s.actor
        mine = {r for b in s.bands(p) for r in s.lands(b)}
        dry = [r for r in range(len(s.board)) if r not in mine and not s.board.water[r]]
        return [counted("coins", p, s.coins[p], s.coins[p] + COINS),
                counted("lands", p, len(mine), len(s.board)),
                *({"goal": {"holds": [s.board.keys[r]], "player": p}, "places": [r]} for r in dry)]

    def near(self, s, goal):
        p, name = goal["player"], kind(goal)
        if name == "holds":
            return -NEAR * self._way(s, p, s.board.keys.index(goal["holds"][0]))
        if name == "lands":
            return sum(len(s.lands(b)) for b in s.bands(p))
        due = s.stack[0]["player"] == p and any(f["phase"] == "score" for f in s.stack)
        return s.coins[p] + (sum(s.game.earnings(s, p).values()) if due else 0)

    def _way(self, s, p, r) -> int:
        """How many regions lie between a player's active race and a region, one more each."""
        b, ring, far = s.active[p], {r}, 0
        lands = set(s.lands(b)) if b != NOBODY else set()
        lands = lands or set(s.board.entries)
        while not ring & lands and far < len(s.board):
            ring, far = ring.union(*[s.board.near[other] for other in ring]), far + 1
        return far


NEAR = 5  # what a region nearer is worth, in coins
