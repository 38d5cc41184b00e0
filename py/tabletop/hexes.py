"""Boards of hexes: their coordinates, and pieces written as rows of letters, turned and laid together."""

from tabletop.form import items
from tabletop.graph import Graph
from tabletop.refusal import Refusal

LARGE = 60  # rows of a piece, and letters of a row
HALF, WHOLE = 3, 6  # turns, in sixths of a circle


class Hexes(Graph):
    """A board of hexes in axial coordinates (q, r): number = place in the list given. Its `edges` name hexes
    by their coordinates."""

    STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

    def __init__(self, cells, edges=()):
        self.cells = [tuple(cell) for cell in cells]
        self.number = {cell: n for n, cell in enumerate(self.cells)}
        if len(self.number) < len(self.cells):
            raise Refusal("map", why=["twice"])
        super().__init__([[self.number[q + dq, r + dr] for dq, dr in self.STEPS
                           if (q + dq, r + dr) in self.number] for q, r in self.cells], edges)

    def distance(self, a: int, b: int) -> int:
        """Steps from hex to hex over open ground, whatever lies between."""
        (aq, ar), (bq, br) = self.cells[a], self.cells[b]
        return (abs(aq - bq) + abs(ar - br) + abs(aq + ar - bq - br)) // 2

    def _place(self, name) -> int | None:
        return self.number.get(tuple(name)) if items(name, lambda n: type(n) is int, 2) else None


# --- pieces: {(q, r): what is there} -----------------------------------------------------------------

def piece(rows, letters, corner=(0, 0), **where) -> dict:
    """A piece written as rows of letters, a dot for no hex; `corner` is where the first letter lies. A
    refusal tells `where`."""
    written = items(rows, lambda row: isinstance(row, str) and len(row) <= LARGE) and len(rows) <= LARGE
    found = {(corner[0] + x, corner[1] + y): letter for y, row in enumerate(rows if written else ())
             for x, letter in enumerate(row) if letter != "."}
    if not found or not all(letter in letters for letter in found.values()):
        raise Refusal("map", why=["rows"], **where)
    return found


def moved(laid: dict, at) -> dict:
    """A piece with its hex (0, 0) elsewhere."""
    return {(q + at[0], r + at[1]): what for (q, r), what in laid.items()}


def turned(laid: dict, sixths: int) -> dict:
    """A piece turned about its hex (0, 0)."""
    for _ in range(sixths % WHOLE):
        laid = {(-r, q + r): what for (q, r), what in laid.items()}
    return laid


def swung(laid: dict, sixths: int, **where) -> dict:
    """A piece turned in its place; refused if it does not cover the same hexes again."""
    new = turned(laid, sixths)
    new = moved(new, [min(cell[n] for cell in laid) - min(cell[n] for cell in new) for n in range(2)])
    if new.keys() != laid.keys():
        raise Refusal("map", why=["outline"], **where)
    return new


def joined(pieces) -> dict:
    """Pieces laid beside each other; two on one hex are refused."""
    found = {}
    for n, laid in enumerate(pieces):
        if not found.keys().isdisjoint(laid):
            raise Refusal("map", why=["overlap"], row=n)
        found.update(laid)
    return found
