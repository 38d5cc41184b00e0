"""Positions built by hand, in the words of the game: table().stand("0A2", a="alpha").can("den 0C2 howl").

Hexes are called by region, group and place on its board: A1 A2 A3 (lone wolf), B1 B2 B3, C1 (prey) C2 C3, D1
D2 D3, E1 (lone wolf) E2 E3 and W, the water, beside which lie C2 C3 D1 D3 E2 E3. The starting board has N1 to
N5 and S1 to S5 from west to east. In the map for three, regions 1, 2 and 4 are turned; the groups of
region 0 are grass, forest, tundra, rock and desert."""

import json
from pathlib import Path

from tabletop import Match
from wolves import GAME
from wolves.explain import aimed
from wolves.tables import HIGHEST, KINDS, RANK

MAPS = Path(__file__).resolve().parents[2] / "maps" / "wolves"
CELLS = {"A1": (-3, 1), "A2": (-2, 0), "A3": (-1, -1), "B1": (-3, 2), "B2": (-3, 3), "B3": (-2, 2),
         "C1": (-2, 1), "C2": (-1, 0), "C3": (-1, 1), "D1": (0, -1), "D2": (1, -2), "D3": (1, -1),
         "E1": (-1, 2), "E2": (0, 1), "E3": (1, 0), "W": (0, 0)}
BANKS = {"N1": (-3, 1), "N2": (-2, 0), "N3": (-1, -1), "N4": (0, -1), "N5": (1, -2),
         "S1": (-3, 3), "S2": (-2, 2), "S3": (-1, 2), "S4": (0, 1), "S5": (1, 0)}
TILES = ["home", "forest/rock", "rock/grass", "grass/tundra", "tundra/desert", "desert/forest"]


def board(players) -> dict:
    """A map of the game."""
    return json.loads((MAPS / f"{players}.json").read_text(encoding="utf-8"))


def names(players) -> dict:
    """{name of a hex: (q, r)}"""
    slots, found = board(players)["slots"], {}
    regions = [slot for slot in slots if slot["kind"] == "region"]
    for r, slot in enumerate(regions):
        for name, (q, s) in CELLS.items():
            q, s = (-2 - q, 1 - s) if slot["turned"] else (q, s)
            found[f"{r}{name}"] = (slot["at"][0] + q, slot["at"][1] + s)
    return {**found, **(BANKS if len(regions) < len(slots) else {})}


class Table:
    """Players are a, b, c ..., the virtual pack v. Built on the first question; no tokens but those laid."""

    def __init__(self, players=3, **fields):
        self.players, self.names = players, names(players)
        self.wish = {"pieces": [], "tokens": [], **fields}
        self.match = None

    # --- building -----------------------------------------------------------------------------

    def stand(self, name, **packs):
        """Pieces on a hex: stand("0C2", a="alpha pack", b="den")."""
        for letter, kinds in packs.items():
            p = self.player(letter)
            self.wish["pieces"] += [[*self.names[name], p, kind] for kind in kinds.split()]
        return self

    def lay(self, name, kind, n=1):
        """A lone wolf, or n tokens of prey."""
        self.wish["tokens"].append([*self.names[name], kind, n])
        return self

    def with_(self, **fields):
        """Other fields of the position; a field of players is a list."""
        self.wish.update(fields)
        return self

    def has(self, letter, **fields):
        """Fields of one player: has("a", actions=1, dens=[2, 0, 0])."""
        blank = {"dens": [0, 0, 0], "prey": [], "points": [], "trophies": []}
        for name, value in fields.items():
            row = self.wish.setdefault(name, [blank.get(name, 0) for _ in range(self.players)])
            row[self.player(letter)] = value
        return self

    def shows(self, *faces):
        """The faces of player a's two-sided tiles."""
        return self.with_(faces=[["forest", *faces]] + [[home, "forest", "rock", "grass", "tundra", "desert"]
                          for home in ("rock", "grass", "tundra", "desert")[:self.players - 1]])

    # --- asking -------------------------------------------------------------------------------

    @property
    def s(self):
        """The state, built when first needed."""
        if self.match is None:
            self.match = Match(GAME, board(self.players), {}, ["human"] * self.players, 1, self.wish)
        return self.match.now

    def player(self, letter) -> int:
        return self.players if letter == "v" else "abcde".index(letter)

    def hex(self, name) -> int:
        return self.s.board.number[self.names[name]]

    def at(self, name) -> str:
        """What stands on a hex: "a.alpha b.den"."""
        letters = "abcde"[:self.players] + "v"
        return " ".join(f"{letters[piece // HIGHEST]}.{KINDS[piece % HIGHEST]}"
                        for piece in self.s.pieces[self.hex(name)])

    def places(self, text) -> str:
        """All hexes by name that hold this, in the order of names: places("b.pack")."""
        return " ".join(name for name in sorted(self.names) if text in self.at(name).split())

    def goals(self, letter, start=None) -> set:
        """Where this player's wolves may move now, by name."""
        back = {self.hex(name): name for name in self.names}
        return {back[action[3]] for action in self.s.legal if action[0] == "move"
                and (start is None or action[1] == self.hex(start))}

    def targets(self, verb) -> set:
        """The hexes a verb may be used on, by name."""
        back = {self.hex(name): name for name in self.names}
        return {back[action[1]] for action in self.s.legal if action[0] == verb}

    @property
    def phase(self) -> str:
        return self.s.stack[-1]["phase"] if self.s.stack else "over"

    def why(self, verb, name) -> list:
        return GAME.explain(self.s, aimed(verb, self.hex(name)))

    def against(self, words) -> list:
        """What speaks against an action, perhaps only begun."""
        return GAME.explain(self.s, self.action(words))

    # --- playing ------------------------------------------------------------------------------

    def action(self, words) -> tuple:
        """"move 0A1 alpha 0C2" as the engine wants it."""
        verb, *args = words.split()
        return (verb, *(self.hex(arg) if arg in self.names else int(arg) if arg.isdigit() else arg
                        for arg in args))

    def can(self, words) -> bool:
        return self.action(words) in self.s.legal

    def play(self, letter, *moves):
        """Carry out moves in turn; each must be legal. What is paid is the first way unless it is said."""
        for words in moves:
            if self.s.stack[-1]["phase"] == "pay" and not words.startswith("pay"):
                self.match.apply(self.s.legal[0])
            assert self.s.actor == self.player(letter), f"{self.s.actor} is to act, in {self.phase}"
            assert self.can(words), f"{words}: not among {self.s.legal}"
            self.match.apply(self.action(words))
            assert not GAME.check(self.s), GAME.check(self.s)
        return self

    def paid(self):
        """The first way of paying, if there is a choice."""
        if self.phase == "pay":
            self.match.apply(self.s.legal[0])
        return self

    def events(self, name) -> list:
        return [note for note in self.s.events if note["event"] == name]

    def rank(self, kind) -> int:
        return RANK[kind]


def table(players=3, **fields) -> Table:
    """A table for so many players; nobody has bonus tokens, every pack its home terrain."""
    return Table(players, **fields)
