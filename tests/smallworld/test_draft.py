"""Choosing a combination from the column (p. 3): price, coins found, tokens, what slides up."""

import pytest

from table import table

COLUMN = [["humans", "hill", 0], ["orcs", "forest", 0], ["elves", "swamp", 2], ["giants", "merchant", 0],
          ["trolls", "commando", 0], ["wizards", "alchemist", 1]]


def draft(coins=5, column=COLUMN):
    return table(a="", b="").with_(coins=[coins, 5], column=column)


@pytest.mark.parametrize("place", range(6))
def test_a_combination_costs_a_coin_for_each_one_above(place):
    t = draft().play("a", f"take {place}")
    assert t.coins("a") == 5 - place + COLUMN[place][2]


def test_the_first_combination_is_free():
    assert draft(0).play("a", "take 0").coins("a") == 0


def test_coins_go_on_the_combinations_above_and_on_no_other():
    t = draft().play("a", "take 3")
    assert [coins for _, _, coins in t.s.column][:5] == [1, 1, 3, 0, 1]


def test_the_others_slide_up_and_a_new_one_comes_last():
    t = draft()
    top = t.s.races[-1], t.s.powers[-1]
    t.play("a", "take 2")
    assert [race for race, _, _ in t.s.column][:5] == ["humans", "orcs", "giants", "trolls", "wizards"]
    assert tuple(t.s.column[5]) == (*top, 0)


def test_what_a_player_cannot_pay_is_not_offered():
    t = draft(1)
    assert [place for verb, place in t.s.legal if verb == "take"] == [0, 1, 2]


def test_coins_on_a_combination_help_to_pay_for_it():
    # ruling O1: the rule book takes the coins first
    t = draft(0)
    assert t.can("a", "take 2") and not t.can("a", "take 1") and not t.can("a", "take 5")
    assert t.play("a", "take 2").coins("a") == 0


def test_banner_and_badge_tell_the_tokens():
    t = draft().play("a", "take 3")
    assert t.hand("a") == 6 + 2 and t.s.tray["giants"] == 11 - 8


def test_no_more_tokens_than_the_box_holds():
    t = draft(column=[["dwarves", "heroic", 0]])
    t.s.tray["dwarves"] = 5
    t.match.apply(("take", 0))
    assert t.hand("a") == 5


def test_the_choice_is_followed_by_conquests_of_the_same_turn():
    t = draft().play("a", "take 0")
    assert (t.phase, t.actor) == ("conquer", "a")


def test_what_lies_face_down_comes_to_light_so_the_choice_stays():
    assert draft().play("a", "take 0").match.keeps() == ["revealed"]


def test_the_column_is_as_long_as_there_are_banners():
    # ruling 13
    t = draft()
    t.s.races.clear()
    t.s.tray = {race: n for race, n in t.s.tray.items() if race in [item[0] for item in COLUMN]}
    assert len(t.play("a", "take 5").s.column) == 5


def test_badges_that_run_out_are_shuffled_again():
    # ruling 13
    t = draft()
    t.s.discards, t.s.powers = t.s.powers, []
    waiting, before = sorted(t.s.discards), t.s.rng
    t.play("a", "take 0")
    assert sorted([*t.s.powers, t.s.column[-1][1]]) == waiting and not t.s.discards and t.s.rng != before


def test_without_a_badge_anywhere_the_column_stays_short():
    t = draft()
    t.s.powers, t.s.discards = [], []
    assert len(t.play("a", "take 5").s.column) == 5 and t.s.races


def test_a_combination_tells_its_price_coins_and_tokens():
    t = draft()
    phase = t.s.game.phases["draft"]
    assert phase.describe(t.s, t.s.stack[-1], ("take", 2)) == {
        "kind": "card",
        "race": "elves", "power": "swamp", "price": 2, "coins": 2, "tokens": 10}


def test_after_a_decline_the_next_turn_begins_with_a_choice():
    t = table(a="humans hill", b="orcs forest").own("a", meadow=3).own("b", grove=3).play("a", "decline")
    t.end_turn("b")
    assert (t.phase, t.actor) == ("draft", "a")
