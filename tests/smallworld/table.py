"""Positions built by hand, in the words of the game:
table("tiny", a="humans commando").own("a", meadow=3)."""

import json
from pathlib import Path

from conquest import rules
from smallworld import GAME
from tabletop import Match
from tabletop.phase import pruned

MAPS = Path(__file__).parent.parent / "maps"


def tiny_map(name="tiny") -> dict:
    """A map of the tests."""
    return json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))


class Table:
    """Players are a, b, c ...; regions and traits go by their keys. Built on the first question."""

    def __init__(self, name="tiny", options=None, seed=1, **bands):
        self.map, self.options, self.seed = tiny_map(name), options or {}, seed
        self.letters = sorted(bands)
        self.wish = {"bands": [], "tribes": []}
        self.mine, self.match = {}, None
        for p, letter in enumerate(self.letters):
            if bands[letter]:
                race, power = bands[letter].split()
                self.mine[letter] = {"player": p, "race": race, "power": power, "hand": 0, "lands": {}}
                self.wish["bands"].append(self.mine[letter])

    # --- building -----------------------------------------------------------------------------

    def own(self, letter, hand=0, **lands):
        """Tokens of a player's active race on regions, and in his hand."""
        self.mine[letter]["lands"].update(lands)
        self.mine[letter]["hand"] += hand
        return self

    def faded(self, letter, race, power=None, hand=0, **lands):
        """A race in decline, with a power only where it lasts (Spirit)."""
        self.wish["bands"].append({"player": self.letters.index(letter), "race": race, "power": power,
                                   "declined": True, "hand": hand, "lands": lands})
        return self

    def tribes(self, *regions):
        """Lost tribes; without this line there are none."""
        self.wish["tribes"] = list(regions)
        return self

    def put(self, region, **kinds):
        """Pieces on a region, such as fortress=1."""
        self.wish.setdefault("tokens", {}).setdefault(region, {}).update(kinds)
        return self

    def with_(self, **fields):
        """Other fields of the position: round, first, coins, column, memo, phase, actor (a letter)."""
        if "actor" in fields:
            fields["actor"] = self.letters.index(fields["actor"])
        self.wish.update(fields)
        return self

    # --- asking -------------------------------------------------------------------------------

    @property
    def s(self):
        """The state, built when first needed."""
        if self.match is None:
            self.match = Match(GAME, self.map, self.options, ["human"] * len(self.letters),
                               self.seed, self.wish)
        return self.match.now

    def region(self, key) -> int:
        return self.s.board.keys.index(key)

    def player(self, letter) -> int:
        return self.letters.index(letter)

    def band(self, letter) -> int:
        """The active band of a player."""
        return self.s.active[self.player(letter)]

    def cost(self, letter, region) -> int:
        return rules.cost(self.s, self.band(letter), self.region(region))

    def barriers(self, letter, region) -> set:
        return set(rules.barriers(self.s, self.band(letter), self.region(region)))

    def targets(self, letter) -> set:
        return {self.s.board.keys[r] for r in rules.targets(self.s, self.band(letter))}

    def income(self, letter) -> int:
        """Coins the player would get if his turn ended now."""
        return sum(GAME.earnings(self.s, self.player(letter)).values())

    def coins(self, letter) -> int:
        return self.s.coins[self.player(letter)]

    def troops(self, region) -> int:
        return self.s.troops[self.region(region)]

    def stood(self, region) -> int:
        """Tokens on a region before the conquests, when all but one of each came to hand."""
        return self.s.stack[-1]["stood"][self.region(region)]

    def tokens(self, region) -> dict:
        return self.s.tokens[self.region(region)]

    def owner(self, region):
        """The letter of the player who holds a region, "tribes", or None."""
        b = self.s.band[self.region(region)]
        return None if b < 0 else "tribes" if b == 0 else self.letters[self.s.owner(b)]

    def race(self, region):
        """The race on a region, None for nobody and for tribes."""
        b = self.s.band[self.region(region)]
        return self.s.race[b] if b > 0 else None

    def hand(self, letter) -> int:
        return self.s.hand[self.band(letter)]

    @property
    def phase(self) -> str:
        return self.s.stack[-1]["phase"] if self.s.stack else "over"

    @property
    def actor(self) -> str:
        return self.letters[self.s.actor]

    # --- playing ------------------------------------------------------------------------------

    def action(self, words) -> tuple:
        """"conquer ridge" -> ("conquer", 3); "garrison ridge 2" -> ("garrison", 3, 2)."""
        verb, *args = words.split()
        keys = self.s.board.keys
        return (verb, *(keys.index(arg) if arg in keys else self.letters.index(arg) if arg in self.letters
                        else int(arg) for arg in args))

    def can(self, letter, words) -> bool:
        return self.s.actor == self.player(letter) and self.action(words) in self.s.legal

    def verbs(self) -> set:
        return {action[0] for action in self.s.legal}

    def play(self, letter, *moves):
        """Carry out moves in turn; each must be legal."""
        for words in moves:
            assert self.s.actor == self.player(letter), f"{self.actor} is to act, in {self.phase}"
            assert self.action(words) in self.s.legal, f"{words}: not among {self.s.legal}"
            self.match.apply(self.action(words))
            assert not GAME.check(self.s), GAME.check(self.s)
        return self

    def roll_next(self, pips):
        """Make the next roll of the die show this."""
        for seed in range(1000):
            self.s.rng = seed
            probe = self.s.clone()
            if rules.DIE[probe.random(len(rules.DIE))] == pips:
                return self
        raise AssertionError("no such roll")

    def end_turn(self, letter):
        """Play the plainest way on until the next player's turn begins or the game is over."""
        while self.s.stack and self.s.stack[0]["player"] == self.player(letter):
            plain = ("done",) if ("done",) in self.s.legal else pruned(self.s)[0]
            self.match.apply(plain)
            assert not GAME.check(self.s), GAME.check(self.s)
        return self


def table(name="tiny", **bands) -> Table:
    """A table with a band for each player named: table(a="humans commando", b="elves hill", c="")."""
    return Table(name, **bands)
