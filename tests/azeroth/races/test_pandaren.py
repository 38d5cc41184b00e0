"""Pandaren: whom they spared owes two coins for his first attack on them in a turn."""

from realm import realm


def turn(mine=None, **more):
    """Pandaren conquer beside b; c has only a race in decline."""
    t = realm(a="pandaren mining", b="orcs farmer", c="").own("a", hand=6, harbour=1)
    return t.own("b", meadow=1, landing=1).faded("c", "trolls", marsh=1).with_(**more)


def foe(power="farmer", hand=9, harmony=(0,), **more):
    """b is about to attack Pandaren."""
    t = realm(a="pandaren mining", b=f"dwarves {power}").own("a", meadow=1, marsh=1, landing=2)
    return t.own("b", hand=hand, harbour=1).with_(actor="b", memo={"pandaren": list(harmony)}, **more)


def test_harmony_goes_to_every_opponent_whose_active_race_was_not_attacked():  # ruling 101
    t = turn().play("a", "done").end_turn("a")
    assert t.s.memo == {"pandaren": [1, 2]}
    assert turn().play("a", "conquer marsh").end_turn("a").s.memo == {"pandaren": [1, 2]}
    assert turn().play("a", "conquer meadow").end_turn("a").s.memo == {"pandaren": [2]}


def test_an_attack_that_failed_is_one():  # ruling 102
    t = realm(a="pandaren mining", b="orcs farmer").own("a", hand=1, harbour=1).own("b", meadow=1, landing=1)
    assert t.with_(die=0).play("a", "gamble meadow").end_turn("a").s.memo == {"pandaren": []}


def test_a_portal_is_no_attack():  # ruling 102
    t = realm(a="pandaren portal_mage", b="orcs farmer").own("a", hand=1, harbour=1)
    t.own("b", moor=1, landing=1)
    assert t.play("a", "swap marsh moor").end_turn("a").s.memo == {"pandaren": [1]}


def test_the_first_attack_costs_two_coins_and_the_next_ones_none():  # ruling 127
    t = foe(harmony=[1]).play("b", "conquer meadow")
    assert t.s.coins == [7, 3]
    assert t.play("b", "conquer marsh").s.coins == [7, 3]


def test_in_the_next_turn_it_is_owed_anew_if_it_was_given_anew():
    t = foe(harmony=[1]).play("b", "conquer meadow").end_turn("b")
    coins = t.s.coins[1]
    t.end_turn("a")
    assert t.s.memo == {"pandaren": [1]} and t.play("b", "conquer marsh").s.coins[1] == coins - 2


def test_who_cannot_pay_does_not_attack_and_who_has_none_owes_none():
    assert foe(harmony=[1], coins=[5, 1]).barriers("b", "meadow") == {"toll"}
    assert foe(harmony=[]).play("b", "conquer meadow").s.coins == [5, 5]


def test_it_guards_their_own_regions_only():  # rulings 103, harmony-scope
    t = realm(a="pandaren mining", b="dwarves farmer").own("a", meadow=1).own("b", hand=9, harbour=1)
    t.faded("a", "trolls", marsh=1).with_(actor="b", memo={"pandaren": [1]})
    assert t.play("b", "conquer marsh", "conquer peak").s.coins == [5, 5]


def test_the_hammer_and_the_raid_owe_it_too():  # ruling 127
    t = foe(harmony=[1]).put("harbour", doomhammer=1).play("b", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [9, 1]  # ruling 30: all that is owed adds up
    t = realm(a="pandaren mining", b="gnomes farmer").own("a", meadow=1, landing=2)
    t.own("b", hand=9, harbour=1)
    t.with_(actor="b", memo={"pandaren": [1]}).play("b", "wield gnomes", "raid landing")
    assert t.s.coins == [7, 3]


def test_who_paid_for_the_aegis_alone_still_owes_harmony():  # ruling 76
    t = realm(a="pandaren mining", b="dwarves portal_mage").own("a", moor=1, meadow=1)
    t.own("b", hand=9, marsh=1)
    t.put("moor", aegis_of_aggramar=1).with_(actor="b", memo={"pandaren": [1]})
    assert t.play("b", "swap marsh moor").s.coins == [7, 3]
    assert t.play("b", "conquer peak", "conquer meadow").s.coins == [9, 1]


def test_harmony_comes_back_when_their_turn_begins():  # ruling 3
    t = foe(harmony=[1]).play("b", "done").end_turn("b")
    assert t.actor == "a" and t.s.memo == {}


def test_in_decline_nobody_owes_it():
    t = realm(a="pandaren mining", b="orcs farmer").own("a", meadow=1).own("b", landing=1)
    t.play("a", "decline")
    assert t.s.memo == {}
    t = realm(a="orcs mining", b="dwarves farmer").own("a", landing=1).own("b", hand=9, harbour=1)
    t.faded("a", "pandaren", meadow=1).with_(actor="b", memo={"pandaren": [1]})
    assert t.play("b", "conquer meadow").s.coins == [5, 5]


def test_team_mates_are_opponents_in_this_too():  # ruling 128
    t = realm({"teams": True}, a="dwarves mining", b="orcs farmer", c="gnomes ranger", d="",
              e="pandaren sailing")
    t.own("a", meadow=1).own("b", landing=1).own("c", peak=1).own("e", grove=1)
    t.with_(actor="e", phase="finish")
    assert t.s.memo == {"pandaren": [0, 1, 2, 3]}
