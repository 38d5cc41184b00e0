"""The coins of a turn (p. 5) and who may know of them."""

import pytest

from smallworld import GAME
from table import table


def test_every_region_of_the_active_race_pays_a_coin():
    assert table(a="ratmen stout", b="orcs forest").own("a", meadow=1, ridge=2, moor=1).income("a") == 3


def test_every_region_in_decline_pays_a_coin():
    t = table(a="ratmen stout", b="orcs forest").own("a", meadow=1).faded("a", "elves", moor=1, fen=1)
    assert t.income("a") == 3


def test_more_tokens_on_a_region_pay_no_more():
    assert table(a="ratmen stout", b="orcs forest").own("a", meadow=8).income("a") == 1


def test_the_coins_are_told_by_source():
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=1, ridge=1)
         .faded("a", "dwarves", grove=1))
    assert GAME.earnings(t.s, 0) == {"region": 2, "decline": 1, "race": 1 + 1, "power": 2, "column": 0}


def test_race_and_power_add_up():
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=1, shore=1, ridge=1)
    assert t.income("a") == 3 + 2 + 3


def test_gifts_pay_nothing_in_decline():
    t = table(a="ratmen stout", b="orcs forest").own("a", cave=1).faded("a", "humans", meadow=1)
    assert t.income("a") == 2


def test_seas_held_in_decline_pay():
    t = table(a="ratmen stout", b="orcs forest").own("a", cave=1).faded("a", "humans", sea=1, mere=1)
    assert t.income("a") == 3


def test_the_coins_of_a_turn_come_at_its_end():
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=3).own("b", cave=1)
    assert t.coins("a") == 5
    assert t.play("a", "done").coins("a") == 5 + 1 + 1 + 1


def test_only_the_player_whose_turn_ends_is_paid():
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=3).own("b", cave=1).play("a", "done")
    assert t.coins("b") == 5


def test_what_was_paid_in_the_open_is_kept_by_source():
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=3).own("b", cave=1).play("a", "done")
    assert t.s.earned == [[1, 0, 1, 0, 1, 1, 0]] and len(GAME.sources) == 5


def test_a_player_without_a_race_is_paid_for_the_one_in_decline():
    t = table(a="", b="orcs forest").own("b", cave=1).faded("a", "elves", meadow=1)
    assert t.income("a") == 1


# --- hidden coins -------------------------------------------------------------------------------

@pytest.mark.parametrize("viewer, seen", [(0, [7, None]), (1, [None, 9]), (None, [None, None])])
def test_coins_are_secret(viewer, seen):
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=3).with_(coins=[7, 9])
    assert GAME.view(t.s, viewer)["coins"] == GAME.view(t.s, viewer)["scores"] == seen
    assert t.s.seen_by(viewer)["coins"] == seen


def test_an_option_lays_the_coins_open():
    t = table(a="humans merchant", b="orcs forest").own("a", meadow=3).with_(coins=[7, 9])
    t.options = {"coins": "open"}
    assert GAME.view(t.s, 0)["coins"] == [7, 9]


def test_the_piles_are_shown_when_the_game_is_over():
    t = (table(a="humans merchant", b="orcs forest").own("a", meadow=3).own("b", cave=1)
         .with_(round=4, actor="b"))
    t.play("b", "done")
    assert t.phase == "over" and None not in GAME.view(t.s, None)["coins"]


def test_the_stacks_are_shown_as_counts():
    s = table(a="", b="").s
    assert s.seen_by(0)["races"] == len(s.races) and s.seen_by(0)["powers"] == len(s.powers)


# --- single races and powers --------------------------------------------------------------------

@pytest.mark.parametrize("badge, lands, coins", [
    ("forest", {"wood": 1, "grove": 1, "moor": 1}, 2), ("hill", {"hill": 1, "down": 1, "moor": 1}, 2),
    ("swamp", {"moor": 1, "fen": 1, "wood": 1}, 2), ("merchant", {"moor": 1, "fen": 1}, 2),
    ("alchemist", {"moor": 1}, 2)])
def test_powers_pay_for_what_they_name(badge, lands, coins):
    t = table(a=f"ratmen {badge}", b="orcs stout").own("a", **lands)
    assert t.income("a") == len(lands) + coins


@pytest.mark.parametrize("race, lands, coins", [
    ("humans", {"shore": 1, "meadow": 1, "moor": 1}, 2), ("wizards", {"meadow": 1, "down": 1, "moor": 1}, 2),
    ("dwarves", {"ridge": 1, "grove": 1, "moor": 1}, 2)])
def test_races_are_paid_for_what_they_name(race, lands, coins):
    t = table(a=f"{race} stout", b="orcs commando").own("a", **lands)
    assert t.income("a") == len(lands) + coins


@pytest.mark.parametrize("badge", ["orcs stout", "ratmen pillaging"])
def test_non_empty_regions_taken_this_turn_pay(badge):
    # ruling 48
    t = table(a=badge, b="elves commando").own("a", meadow=10).own("b", cave=1).tribes("wood")
    t.play("a", "conquer ridge", "conquer wood")
    assert t.income("a") == 3 + 1


def test_wealth_comes_once_at_the_end_of_the_first_turn():
    # ruling 45
    t = table(a="", b="orcs commando").own("b", cave=1).with_(column=[["ratmen", "wealthy", 0]])
    t.play("a", "take 0", "conquer ridge", "done")
    assert t.coins("a") == 5 + 1 + 7
    t.end_turn("b").play("a", "done")
    assert t.coins("a") == 5 + 1 + 7 + 1
