"""The script that tells how fair seats and islands are counts what it says."""

import runpy
from pathlib import Path

import pytest
from azeroth import GAME

BALANCE = runpy.run_path(str(Path(__file__).resolve().parents[2] / "maps" / "balance.py"))


def test_a_game_tells_who_won_and_what_each_island_brought():
    seats, islands = BALANCE["play"]((2, "easiest", 1))
    assert seats and set(seats) <= {0, 1} and len(islands) == 2
    assert all(0 <= coins < 2 for coins in islands.values())
    assert BALANCE["play"]((2, "easiest", 1)) == (seats, islands)


@pytest.mark.parametrize("rates, far", [([1.0, 1.0], True), ([0.62, 0.6], False), ([0.2, 1.8], False)])
def test_only_what_surely_lies_apart_is_marked(rates, far, capsys):
    BALANCE["told"]("L", "capes", rates, 0.6)
    assert capsys.readouterr().out.rstrip().endswith("far") == far


def test_the_maps_it_plays_on_are_those_of_the_game():
    assert all((BALANCE["MAPS"] / f"{players}.json").exists() for players in GAME.players)
