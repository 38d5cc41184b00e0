"""Worgen: a form each turn."""

from azeroth.races.worgen import HUMAN, WORGEN
from realm import realm
from tabletop.table import choices


def turn(**more):
    t = realm(a="worgen mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", landing=1)
    return t.with_(**more)


def test_a_form_is_chosen_before_anything_else_but_decline():
    assert turn().verbs() == {"human", "wolf", "decline"}


def test_the_human_form_brings_two_coins_at_once():  # rulings 2, worgen-form
    t = turn().play("a", "human")
    assert t.coins("a") == 7 and t.cost("a", "grove") == 2
    assert {"event": "form", "player": 0, "form": HUMAN, "coins": 2} in t.s.events


def test_the_worgen_form_costs_a_coin_and_every_conquest_a_token_less():
    t = turn().play("a", "wolf")
    assert {"event": "form", "player": 0, "form": WORGEN, "coins": -1} in t.s.events
    assert t.coins("a") == 4 and (t.cost("a", "grove"), t.cost("a", "peak")) == (1, 2)
    t.play("a", "conquer grove")
    assert t.cost("a", "peak") == 2  # for all conquests of the turn


def test_nothing_costs_less_than_one_token():  # ruling 22
    t = turn().put("meadow", frostmourne=1).play("a", "wolf", "wield frostmourne")
    assert t.cost("a", "grove") == 1


def test_who_has_chosen_a_form_may_leave_regions_but_not_decline():  # ruling 4
    assert turn().play("a", "human").verbs() >= {"abandon", "conquer"}
    assert "decline" not in turn().play("a", "human").verbs()


def test_without_a_coin_only_the_human_form():  # ruling 5
    assert turn(coins=[0, 5]).verbs() == {"human", "decline"}


def test_a_form_is_chosen_right_after_the_purchase():  # ruling 5
    t = realm(a="", b="orcs farmer").own("b", landing=1)
    t.with_(phase="draft", column=[["worgen", "mining", 0]]).play("a", "take 0")
    assert t.verbs() == {"human", "wolf"}


def test_the_form_lasts_one_turn_and_is_nobody_elses():
    t = turn().play("a", "wolf").end_turn("a")
    assert t.cost("a", "grove") == 2 and "wolf" not in t.verbs()
    assert t.end_turn("b").verbs() == {"human", "wolf", "decline"}


def test_in_decline_nobody_changes():
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", landing=1)
    assert not {"human", "wolf"} & t.faded("a", "worgen", grove=1).verbs()


def test_a_choice_says_what_a_form_brings_or_costs():
    coins = {one["action"][0]: one.get("coins") for one in choices(turn().s, None)}
    assert (coins["human"], coins["wolf"]) == (2, -1)
