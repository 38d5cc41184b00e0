"""Positions of Warcraft built by hand: field(a="orc", b="undead").stand("gate", a="melee melee", b="worker").

Spaces of the board for two, seen from the Town of a; the Town of b lies at the opposite end, and `far_` names
the space opposite: home has beside it mine, peak, gate and woods. Spaces of other maps go by "q,r" or by the
names the map gives."""

import json
from collections import Counter
from pathlib import Path

from tabletop import Match
from warcraft import GAME
from warcraft.units import FACES, KIND, KINDS, STEPS, WIDTH

MAPS = Path(__file__).resolve().parents[2] / "maps" / "warcraft"
NAMES = {"home": (-1, -2), "mine": (0, -3), "peak": (0, -2), "woods": (-2, -1), "gate": (-1, -1),
         "west": (-2, 0), "crag": (1, -3), "reach": (2, -3), "moor": (1, -2), "pit": (2, -2),
         "grove": (2, -1), "cairn": (3, -1)}
RING = {"north": (0, -1), "north_east": (1, -1), "east": (1, 0), "south": (0, 1), "south_west": (-1, 1),
        "north_west": (-1, 0), "centre": (0, 0)}  # forest, goldmine, forest, goldmine, forest, goldmine
SPACES = {**{name: f"{q},{r}" for name, (q, r) in (NAMES | RING).items()},
          **{f"far_{name}": f"{-q},{-r}" for name, (q, r) in NAMES.items()}}


def chart(name) -> dict:
    """A map of the game."""
    return json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))


class Field:
    """Players are a, b, c ..., the neutrals n. Built on the first question; player a is at his Move step."""

    def __init__(self, name="2", seed=1, options=None, **races):
        self.board, self.data = name, name if isinstance(name, dict) else chart(name)
        self.seed, self.options, self.match = seed, options or {}, None
        self.letters = "abcd"[:len(self.data["seats"])]
        self.wish = {"pieces": []}
        if races:
            self.wish["races"] = [races[letter] for letter in self.letters]

    # --- building -----------------------------------------------------------------------------

    def stand(self, space, **sides):
        """Pieces on a space: stand("gate", a="melee melee worker", b="flying")."""
        for letter, kinds in sides.items():
            for kind, n in Counter(kinds.split()).items():
                self.wish["pieces"].append([self.key(space), self.player(letter), kind, n])
        return self

    def outpost(self, space, letter, finished=True):
        self.wish.setdefault("outposts", []).append([self.key(space), self.player(letter), finished])
        return self

    def deplete(self, **spaces):
        """Tokens: 1 partly, 2 wholly; on a Town the token of a capture."""
        self.wish["depleted"] = {self.key(space): n for space, n in spaces.items()}
        return self

    def has(self, letter, **fields):
        """Fields of one player: has("a", gold=3, hands=["fast"], levels=[2, 1, 1])."""
        blank = {"built": [1, 0, 0], "rising": [0] * 3, "summoned": [0] * 3, "training": [0] * 4,
                 "levels": [1] * 3, "gold": 0, "wood": 0, "shown": 0}
        for name, value in fields.items():
            row = self.wish.setdefault(name, [blank.get(name, []) for _ in self.letters])
            row[self.player(letter)] = value
        return self

    def with_(self, **fields):
        """Other fields of the position: step, actor (a letter), round, first, goal, out."""
        if "actor" in fields:
            fields["actor"] = self.player(fields["actor"])
        self.wish.update(fields)
        return self

    def rolls(self, *wanted, die=range(1, FACES + 1)):
        """Chance is such that the next rolls of a die with these faces show what is wanted."""
        chance = self.s.clone()
        for seed in range(10 ** 6):
            chance.rng = seed
            if all(die[chance.random(len(die))] == face for face in wanted):
                self.s.rng = seed
                return self
        raise AssertionError("no such rolls")

    # --- asking -------------------------------------------------------------------------------

    @property
    def s(self):
        """The state, built when first needed."""
        if self.match is None:
            seats = ["human"] * len(self.letters)
            self.match = Match(GAME, self.data, self.options, seats, self.seed, self.wish)
        return self.match.now

    def key(self, space) -> str:
        return space if space in self.data.get("places", ()) else SPACES.get(space, space)

    def r(self, space) -> int:
        """The number of a space."""
        key, board = self.key(space), self.s.board
        return board.places[key] if key in board.places else board.keys.index(key)

    def player(self, letter) -> int:
        return len(self.letters) if letter == "n" else self.letters.index(letter)

    def at(self, space, letter) -> str:
        """What a player has on a space, as in `stand`."""
        low = WIDTH * self.player(letter)
        kinds = [piece - low for piece in self.s.pieces[self.r(space)] if 0 <= piece - low < WIDTH]
        return " ".join(KINDS[kind] for kind in kinds)

    def goals(self, start, kind) -> set:
        """Where a kind of piece of the actor may go from a space, by number."""
        return {action[3] for action in self.s.legal if action[:3] == ("move", self.r(start), kind)}

    def numbers(self, *spaces) -> set:
        return {self.r(space) for space in spaces}

    @property
    def phase(self) -> str:
        return self.s.stack[-1]["phase"] if self.s.stack else "over"

    @property
    def step(self) -> str:
        return self.s.stack[0]["step"] if self.s.stack else "over"

    @property
    def actor(self) -> str:
        return self.letters[self.s.actor]

    def notes(self, event) -> list:
        """What the last step told of an event."""
        return [note for note in self.s.events or [] if note["event"] == event]

    # --- playing ------------------------------------------------------------------------------

    def action(self, words) -> tuple:
        """"move gate melee north" -> ("move", 7, "melee", 9)."""
        verb, *args = words.split()
        board = self.s.board
        return (verb, *(self.r(arg) if self.key(arg) in board.keys or arg in board.places
                        else int(arg) if arg.isdigit() else self.player(arg) if arg in self.letters
                        else arg for arg in args))

    def can(self, words) -> bool:
        return self.action(words) in self.s.legal

    def why(self, words) -> list:
        """Why this cannot be done; gaps at the end are left open."""
        return GAME.explain(self.s, self.action(words))

    def verbs(self) -> set:
        return {action[0] for action in self.s.legal}

    def play(self, *moves):
        """Carry out moves in turn; each must be legal."""
        for words in moves:
            assert self.action(words) in self.s.legal, f"{words}: not among {self.s.legal}"
            self.match.apply(self.action(words))
            assert not GAME.check(self.s), GAME.check(self.s)
        return self

    def fight(self, wanted):
        """End the Move step and fight, with whatever chance brings about what is wanted; nobody plays a card,
        everybody takes what comes first."""
        begun, steps = self.s, self.match.steps
        for seed in range(500):
            begun.rng = seed
            self.play("done")
            while self.phase not in ("over", *STEPS):
                self.match.apply(("pass",) if ("pass",) in self.s.legal else self.s.legal[0])
            if wanted(self):
                return self
            del self.match.states[steps + 1:], self.match.actions[steps:]
        raise AssertionError("it never comes to that")

    def go(self, *moves):
        """The same, and whoever is asked before lets it pass."""
        for words in moves:
            while not self.can(words) and ("pass",) in self.s.legal:
                self.play("pass")
            self.play(words)
        return self

    def upto(self, verb):
        """Pass until somebody may do this."""
        while verb not in self.verbs():
            self.play("pass")
        return self

    def on(self):
        """Let it pass, or end what one is at."""
        return self.play("pass" if ("pass",) in self.s.legal else "done")

    def until(self, step, actor="a"):
        """Pass or end every decision until a player is at a step."""
        while self.s.stack and not (self.step == step and self.s.stack[0]["player"] == self.player(actor)):
            self.on()
        return self


def field(*name, **more) -> Field:
    """A table on a map by its name, else for two on the basic one."""
    return Field(*name, **more) if name else Field(**{"a": "orc", "b": "undead", **more})


def town() -> Field:
    """Soldiers beside the Town of a and far from that of b, and one of each on the same space."""
    f = field().stand("gate", a="melee melee", b="worker").stand("home", a="worker flying")
    return f.stand("far_gate", b="ranged").stand("north", a="melee", b="melee")


# --- battles ----------------------------------------------------------------------------------------

def clash(a, b, flanks=(), races="night_elf human", **more):
    """Units of a and b on the gate, a about to end his Move step; nobody has a card, levels are the first."""
    first, second = races.split()
    f = field(a=first, b=second, **more).stand("gate", a=a, b=b)
    for space, sides in flanks:
        f.stand(space, **sides)
    return f.has("a", hands=[]).has("b", hands=[])


def empty(f):
    """Nobody will draw a card."""
    return f.with_(decks=[[] for _ in f.letters])


def lost(f, letter):
    """Units of a player that the last step took."""
    return [note["piece"] for note in f.notes("killed") if note["player"] == f.player(letter)]
