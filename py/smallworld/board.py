"""The map of a match: terrain, marks, borders and coasts, read once from its file and never changed."""

from tabletop import Graph, Refusal
from tabletop.form import items, number

WATER = ("sea", "lake")
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", *WATER)
MARKS = ("mine", "magic", "cavern")
BASE_COST, MOUNTAIN_COST = 2, 1  # p. 4: two tokens, one more for a mountain


class Board(Graph):
    """Regions are numbers, their place in the file; every fact about them is a list."""

    def __init__(self, data: dict):
        regions = checked(data)
        super().__init__([region["near"] for region in regions])
        self.check()
        self.data, self.rounds = data, data["rounds"]
        self.keys = [region["key"] for region in regions]
        self.terrain = [region["terrain"] for region in regions]
        self.marks = [tuple(region["marks"]) for region in regions]
        self.edge = [region["edge"] for region in regions]
        self.tribes = [region["tribe"] for region in regions]
        self.water = [terrain in WATER for terrain in self.terrain]
        self.coast = [not wet and self._meets(r, self.water) for r, wet in enumerate(self.water)]
        sea_at_edge = [terrain == "sea" and edge for terrain, edge in zip(self.terrain, self.edge)]
        self.border = [self.edge[r] or (not self.water[r] and self._meets(r, sea_at_edge))
                       for r in range(len(self))]
        self.borders = [r for r, border in enumerate(self.border) if border]
        self.cost = [BASE_COST + MOUNTAIN_COST * (terrain == "mountain") for terrain in self.terrain]
        self.kinds = [{terrain, *marks, *(["coast"] if coast else [])}
                      for terrain, marks, coast in zip(self.terrain, self.marks, self.coast)]

    def _meets(self, r, flags) -> bool:
        """Whether any neighbour of a region has a flag."""
        return any(flags[other] for other in self.near[r])


def checked(data) -> list:
    """The regions of a map file whose every field has the right form; refuses any other."""
    if not isinstance(data, dict) or not isinstance(data.get("regions"), list):
        raise Refusal("map", why=["regions"])
    if not number(data.get("rounds"), 1, 100):
        raise Refusal("map", why=["rounds"])
    regions, keys = data["regions"], set()
    if not 1 <= len(regions) <= 200:
        raise Refusal("map", why=["regions"])
    for r, region in enumerate(regions):
        wrong = [name for name, fits in FORM.items()
                 if not isinstance(region, dict) or not fits(region.get(name), len(regions))]
        if wrong:
            raise Refusal("map", why=wrong, region=r)
        if region["key"] in keys:
            raise Refusal("map", why=["twice"], region=r)
        keys.add(region["key"])
    return regions


FORM = {
    "key": lambda value, size: isinstance(value, str) and 0 < len(value) <= 40,
    "terrain": lambda value, size: isinstance(value, str) and value in TERRAINS,
    "marks": lambda value, size: items(value, MARKS.__contains__),
    "edge": lambda value, size: isinstance(value, bool),
    "tribe": lambda value, size: isinstance(value, bool),
    "near": lambda value, size: items(value, lambda r: number(r, 0, size - 1)),
}
