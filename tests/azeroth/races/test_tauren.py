"""Tauren: never one alone."""

import pytest
from realm import realm


def turn(hand=4, **lands):
    t = realm(a="tauren mining", b="dwarves farmer").own("a", hand=hand, **(lands or {"harbour": 2}))
    return t.own("b", landing=3)


def beaten(**lands):
    """b's dwarves take a pair of Tauren from the meadow."""
    t = realm(a="tauren mining", b="dwarves farmer").own("a", meadow=2, **lands).own("b", hand=4, harbour=1)
    return t.with_(actor="b").play("b", "conquer meadow")


@pytest.mark.parametrize("tool", ["frostmourne", "doomhammer"])
def test_two_at_least_whatever_makes_it_cheaper(tool):  # rulings 22, 28; facts, tauren-minimum
    t = turn().put("harbour", **{tool: 1}).play("a", f"wield {tool}")
    assert t.cost("a", "meadow") == 2
    assert t.play("a", "conquer meadow").troops("meadow") == 2


def test_one_in_hand_takes_nothing_and_throws_no_die():  # ruling 26
    assert not {"conquer", "gamble"} & turn(hand=1).verbs()
    assert turn(hand=2).can("a", "gamble ridge")


def test_one_in_hand_arms_nothing():
    for hand, may in ((1, False), (2, True)):
        assert turn(hand).put("harbour", doomhammer=1).can("a", "wield doomhammer") == may


def test_two_take_a_region_by_the_die():
    t = turn(hand=2, meadow=2).with_(die=3).play("a", "gamble ridge")
    assert t.troops("ridge") == 2


def test_two_stay_when_troops_are_readied():
    t = turn(hand=0, harbour=5, meadow=2)
    assert (t.hand("a"), t.troops("harbour"), t.troops("meadow")) == (3, 2, 2)


def test_two_stay_when_they_redeploy():
    t = turn(hand=3, harbour=2, meadow=2).play("a", "done")
    assert not t.can("a", "garrison meadow 1") and t.can("a", "garrison meadow 5")


def test_whoever_leaves_leaves_in_a_pair():
    t = turn(hand=0, harbour=2, meadow=2).play("a", "abandon meadow")
    assert t.hand("a") == 2 and t.owner("meadow") is None


def test_a_single_one_who_retreats_joins_others():  # ruling 43
    t = beaten(peak=2, grove=2).play("b", "done", "gather", "garrison harbour 1", "garrison meadow 4", "done")
    assert (t.phase, t.actor) == ("retreat", "a")
    assert not t.can("a", "done") and t.can("a", "retreat peak 3") and not t.can("a", "retreat peak 1")


def test_without_a_region_it_waits_in_hand_and_can_do_nothing():  # rulings 26, 43
    t = beaten().end_turn("b")
    assert t.hand("a") == 1 and t.verbs() == {"done", "decline"}


def test_in_decline_two_stay_in_each_region():
    t = turn(hand=1, harbour=5, meadow=2).play("a", "decline")
    assert (t.troops("harbour"), t.troops("meadow")) == (2, 2) and t.s.tray["tauren"] == 12


def test_in_decline_both_fall_together():
    t = realm(a="orcs farmer", b="").own("a", hand=4, harbour=1).faded("b", "tauren", meadow=2)
    assert t.cost("a", "meadow") == 4 and t.play("a", "conquer meadow").s.tray["tauren"] == 16


def test_pairs_change_places_as_they_stand():
    t = realm(a="tauren portal_mage", b="orcs farmer").own("a", hand=2, marsh=2).own("b", moor=1, fen=1)
    assert t.play("a", "swap marsh moor").troops("moor") == 2
