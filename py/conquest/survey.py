"""What is wrong with a land for people to play on: what the games of the family check alike.

On what a board itself refuses no match can begin; what is said here a match could do without."""

from collections import Counter
from math import dist

from tabletop import Refusal
from tabletop.form import items, number

SIZE = (200, 4000)  # map units of a sheet, across and down
BORDER = 12  # map units: a shorter one is a mere point; ours


def drawing(data) -> list:
    """Outline and room of every region; refuses a sheet and numbers that are none."""
    if not items(data.get("size"), lambda n: number(n, *SIZE), 2):
        raise Refusal("map", why=["size"])
    for r, region in enumerate(data["regions"]):
        shape, room = region.get("shape"), region.get("room")
        fits = items(shape, lambda n: number(n, 0, SIZE[1]))
        if not fits or not 6 <= len(shape) <= SIZE[1] or len(shape) % 2:
            raise Refusal("map", why=["shape"], region=r)
        if not number(room, 1, SIZE[1]) or not items(region.get("at"), lambda n: number(n, 0, SIZE[1]), 2):
            raise Refusal("map", why=["at"], region=r)
    return [(region["shape"], region["room"]) for region in data["regions"]]


def counted(**bounds) -> list:
    """The faults of numbers: code=(n, least, most, regions); a bound that is None does not hold."""
    found = []
    for code, (n, least, most, regions) in bounds.items():
        bound = {"least": least} if least is not None and n < least else (
            {"most": most} if most is not None and n > most else None)
        if bound:
            found.append({"code": code, "n": n, **bound, **({"regions": regions} if regions else {})})
    return found


def placed(board, drawn, room) -> dict:
    """Code -> the regions where it holds: what stands on water, twice, or has no room."""
    wrong = {"wet": [], "double": [], "narrow": []}
    for r, (_, wide) in enumerate(drawn):
        if board.water[r]:
            wrong["wet"] += [r] if board.marks[r] or board.tribes[r] else []
        else:
            wrong["narrow"] += [r] if wide < room else []
        wrong["double"] += [r] if len(set(board.marks[r])) < len(board.marks[r]) else []
    return wrong


def told(wrong) -> list:
    """Faults of those codes that have regions."""
    return [{"code": code, "regions": regions} for code, regions in wrong.items() if regions]


# --- borders as they are drawn ----------------------------------------------------------------------

def torn(drawn, wanted, outside) -> list:
    """The regions that touch others than is wanted, None for what lies outside; or two that lie over each
    other."""
    long = borders(drawn, outside)
    touch = [{other for (one, other), n in long.items() if one == r and n >= BORDER}
             for r in range(len(drawn))]
    return _over(drawn) or [r for r, found in enumerate(touch) if found != wanted[r]]


def _over(drawn):
    """The first two regions that have a side of the same way."""
    owners = {}
    for r, (shape, _) in enumerate(drawn):
        for side in sides(shape):
            if side in owners:
                return [owners[side], r]
            owners[side] = r
    return []


def borders(drawn, outside) -> Counter:
    """How long the border of every two regions is. outside(a, b): whether a side that nobody shares is one
    with None, what lies outside."""
    owners = {side: r for r, (shape, _) in enumerate(drawn) for side in sides(shape)}
    long = Counter()
    for (a, b), r in owners.items():
        other = owners.get((b, a))
        if other is not None or outside(a, b):
            long[r, other] += dist(a, b)
    return long


def sides(shape):
    """The sides of an outline, point to point."""
    points = list(zip(shape[0::2], shape[1::2]))
    return zip(points, points[1:] + points[:1])
