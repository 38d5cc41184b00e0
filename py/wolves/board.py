"""The map of a match: region boards laid on the places of a layout, read once and never changed."""

from functools import cached_property

from tabletop import Hexes, Refusal
from tabletop.form import items
from tabletop.hexes import HALF, joined, moved, piece, swung
from wolves.reading import checked
from wolves.tables import CHASM, KINDS, TERRAINS, WATER

NOWHERE = -1  # the region of a hex of the starting board


class Board(Hexes):
    """Hexes are numbers, in the order of their coordinates; regions are the places of a layout that hold
    a region board, in its order. `tiles` says which board lies in each, `turned` which by a half turn."""

    def __init__(self, data: dict, tiles=None, turned=None):
        self.data = checked(data)
        places = [slot for slot in data["slots"] if slot["kind"] == "region"]
        self.players = data["players"]
        self.tiles = tiles or list(range(len(places)))
        self.turned = turned or [slot["turned"] for slot in places]
        found = joined(self._pieces(data, places))
        super().__init__(sorted(found))
        self.keys = [f"{q},{r}" for q, r in self.cells]
        rows = [found[cell] for cell in self.cells]
        self.terrain, self.mark, self.region = ([row[n] for row in rows] for n in range(3))
        self.land = [terrain in TERRAINS for terrain in self.terrain]
        self.regions = [[h for h, other in enumerate(self.region) if other == r] for r in range(len(places))]
        self.water = [next(h for h in hexes if self.terrain[h] == WATER) for hexes in self.regions]
        self.shore = [any(self.terrain[other] == WATER for other in ring) for ring in self.near]
        self.lands = {kind: [h for h, terrain in enumerate(self.terrain) if terrain == kind]
                      for kind in TERRAINS}
        self.side = self._sides()
        self._walks, self._moves, self._circles, self._far = {}, {}, {}, {}
        self.chances, self.stakes = Memo(), Memo()  # what worth.py found before

    def named(self, names) -> "Board":
        """The board with a region board for every place: "3" lies there as the layout has it, "3 turned" the
        other way round."""
        known = {name: (tile, over) for tile in range(len(self.data["boards"]))
                 for name, over in ((f"{tile}", False), (f"{tile} turned", True))}
        fits = items(names, lambda name: isinstance(name, str) and name in known, len(self.regions))
        tiles = [known[name][0] for name in names] if fits else []
        if not fits or len(set(tiles)) < len(tiles):
            raise Refusal("option", option="boards")
        return Board(self.data, tiles, [lies != known[name][1] for lies, name in zip(self.turned, names)])

    def _pieces(self, data, places):
        """The boards where they lie, {(q, r): (terrain, mark, region)}; a half turn keeps their outline."""
        marks = {(q, r): mark for q, r, mark in data["marks"]}
        laid = [(data["boards"][tile], marks, r, slot["at"], turn)
                for r, (slot, tile, turn) in enumerate(zip(places, self.tiles, self.turned))]
        laid += [(data["start"], {}, NOWHERE, slot["at"], slot["turned"])
                 for slot in data["slots"] if slot["kind"] == "start"]
        for rows, spots, r, at, turn in laid:
            board = {cell: (data["legend"][letter], spots.get(cell), r)
                     for cell, letter in piece(rows, data["legend"], data["corner"]).items()}
            yield moved(swung(board, HALF) if turn else board, at)

    def _sides(self) -> list:
        """Which bank of the canyon a hex of the starting board lies on, None for all others (p. 3)."""
        banks = [h for h, r in enumerate(self.region) if r == NOWHERE and self.land[h]]
        side = [None] * len(self)
        for h in banks:
            if side[h] is None:
                for other in self.within(h, len(banks), banks.__contains__):
                    side[other] = h
        return side

    @cached_property
    def starts(self) -> list:
        """Where wolves begin: next to the canyon on the starting board (p. 3)."""
        return [h for h, side in enumerate(self.side) if side is not None
                and any(self.terrain[other] == CHASM for other in self.near[h])]

    # --- distances, worked out when first asked for --------------------------------------------

    def walk(self, h) -> list:
        """[(distance, hex)] of all land a wolf can walk to, near to far, around water and canyon (water)."""
        found = self._walks.get(h)
        if found is None:
            steps = self.within(h, len(self), self.land.__getitem__)
            found = self._walks[h] = sorted((n, other) for other, n in steps.items())
        return found

    def moves(self, h, rank, speed) -> list:
        """[(goal, action)] for every walk of a wolf, made once."""
        found = self._moves.get((h, rank, speed))
        if found is None:
            found = self._moves[h, rank, speed] = [
                (goal, ("move", h, KINDS[rank], goal)) for n, goal in self.walk(h) if 0 < n <= speed]
        return found

    def far(self, h) -> list:
        """How far every hex is, whatever lies between (ruling range)."""
        found = self._far.get(h)
        if found is None:
            found = self._far[h] = [self.distance(h, other) for other in range(len(self))]
        return found

    def circle(self, h, reach) -> list:
        """Hexes at most so far away."""
        found = self._circles.get((h, reach))
        if found is None:
            found = self._circles[h, reach] = [
                other for other, n in enumerate(self.far(h)) if n <= reach]
        return found

    def beside(self, h, step):
        """The hex one step away, None off the map."""
        q, r = self.cells[h]
        return self.number.get((q + step[0], r + step[1]))


class Memo(dict):
    """Remembers what was worked out, but not without end."""

    MOST = 8_000

    def __setitem__(self, key, value):
        if len(self) >= self.MOST:
            self.clear()
        super().__setitem__(key, value)
