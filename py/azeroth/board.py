"""The map of a match: islands in an open sea, drawn from a pool or chosen, and never changed.

A map is {"game": "azeroth", "players": 3, "rounds": 10, "letters": ["L", "M", "S"], "islands": [...]}: how
many islands of which size are played, and those to draw from. An island, one side of a printed board, is

    {"key": "ashvale", "board": "m1", "letter": "M", "name": {...}, "size": [1000, 800], "regions": [
        {"key": "A1", "name": {...}, "terrain": "forest", "marks": ["anchor", "magic"], "tribe": false,
         "near": [1, 4], "shape": [x, y, x, y, ...], "at": [x, y], "room": 90}, ...]}

`board` is the printed board of which it is a side: of the two sides of a board at most one is played. `near`
counts within the island. `tribe` says where a murloc begins; marks are `anchor` (a race may come ashore),
`cavern`, `magic` and, once on each island, `find`, where an artifact or a place lies face down. `name`,
`size`, `shape`, `at` and `room` are for the screen only. In a match the regions of all islands are numbered
one island after another, and a region's key is that of its island and its own, `ashvale.A1`."""

import conquest.board
from azeroth.tables import LETTERS, MOUNTAINS, MURLOCS
from conquest.board import WATER
from tabletop import Refusal
from tabletop.form import items

TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", *WATER)
MARKS = ("anchor", "cavern", "magic", "find")
MOST = 40  # islands in a pool


class Board(conquest.board.Board):
    """Islands are numbers, their place in the pool; `chosen` are those that are played, in their order."""

    terrains, symbols = TERRAINS, MARKS

    def __init__(self, data, chosen=None, pool=None):
        self.pool = self._pool(data) if pool is None else pool
        self.letters = data["letters"]
        self.chosen = self.fitting() if chosen is None else list(chosen)
        islands = [self.pool[n] for n in self.chosen]
        super().__init__({"rounds": data.get("rounds"), "regions": joined(islands)})
        self.data = data
        self.islands = [island["key"] for island in islands]
        self.island = [n for n, island in enumerate(islands) for _ in island["regions"]]
        self.entries = [r for r, kinds in enumerate(self.kinds) if "anchor" in kinds]
        self.finds = [r for r, kinds in enumerate(self.kinds) if "find" in kinds]  # one an island
        self._box()

    # --- which islands are played ----------------------------------------------------------------

    def playing(self, chosen):
        """The board of other islands of the same pool, which was read already."""
        return Board(self.data, chosen, self.pool)

    def fitting(self) -> list:
        """The first islands of the pool that make a map."""
        return self.drawn(lambda n: 0)

    def drawn(self, random) -> list:
        """Islands of the letters asked for: a board by lot, then one of its sides."""
        found, taken = [], set()
        for letter in self.letters:
            boards = sorted({island["board"] for island in self.pool
                             if island["letter"] == letter and island["board"] not in taken})
            if not boards:
                raise Refusal("map", why=["islands"], letter=letter)
            board = boards[random(len(boards))]
            sides = [n for n, island in enumerate(self.pool) if island["board"] == board]
            taken.add(board)
            found.append(sides[random(len(sides))])
        return found

    def named(self, keys) -> list | None:
        """Islands by their keys, if they make a map: the letters asked for, no board twice."""
        known = {island["key"]: n for n, island in enumerate(self.pool)}
        if not items(keys, lambda key: isinstance(key, str) and key in known):
            return None
        islands = [self.pool[known[key]] for key in keys]
        fits = [island["letter"] for island in islands] == self.letters and (
            len({island["board"] for island in islands}) == len(islands))
        return [known[key] for key in keys] if fits else None

    # --- the form of a map -----------------------------------------------------------------------

    def _pool(self, data) -> list:
        """The islands of a map file; refuses any other form."""
        if not isinstance(data, dict) or not items(data.get("letters"), LETTERS.__contains__):
            raise Refusal("map", why=["letters"])
        pool, keys, boards = data.get("islands"), set(), {}
        if not isinstance(pool, list) or not 1 <= len(data["letters"]) <= len(pool) <= MOST:
            raise Refusal("map", why=["islands"])
        for n, island in enumerate(pool):
            wrong = self._misfits(island)
            if wrong:
                raise Refusal("map", why=wrong, island=n)
            letter = boards.setdefault(island["board"], island["letter"])
            if island["key"] in keys or letter != island["letter"]:
                raise Refusal("map", why=["twice"], island=n)
            keys.add(island["key"])
        return pool

    def _misfits(self, island) -> list:
        """Codes of what is wrong with one island."""
        if not isinstance(island, dict) or island.get("letter") not in LETTERS:
            return ["letter"]
        wrong = [name for name in ("key", "board")
                 if not isinstance(island.get(name), str) or not 0 < len(island[name]) <= 20]
        if wrong:
            return wrong
        regions = self.checked({"rounds": 1, "regions": island.get("regions")})
        alone = conquest.board.Graph([region["near"] for region in regions])
        alone.check()
        marks = [mark for region in regions for mark in region["marks"]]
        wet = [region for region in regions if region["terrain"] in WATER]
        faults = {"find": marks.count("find") != 1, "anchor": "anchor" not in marks,
                  "water": any(region["marks"] or region["tribe"] for region in wet),  # ruling 135
                  "apart": len(alone.within(0, len(regions))) < len(regions)}
        return [name for name, holds in faults.items() if holds]

    def _box(self):
        """No more mountains and murlocs than there are tokens in the box (p. 2)."""
        if self.terrain.count("mountain") > MOUNTAINS or sum(self.tribes) > MURLOCS:
            raise Refusal("map", why=["box"])


def joined(islands) -> list:
    """The regions of some islands, numbered through."""
    regions = []
    for island in islands:
        first = len(regions)
        regions += [{**region, "key": f"{island['key']}.{region['key']}",
                     "near": [first + r for r in region["near"]]} for region in island["regions"]]
    return regions
