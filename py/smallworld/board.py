"""The land of Small World: its terrains and marks, and the border over which races come."""

import conquest.board
from conquest.board import WATER

TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", *WATER)
MARKS = ("mine", "magic", "cavern")
MOUNTAINS, TRIBES = 9, 18  # tokens in the box, p. 2


class Board(conquest.board.Board):
    """A first conquest begins at the edge of the map, or on the shore of a sea that lies there (p. 4)."""

    terrains, symbols = TERRAINS, MARKS
    form = {**conquest.board.Board.form, "edge": lambda board, value, size: isinstance(value, bool)}

    def __init__(self, data):
        super().__init__(data)
        self.edge = [region["edge"] for region in data["regions"]]
        sea_at_edge = [terrain == "sea" and edge for terrain, edge in zip(self.terrain, self.edge)]
        self.entries = [r for r in range(len(self)) if self.edge[r]
                        or (not self.water[r] and self.meets(r, sea_at_edge))]
