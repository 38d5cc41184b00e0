"""Boards as graphs: what lies next to what, what lies between, how far, and by which way."""

from tabletop.form import items, number
from tabletop.refusal import Refusal

LONG = 40  # letters of what lies on an edge


class Graph:
    """Regions numbered from 0 and their neighbours; it never changes and is shared by all states.
    `edges` tell what lies between two neighbours, a wall or a river: [[region, region, what], ...]."""

    def __init__(self, near, edges=()):
        self.near = [tuple(sorted(ring)) for ring in near]
        self.edges = self._carried(edges)

    def __len__(self):
        return len(self.near)

    def between(self, r: int, other: int) -> str | None:
        """What lies between two neighbours, if anything does."""
        return self.edges.get((r, other) if r < other else (other, r))

    def check(self):
        """Refuse a graph with unknown, repeated or one-sided neighbours, naming the first bad pair."""
        for r, ring in enumerate(self.near):
            for n, other in enumerate(ring):
                if not 0 <= other < len(self.near) or other == r:
                    raise Refusal("map", why=["neighbour"], region=r, near=other)
                if n and other == ring[n - 1]:
                    raise Refusal("map", why=["twice"], region=r, near=other)
        for r, ring in enumerate(self.near):
            for other in ring:
                if r not in self.near[other]:
                    raise Refusal("map", why=["one_sided"], region=r, near=other)

    def _carried(self, edges) -> dict:
        """{(region, higher region): what lies between}; refuses what has another form."""
        if not isinstance(edges, (list, tuple)):
            raise Refusal("map", why=["edge"])
        found = {}
        for n, edge in enumerate(edges):
            pair = self._pair(edge)
            if pair is None or pair in found:
                raise Refusal("map", why=["edge"], edge=n)
            found[pair] = edge[2]
        return found

    def _pair(self, edge) -> tuple | None:
        """(region, higher region) of an edge, if it is one."""
        if not items(edge, lambda part: True, 3) or type(edge[2]) is not str or not 0 < len(edge[2]) <= LONG:
            return None
        r, other = self._place(edge[0]), self._place(edge[1])
        return (min(r, other), max(r, other)) if r is not None and other in self.near[r] else None

    def _place(self, name) -> int | None:
        """The region that an edge names, if there is one."""
        return name if number(name, 0, len(self) - 1) else None

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
