"""Doomhammer: one blow, for two coins."""

from conquest.rules import near
from realm import realm


def held(mine="orcs farmer", foe="dwarves mining", hand=4, **more):
    t = realm(a=mine, b=foe).own("a", hand=hand, harbour=1).own("b", meadow=4, landing=1)
    return t.put("harbour", doomhammer=1).with_(**more)


def test_one_token_takes_any_region_for_two_coins_to_its_holder():
    t = held(hand=1).put("meadow", wall=1, fort=1).play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [3, 7] and t.troops("meadow") == 1 and t.where("doomhammer") == {"meadow"}


def test_also_over_the_sea_but_not_beyond_reach():  # ruling 28; facts, doomhammer-adjacency
    t = held().play("a", "wield doomhammer")
    assert t.cost("a", "landing") == 1 and t.cost("a", "moor") == 1
    assert not t.can("a", "conquer glade") and not t.can("a", "conquer lake")


def test_murlocs_and_empty_regions_pay_the_bank():  # facts, doomhammer-murloc
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=1, harbour=1).own("b", landing=1)
    t.murlocs("meadow").put("harbour", doomhammer=1).play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [3, 5] and t.owner("meadow") == "a"


def test_without_two_coins_it_does_not_strike():  # facts, no-coins
    assert held(coins=[2, 5]).can("a", "wield doomhammer")
    assert not held(coins=[1, 5]).can("a", "wield doomhammer")


def test_it_is_armed_beside_the_wings_that_carry_it_where_its_holder_reaches_nothing():
    first = held(hand=1)
    around = [first.name(r) for r in near(first.s, first.band("a")) - {first.region("harbour")}]
    t = held(foe="pandaren mining", hand=1, coins=[3, 5], memo={"pandaren": [0]})
    assert not t.own("b", **dict.fromkeys(around, 1)).can("a", "wield doomhammer")
    t = held(foe="pandaren mining", hand=1, coins=[3, 5], memo={"pandaren": [0]})
    t.own("b", **dict.fromkeys(around, 1)).put("harbour", doomhammer=1, ashes_of_alar=1)
    assert t.can("a", "wield doomhammer")


def test_other_tolls_add_to_it():  # rulings 30, 127
    t = held(foe="pandaren mining", hand=1, memo={"pandaren": [0]})
    t.play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [1, 9]
    t = held(hand=1).put("meadow", aegis_of_aggramar=1).play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [1, 9]


def test_once_a_turn_whoever_holds_it():  # ruling 31
    t = held().play("a", "wield doomhammer", "conquer meadow")
    assert "wield" not in t.verbs()


def test_tauren_need_two():  # ruling 28
    t = held("tauren farmer").own("a", harbour=2).play("a", "wield doomhammer")
    assert t.cost("a", "meadow") == 2


def test_it_stops_at_a_tower():  # ruling 125
    t = realm(a="orcs farmer", b="dwarves defensive").own("a", hand=4, harbour=1)
    t.own("b", meadow=1, ridge=1, peak=1)
    t.put("harbour", doomhammer=1).put("meadow", tower=1).play("a", "wield doomhammer")
    assert not t.can("a", "conquer meadow")


def test_in_decline_nobody_wields_it():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, marsh=1).own("b", landing=1)
    assert "wield" not in t.faded("a", "gnomes", harbour=1).put("harbour", doomhammer=1).verbs()
