"""The first wolves: an alpha and a pack wolf on each of two hexes, out and back (p. 3; for two, p. 18)."""

from tabletop import Phase
from tabletop.choice import at
from wolves.tables import DUEL, HIGHEST, MOONS, START


def order(s) -> list:
    """Who places when: round the table, then back; for two the first, the second twice, the first."""
    out = [(s.first + n) % s.players for n in range(s.players)]
    return out + out[::-1]


def start_hexes(s, p) -> list:
    """Empty hexes beside the canyon, the second on the other bank; for two any hex of a region that the
    first scoring leaves alone."""
    board = s.board
    if s.players == DUEL:
        return [h for r, hexes in enumerate(board.regions) if MOONS[0] not in s.stacks[r] for h in hexes
                if board.land[h] and not s.token[h] and not s.pieces[h]]
    banks = [board.side[h] for h, _ in s.own(p)]
    return [h for h in board.starts if not s.pieces[h] and board.side[h] not in banks]


class Draft(Phase):
    """One such hex."""

    def actions(self, s, f):
        return [("place", h) for h in start_hexes(s, f["player"])]

    def describe(self, s, f, action):
        return at(action[1])

    def do_place(self, s, f, h):
        s.stack.pop()
        for rank in START:
            s.put(h, HIGHEST * f["player"] + rank)
        s.note("placed", player=f["player"], hex=h)
