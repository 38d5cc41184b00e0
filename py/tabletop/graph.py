"""Boards as graphs: what lies next to what, how far, and by which way."""

from tabletop.refusal import Refusal


class Graph:
    """Regions numbered from 0 and their neighbours; it never changes and is shared by all states."""

    def __init__(self, near):
        self.near = [tuple(sorted(ring)) for ring in near]

    def __len__(self):
        return len(self.near)

    def check(self):
        """Refuse a graph with unknown or one-sided neighbours, naming the first bad pair."""
        for r, ring in enumerate(self.near):
            for other in ring:
                if not 0 <= other < len(self.near) or other == r:
                    raise Refusal("map", why=["neighbour"], region=r, near=other)
                if r not in self.near[other]:
                    raise Refusal("map", why=["one_sided"], region=r, near=other)

    def within(self, start: int, reach: int, passable=None) -> dict:
        """Every region at most `reach` steps away, with its distance; steps go over passable regions."""
        distance, ring = {start: 0}, [start]
        for steps in range(1, reach + 1):
            following = []
            for r in ring:
                for other in self.near[r]:
                    if other not in distance and (passable is None or passable(other)):
                        distance[other] = steps
                        following.append(other)
            ring = following
        return distance

    def path(self, start: int, goal: int, passable=None) -> list:
        """A shortest way from start to goal, both included; [] if there is none."""
        came, ring = {start: None}, [start]
        while ring and goal not in came:
            following = []
            for r in ring:
                for other in self.near[r]:
                    if other not in came and (passable is None or passable(other)):
                        came[other] = r
                        following.append(other)
            ring = following
        way, here = [], goal if goal in came else None
        while here is not None:
            way.append(here)
            here = came[here]
        return way[::-1]


class Hexes(Graph):
    """A board of hexes in axial coordinates (q, r): number = place in the list given."""

    STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

    def __init__(self, cells):
        self.cells = [tuple(cell) for cell in cells]
        self.number = {cell: n for n, cell in enumerate(self.cells)}
        if len(self.number) < len(self.cells):
            raise Refusal("map", why=["twice"])
        super().__init__([[self.number[q + dq, r + dr] for dq, dr in self.STEPS
                           if (q + dq, r + dr) in self.number] for q, r in self.cells])

    def distance(self, a: int, b: int) -> int:
        """Steps from hex to hex over open ground, whatever lies between."""
        (aq, ar), (bq, br) = self.cells[a], self.cells[b]
        return (abs(aq - bq) + abs(ar - br) + abs(aq + ar - bq - br)) // 2
