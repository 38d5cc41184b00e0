"""The board of a match: pieces laid and turned, spaces overridden, walls on edges; read once, never changed.

    "pieces": [{"piece": 7, "side": "cyan", "turn": 0, "at": [0, 0]},    one of the thirteen, turned by sixths
               {"seat": 0, "town": "edge", "turn": 5, "at": [-2, -1]}],  the Town piece of whoever sits there
    "spaces": [[q, r, "forest"], ...]                                    what is there instead
    "edges": [[[q, r], [q, r], "wall"], ...]                             no melee or ranged unit crosses it
    "places": {"ford": [0, 0], ...}                                      spaces that laws speak of, by name

What else a map has is read by opening.py; the form of all is in reading.py."""

from functools import cached_property

from tabletop import Hexes, Refusal
from tabletop.hexes import joined, moved, piece, turned
from warcraft.faces import CORNER, CORNERED, EDGED, FACES, LETTERS, TOWNS
from warcraft.reading import checked
from warcraft.units import FLYING, KINDS, MELEE, RACES, RANGED, TOWN

SIDES = {"corner": CORNERED, "edge": EDGED}
VALUES = {"town": TOWN, "objective1": 1, "objective2": 2, "objective4": 4}
UNREACHED = 99
LARGEST = 300  # spaces, five boards of the box: opponents look at the way from each to all others
OF = {n: race for race, n in TOWNS.items()}


class Board(Hexes):
    """Spaces are numbers, in the order of their coordinates. `races` are those of the seats."""

    def __init__(self, data: dict, races=()):
        self.data = checked(data)
        races = [race or spare for race, spare in zip(races or _named(data), _spare(data))]
        found = joined(self._laid(races))
        for q, r, kind in data.get("spaces", ()):
            found[q, r] = kind, ""
        cells = sorted(found)
        if len(cells) > LARGEST:
            raise Refusal("map", why=["large"])
        super().__init__(cells, data.get("edges", ()))
        self.keys = [f"{q},{r}" for q, r in cells]
        kinds = [found[cell][0] for cell in cells]
        self.terrain = ["objective" if kind.startswith("objective") else kind for kind in kinds]
        self.points = [VALUES.get(kind, 0) for kind in kinds]
        self.home = {found[cell][1]: r for r, cell in enumerate(cells) if found[cell][1]}
        self.places = {name: self.spot(at) for name, at in data.get("places", {}).items()}
        self.roles = data.get("roles", {})
        if (lone := self._cut_off()) is not None:
            raise Refusal("map", why=["apart"], space=self.keys[lone])
        self.flanks = [self._flanks(kind) for kind in range(len(KINDS))]
        self.ways = [self._ways(kind) for kind in range(len(KINDS))]
        self.beside_town = [any(self.terrain[other] == "town" for other in ring) for ring in self.near]
        self.scoring = [r for r, n in enumerate(self.points) if n]

    @cached_property
    def far(self) -> list:
        """Steps by kind of piece and space to every space, UNREACHED where no way leads."""
        return [[self._steps(ways, r) for r in range(len(self))] for ways in self.ways]

    @cached_property
    def near_to(self) -> list:
        """The same as a share that is 1 on the spot and less with every step."""
        return [[[1 / (1 + steps) for steps in row] for row in rows] for rows in self.far]

    def _cut_off(self):
        """A space that most others cannot be reached from, None if all hang together."""
        first = self.within(0, len(self))
        others = [r for r in range(len(self)) if r not in first]
        return None if not others else others[0] if len(first) >= len(others) else 0

    def _steps(self, ways, start) -> list:
        found, ring = [UNREACHED] * len(self), [start]
        found[start] = 0
        for r in ring:
            for goal in ways[r]:
                if found[goal] == UNREACHED:
                    found[goal] = found[r] + 1
                    ring.append(goal)
        return found

    def spot(self, where) -> int:
        """The space that a map speaks of by coordinates or by a name; refuses what is not on the board."""
        r = self.places.get(where) if isinstance(where, str) else self._place(where)
        if r is None and where in self.keys:
            r = self.keys.index(where)
        if r is None:
            raise Refusal("map", why=["space"], space=where)
        return r

    def _laid(self, races):
        """The pieces where they lie: {(q, r): (kind of space, race whose Town it is)}."""
        used = set()
        for row, slot in enumerate(self.data["pieces"]):
            race = races[slot["seat"]] if "seat" in slot else OF.get(slot["piece"], "")
            n = TOWNS[race] if "seat" in slot else slot["piece"]
            if n in used:
                raise Refusal("map", why=["piece_twice"], row=row)
            used.add(n)
            yield lying(slot, race)

    def _flanks(self, kind) -> list:
        """Into which battlefields a kind of unit fights from each space: any beside it, but melee and ranged
        units not over a wall (RU "The Captives")."""
        stops = "wall" if kind in (MELEE, RANGED) else "nothing"
        return [tuple(other for other in ring if self.between(r, other) != stops)
                for r, ring in enumerate(self.near)]

    def _ways(self, kind) -> list:
        """Where a kind of piece may go from each space (RU "Mountains and flyers"; walls, ruling 100)."""
        return [tuple(other for other in ring if kind == FLYING or self.terrain[other] != "mountain")
                for ring in self.flanks[kind]]


def lying(slot, race) -> dict:
    """A piece where it lies: {(q, r): (kind of space, race whose Town it is)}; `race` has the Town on it."""
    n = TOWNS[race] if "seat" in slot else slot["piece"]
    side = SIDES[slot["town"]][race] if "seat" in slot else slot["side"]
    face = piece(list(FACES[n][side]), LETTERS, CORNER.get(n, (0, 0)))
    laid = {cell: (LETTERS[letter], race if letter == "T" else "") for cell, letter in face.items()}
    return moved(turned(laid, slot["turn"]), slot["at"])


def _named(data) -> list:
    return [seat.get("race", "") for seat in data["seats"]]


def _spare(data) -> list:
    """A race for every seat: its own, or one of those that are left."""
    named = _named(data)
    left = [race for race in RACES if race not in named]
    return [race or left.pop(0) for race in named]
