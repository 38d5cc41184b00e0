"""Positions near to what play seldom reaches: {what they show: [(players, position), ...]}."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "wolves"))  # the tests' language of positions

from den import table  # noqa: E402


def last_turn():
    """Nothing left to do but to score the full moon; its regions are 4 and 5."""
    return table(calendar=22, scored=2, left=0)


def surrounded(**fields):
    """A moose between three wolves, and tokens to pay with."""
    t = table().has("a", terrains=3, **fields).lay("0C1", "moose", 2)
    return t.stand("0A1", a="pack").stand("0A2", a="pack")


TABLES = {
    "0 tiles and 3 tokens": table().has("a", terrains=3).stand("0C3", a="alpha").stand("0B1", b="pack"),
    "hunts after den": surrounded().stand("0C2", a="alpha"),
    "hunts after lair": surrounded(dens=[1, 0, 0]).stand("0C2", a="alpha").stand("0C3", a="den"),
    "hunts after howl": surrounded().stand("0C2", a="alpha").lay("0A3", "lone"),
    "hunts three kinds at once": table().lay("0C1", "moose", 2).lay("0C2", "deer", 2).lay("1C1", "boar", 2)
    .stand("0A2", a="pack").stand("0C3", a="pack").stand("0B3", a="pack").stand("0D1", a="pack")
    .stand("1A1", a="pack").stand("1A2", a="pack").stand("1B1", a="pack"),
    "two moons in a turn": table(calendar=17, left=0).stand("0C2", a="den").stand("2C2", b="den"),
    "shared win": last_turn().stand("4A1", a="pack").stand("5A1", b="pack"),
    "tie broken by region tokens": last_turn().stand("4A1", a="pack").has("b", points=[4, 4]),
    "tie broken by wolves": last_turn().stand("4A1", a="pack pack").stand("5A1", b="pack"),
    "tie broken by alphas": last_turn().stand("4A1", a="pack").stand("5A1", b="alpha"),
}
POSITIONS = {item: [(built.players, built.wish)] for item, built in TABLES.items()}
