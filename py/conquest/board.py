"""The map of a match: terrain, marks and coasts, read once from its file and never changed."""

from conquest.words import ANY
from tabletop import Graph, Refusal
from tabletop.form import items, number

WATER = ("sea", "lake")
BASE_COST, MOUNTAIN_COST = 2, 1  # p. 4: two tokens, one more for a mountain


class Board(Graph):
    """Regions are numbers, their place in the file; every fact about them is a list."""

    terrains: tuple = ()  # what a region may be, and what may be marked on it
    symbols: tuple = ()
    form = {  # field of a region -> whether a value fits, on a board of so many regions
        "key": lambda board, value, size: isinstance(value, str) and 0 < len(value) <= 40,
        "terrain": lambda board, value, size: isinstance(value, str) and value in board.terrains,
        "marks": lambda board, value, size: items(value, board.symbols.__contains__),
        "tribe": lambda board, value, size: isinstance(value, bool),
        "near": lambda board, value, size: items(value, lambda r: number(r, 0, size - 1)),
    }

    def __init__(self, data: dict):
        regions = self.checked(data)
        super().__init__([region["near"] for region in regions])
        self.check()
        self.data, self.rounds = data, data["rounds"]
        self.keys = [region["key"] for region in regions]
        self.terrain = [region["terrain"] for region in regions]
        self.marks = [tuple(region["marks"]) for region in regions]
        self.tribes = [region["tribe"] for region in regions]
        self.water = [terrain in WATER for terrain in self.terrain]
        self.coast = [not wet and self.meets(r, self.water) for r, wet in enumerate(self.water)]
        self.cost = [BASE_COST + MOUNTAIN_COST * (terrain == "mountain") for terrain in self.terrain]
        self.kinds = [{ANY, terrain, *marks, *(["coast"] if coast else [])}
                      for terrain, marks, coast in zip(self.terrain, self.marks, self.coast)]
        self.entries = []  # where a first conquest may begin: each game's own board knows

    def meets(self, r, flags) -> bool:
        """Whether any neighbour of a region has a flag."""
        return any(flags[other] for other in self.near[r])

    def checked(self, data) -> list:
        """The regions of a map file whose every field has the right form; refuses any other."""
        if not isinstance(data, dict) or not isinstance(data.get("regions"), list):
            raise Refusal("map", why=["regions"])
        if not number(data.get("rounds"), 1, 100):
            raise Refusal("map", why=["rounds"])
        regions, keys = data["regions"], set()
        if not 1 <= len(regions) <= 200:
            raise Refusal("map", why=["regions"])
        for r, region in enumerate(regions):
            wrong = [name for name, fits in self.form.items()
                     if not isinstance(region, dict) or not fits(self, region.get(name), len(regions))]
            if wrong:
                raise Refusal("map", why=wrong, region=r)
            if region["key"] in keys:
                raise Refusal("map", why=["twice"], region=r)
            keys.add(region["key"])
        return regions
