"""Rulings that belong to no single trait: the bank, teams, islands, what is compulsory, who is lost."""

from copy import deepcopy

import pytest
from azeroth import GAME
from azeroth.board import Board
from realm import MAP, realm
from tabletop import Match, Refusal


def test_the_bank_never_runs_dry():  # ruling 11
    t = realm(a="orcs mining", b="dwarves ranger").own("a", harbour=1).own("b", dune=1)
    assert t.with_(coins=[900, 900]).end_turn("a").coins("a") == 901


def test_a_single_neutral_player_is_a_side_of_his_own():  # ruling 129
    match = Match(GAME, MAP, {"teams": True}, ["human"] * 3, 1)
    match.now.coins = [10, 20, 30]
    assert GAME.sides(match.now) == [0, 1, 2] and [row[0] for row in GAME.ranking(match.now)] == [10, 20, 30]


def test_in_a_draw_of_both_members_who_has_fewer_tokens_stands_for_the_side():  # ruling 131
    t = realm({"teams": True}, a="dwarves mining", b="orcs farmer", c="gnomes ranger", d="")
    t.own("a", meadow=3).own("b", landing=2).own("c", peak=1)
    assert GAME.ranking(t.s) == [[5, 1], [5, 0], [5, 1], [5, 0]]


@pytest.mark.parametrize("mark", ["anchor", "cavern", "magic"])
def test_water_bears_no_mark_and_no_find(mark):  # ruling 135
    data = deepcopy(MAP)
    lake = next(region for region in data["islands"][0]["regions"] if region["terrain"] == "lake")
    lake["marks"] = [mark]
    with pytest.raises(Refusal) as refusal:
        Board(data)
    assert refusal.value.facts["why"] == ["water"]


def test_both_objectives_are_set_while_two_regions_are_left():  # facts, objectives-count
    t = realm(a="humans farmer", b="orcs mining").own("a", harbour=1).own("b", dune=1).with_(phase="finish")
    assert ("done",) not in t.s.legal and t.phase == "objectives"
    t.play("a", "target dune")
    assert t.phase == "objectives" and not t.can("a", "target dune")


def test_a_stack_in_decline_is_lost_whole_whoever_takes_it():  # facts, decline-stack-all-lost
    t = realm(a="dwarves championing", b="orcs mining").own("a", harbour=1).own("b", dune=1)
    t.faded("b", "tauren", meadow=2).play("a", "champion meadow")
    assert t.s.tray["tauren"] == 16
