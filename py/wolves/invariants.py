"""What holds in every position: pieces are conserved, no hex is too full, moons lie where they should."""

from wolves.control import due
from wolves.shape import sound
from wolves.tables import (ALPHA, CALLED, DEN, DENS, FIRST_HEXES, HIGHEST, LAIR, LAIRS, MOONS, PACK, RANKS,
                           ROOM, STACK, START, TRACKS)


def whole() -> list:
    """Pieces of a pack, by rank: what the map starts with, what is called, dens and lairs."""
    return [len(TRACKS) * DENS, FIRST_HEXES * START.count(PACK) + CALLED.count(PACK),
            FIRST_HEXES * START.count(ALPHA) + CALLED.count(ALPHA), LAIRS]


def missing(s, p) -> list:
    """By rank: pieces that are neither on the map nor the calendar, on the board or under way."""
    lies = [piece for here in s.pieces for piece in here] + s.calendar
    lies += [f["piece"] for f in s.stack if f["phase"] == "displace"]
    waiting = sum(f["phase"] == "draft" and f["player"] == p for f in s.stack)
    called = CALLED[s.wolves[p]:]
    board = [whole()[DEN] - sum(s.dens[p]), called.count(PACK) + waiting * START.count(PACK),
             called.count(ALPHA) + waiting * START.count(ALPHA), LAIRS - s.lairs[p]]
    return [whole()[rank] - board[rank] - lies.count(HIGHEST * p + rank) for rank in RANKS]


def broken(s) -> list:
    """The names of the invariants that do not hold; with fields of a wrong form nothing else is asked."""
    if not sound(s):
        return ["form"]
    return [name for name, holds in INVARIANTS.items() if not holds(s)]


def _conserved(s) -> bool:
    """Map, calendar and pack board together hold what the box holds, no more and no less."""
    return all(missing(s, p) == s.out[p] for p in range(s.players))


def _room(s) -> bool:
    """Never three in a hex, nobody on water, canyon or a token; each list in rising order."""
    return all(len(here) <= ROOM and here == sorted(here) and s.board.land[h] and not s.token[h]
               for h, here in enumerate(s.pieces) if here)


def _pairs(s) -> bool:
    """Two of one pack are not both dens or lairs; two of different packs are a den and a wolf (p. 9)."""
    for here in s.pieces:
        if len(here) == ROOM:
            (low, one), (high, two) = sorted(divmod(piece, HIGHEST)[::-1] for piece in here)
            if (low, high) not in (SAME if one == two else MIXED):
                return False
    return True


MIXED = ((DEN, PACK), (DEN, ALPHA))
SAME = (*MIXED, (PACK, PACK), (PACK, ALPHA), (ALPHA, ALPHA), (PACK, LAIR), (ALPHA, LAIR))


def _lairs(s) -> bool:
    """One lair a region and pack, at the water; none on the starting board."""
    found = [(piece, s.board.region[h]) for h, here in enumerate(s.pieces) for piece in here
             if piece % HIGHEST == LAIR]
    return len(set(found)) == len(found) and all(
        s.board.shore[h] for h, here in enumerate(s.pieces) if any(piece % HIGHEST == LAIR for piece in here))


def _tokens_lie(s) -> bool:
    """Tokens lie on land where the map has a mark for them, as many as the box holds."""
    return all((token == "") == (n == 0) and n <= STACK[s.players] and (not token or s.board.land[h])
               for h, (token, n) in enumerate(zip(s.token, s.heap)))


def _moon(s) -> bool:
    """Scored moons lie nowhere; none is scored before its day, but when the game stalls."""
    early = any(MOONS.index(moon) < s.scored for stack in s.stacks for moon in stack)
    return not early and (s.stalled or s.scored <= due(s))


INVARIANTS = {"pieces": _conserved, "room": _room, "pairs": _pairs, "lairs": _lairs, "tokens": _tokens_lie,
              "moon": _moon}
