"""What is wrong with a land for people to play on: one check for the boards of the box and all others.

On what the board itself refuses no match can begin; what is said here a match could do without."""

from collections import Counter
from math import dist

from smallworld.board import Board
from tabletop import Refusal
from tabletop.form import items, number

TOKENS = {"mountains": 9, "tribes": 18}  # in the box, p. 2
MOST = 60  # regions: what still can be told apart on a screen
LAND, ENTRIES = 5, 2  # regions of land for every player, and how many of them at the edge; ours
ROOM = 45  # map units around the middle of a region, for its tokens; ours
BORDER = 12  # a shorter one is a mere point; ours
SIZE = (200, 4000)


def survey(data, players) -> list:
    """All that is wrong, [{"code", "regions", "n" and "least" or "most"}], empty if nothing is;
    refuses what is no board."""
    board = Board(data)
    if data.get("players") not in players:
        raise Refusal("map", why=["players"])
    if not items(data.get("size"), lambda n: number(n, *SIZE), 2):
        raise Refusal("map", why=["size"])
    drawing = _drawing(data["regions"])
    return [*_counted(board, data["players"]), *_placed(board, data["size"], drawing)]


def _counted(board, players):
    """What there is too much or too little of."""
    dry = [r for r, wet in enumerate(board.water) if not wet]
    least = {"few": (len(dry), LAND * players),
             "entries": (sum(not board.water[r] for r in board.entries), ENTRIES * players)}
    tokens = {"mountains": [r for r, terrain in enumerate(board.terrain) if terrain == "mountain"],
              "tribes": [r for r, tribe in enumerate(board.tribes) if tribe]}
    return [*({"code": code, "n": n, "least": bound} for code, (n, bound) in least.items() if n < bound),
            *([{"code": "many", "n": len(board), "most": MOST}] if len(board) > MOST else []),
            *({"code": code, "n": len(there), "most": TOKENS[code], "regions": there}
              for code, there in tokens.items() if len(there) > TOKENS[code])]


def _placed(board, size, drawing):
    """What is wrong in some regions."""
    wrong = {"unreachable": _apart(board), "wet": [], "double": [], "narrow": [],
             "torn": _torn(board, size, [shape for shape, _ in drawing])}
    for r, (_, room) in enumerate(drawing):
        if board.water[r]:
            wrong["wet"] += [r] if board.marks[r] or board.tribes[r] else []
        else:
            wrong["narrow"] += [r] if room < ROOM else []
        wrong["double"] += [r] if len(set(board.marks[r])) < len(board.marks[r]) else []
    return [{"code": code, "regions": regions} for code, regions in wrong.items() if regions]


def _apart(board):
    """The land that no race can walk to from where it comes in."""
    found = [r for r in board.entries if not board.water[r]]
    for r in found:
        found += [other for other in board.near[r] if not board.water[other] and other not in found]
    return [r for r, wet in enumerate(board.water) if not wet and r not in found]


# --- the drawing ----------------------------------------------------------------------------------

def _drawing(regions):
    """Outline and room of every region; refuses numbers that are none."""
    for r, region in enumerate(regions):
        shape, room = region.get("shape"), region.get("room")
        fits = items(shape, lambda n: number(n, 0, SIZE[1]))
        if not fits or not 6 <= len(shape) <= SIZE[1] or len(shape) % 2:
            raise Refusal("map", why=["shape"], region=r)
        if not number(room, 1, SIZE[1]) or not items(region.get("at"), lambda n: number(n, 0, SIZE[1]), 2):
            raise Refusal("map", why=["at"], region=r)
    return [(region["shape"], region["room"]) for region in regions]


def _torn(board, size, shapes):
    """The regions whose neighbours or edge are not those of the drawing."""
    owners, long = {}, Counter()
    for r, shape in enumerate(shapes):
        for side in _sides(shape):
            if side in owners:
                return [owners[side], r]
            owners[side] = r
    for (a, b), r in owners.items():
        other = owners.get((b, a))
        rim = any(a[k] == b[k] and a[k] in (0, size[k]) for k in (0, 1))
        if other is not None or rim:
            long[r, other] += dist(a, b)
    touch = [{other for (one, other), n in long.items() if one == r and n >= BORDER}
             for r in range(len(board))]
    return [r for r, found in enumerate(touch)
            if found != {*board.near[r], *([None] if board.edge[r] else [])}]


def _sides(shape):
    points = list(zip(shape[0::2], shape[1::2]))
    return zip(points, points[1:] + points[:1])
