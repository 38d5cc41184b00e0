"""Gnomes: once a turn a raid from the air, with a die before it."""

from azeroth import GAME
from realm import realm


def turn(hand=2, die=3, **more):
    t = realm(a="gnomes mining", b="orcs farmer").own("a", hand=hand, harbour=1).own("b", cliff=3, wood=1)
    return t.with_(die=die, **more)


def test_any_region_of_any_island_is_raided_without_a_fare():  # ruling 23
    t = turn().play("a", "wield gnomes")
    assert t.can("a", "raid cliff") and t.can("a", "raid landing") and not t.can("a", "raid lake")
    assert t.cost("a", "landing") == 2 and t.verbs() == {"raid", "lower", "done", "decline", "abandon"}


def test_the_die_falls_first_and_comes_off_the_price():
    t = turn(hand=4).play("a", "wield gnomes", "raid cliff")
    assert t.owner("cliff") == "a" and (t.troops("cliff"), t.hand("a")) == (3, 1)


def test_at_least_one_token_takes_the_region():
    t = turn(hand=2).play("a", "wield gnomes", "raid landing")
    assert (t.troops("landing"), t.hand("a")) == (1, 1)


def test_once_a_turn_and_only_what_six_pips_could_bring():  # ruling 24
    t = realm(a="gnomes mining", b="orcs farmer").own("a", hand=1, harbour=1).own("b", cliff=5, wood=4)
    t.with_(die=3).play("a", "wield gnomes")
    assert not t.can("a", "raid cliff") and t.can("a", "raid wood")  # 8, 6
    assert "wield" not in t.play("a", "raid dune").verbs()


def test_if_the_first_die_misses_a_second_may_end_the_conquests():
    t = turn(hand=2, die=1).play("a", "wield gnomes", "raid cliff")  # 6 - 1 is 3 more than 2
    assert (t.phase, t.verbs()) == ("raid", {"risk", "done"})
    t.play("a", "risk")
    assert t.phase != "conquer" and t.owner("cliff") in ("a", "b")
    assert t.owner("cliff") == "b" or t.troops("cliff") == 2


def test_both_dice_together_may_take_it():
    found = set()
    for seed in range(40):
        t = turn(hand=2, die=1).play("a", "wield gnomes", "raid cliff")
        t.s.rng += seed
        found.add(t.play("a", "risk").owner("cliff"))
    assert found == {"a", "b"}


def test_without_a_second_die_the_raid_is_spent_and_the_tokens_stay_in_hand():  # facts, gnome-miss
    t = turn(hand=2, die=1).play("a", "wield gnomes", "raid cliff", "done")
    assert t.phase == "conquer" and t.hand("a") == 2 and t.can("a", "conquer meadow")
    assert not t.can("a", "wield gnomes")


def test_a_raid_that_misses_by_more_than_three_is_over_at_once():
    t = turn(hand=1, die=0).play("a", "wield gnomes", "raid cliff")
    assert t.phase == "conquer" and t.hand("a") == 1 and t.owner("cliff") == "b"


def test_a_tool_named_for_a_raid_that_failed_is_spent_where_it_lies():  # ruling 25
    t = turn(hand=1, die=0).put("harbour", frostmourne=1)
    t.own("b", peak=6).play("a", "wield frostmourne", "wield gnomes", "raid peak")
    assert t.where("frostmourne") == {"harbour"} and not t.can("a", "wield frostmourne")


def test_a_tool_that_helped_goes_along():
    t = turn(hand=3, die=1).put("harbour", frostmourne=1)
    t.play("a", "wield frostmourne", "wield gnomes", "raid cliff")
    assert t.where("frostmourne") == {"cliff"} and t.troops("cliff") == 3


def test_a_toll_is_paid_before_the_die_and_lost_with_it():  # ruling 25
    t = realm(a="gnomes mining", b="pandaren farmer").own("a", hand=1, harbour=1).own("b", cliff=3, wood=1)
    t.with_(die=0, memo={"pandaren": [0]}).play("a", "wield gnomes", "raid cliff")
    assert t.s.coins == [3, 7] and t.s.attacked == [1]  # ruling 102: an attack that fails is one too


def test_the_screen_is_told_the_bill_and_the_odds_of_both_dice():
    t = turn(hand=2).play("a", "wield gnomes")
    told = GAME.forecast(t.s, t.action("raid cliff"))
    assert told["cost"] == 6 and sum(n for _, n in told["bill"]) == 6 and told["income_with"]["region"] == 2
    assert told["chance"] == [6, 36]  # 1 + 3, 2 + 2, 2 + 3 and 3 + 3, in any order
    assert GAME.forecast(t.s, t.action("raid wood"))["chance"] == [27, 36]  # all but 0 + 0


def test_it_may_be_the_first_conquest():  # ruling 23
    t = realm(a="gnomes mining", b="orcs farmer").own("a", hand=3).own("b", shore=1).with_(die=0)
    assert t.play("a", "wield gnomes", "raid grove").owner("grove") == "a"


def test_a_raid_may_be_laid_down_and_takes_a_token_in_hand():
    t = turn().play("a", "wield gnomes", "lower gnomes")
    assert t.can("a", "conquer meadow") and not t.can("a", "conquer landing")
    assert "wield" not in turn(hand=0).verbs()


def test_raid_and_ashes_are_two_ways_of_which_one_is_armed():
    t = turn().put("harbour", ashes_of_alar=1).play("a", "wield ashes_of_alar")
    assert not t.can("a", "wield gnomes")


def test_in_decline_nobody_flies():
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", landing=1)
    assert "wield" not in t.faded("a", "gnomes", grove=1).verbs()
