"""Positions of Small World built by hand: table("tiny", a="humans commando").own("a", meadow=3)."""

import json
from pathlib import Path

from conquest import rules
from laid import Laid
from smallworld import GAME

MAPS = Path(__file__).parent.parent / "maps"


def tiny_map(name="tiny") -> dict:
    """A map of the tests."""
    return json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))


class Table(Laid):
    """On a map of the tests."""

    game = GAME

    def __init__(self, name="tiny", options=None, seed=1, **bands):
        super().__init__(tiny_map(name), options, seed, **bands)

    def tribes(self, *regions):
        """Lost tribes; without this line there are none."""
        self.wish["tribes"] = list(regions)
        return self

    def income(self, letter) -> int:
        """Coins the player would get if his turn ended now."""
        return sum(GAME.earnings(self.s, self.player(letter)).values())

    def stood(self, region) -> int:
        """Tokens on a region before the conquests, when all but one of each came to hand."""
        return self.s.stack[-1]["stood"][self.region(region)]

    def race(self, region):
        """The race on a region, None for nobody and for tribes."""
        b = self.s.band[self.region(region)]
        return self.s.race[b] if b > 0 else None

    def roll_next(self, pips):
        """Make the next roll of the die show this."""
        for seed in range(1000):
            self.s.rng = seed
            probe = self.s.clone()
            if rules.DIE[probe.random(len(rules.DIE))] == pips:
                return self
        raise AssertionError("no such roll")


def table(name="tiny", **bands) -> Table:
    """A table with a band for each player named: table(a="humans commando", b="elves hill", c="")."""
    return Table(name, **bands)
