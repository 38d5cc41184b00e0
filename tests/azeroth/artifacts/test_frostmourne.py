"""Frostmourne: two tokens less, once a turn; then it lies where it struck."""

from realm import realm


def held(**lands):
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=6, harbour=1, **lands)
    return t.own("b", landing=1).put("harbour", frostmourne=1)


def test_a_conquest_costs_two_tokens_less_but_never_none():
    t = held().play("a", "wield frostmourne")
    assert (t.cost("a", "meadow"), t.cost("a", "landing")) == (1, 2 + 1 + 1 - 2)


def test_it_goes_to_where_it_struck_and_serves_once_a_turn():
    t = held().play("a", "wield frostmourne", "conquer meadow")
    assert t.where("frostmourne") == {"meadow"} and t.s.items[1] == ["frostmourne"]
    assert t.cost("a", "marsh") == 2 and "wield" not in t.verbs()


def test_it_may_be_laid_down_again():
    t = held().play("a", "wield frostmourne", "lower frostmourne")
    assert t.cost("a", "meadow") == 2 and t.can("a", "wield frostmourne")


def test_taken_this_turn_it_serves_at_once():  # ruling 31
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=6, harbour=1).own("b", meadow=1, landing=1)
    t.put("meadow", frostmourne=1).play("a", "conquer meadow", "wield frostmourne")
    assert t.cost("a", "grove") == 1


def test_armed_left_behind_and_taken_again_it_was_not_used():
    t = held(marsh=1).play("a", "wield frostmourne", "abandon harbour", "conquer harbour")
    assert t.where("frostmourne") == {"harbour"} and t.can("a", "wield frostmourne")


def test_in_decline_nobody_wields_it():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=3, marsh=1).own("b", landing=1)
    assert "wield" not in t.faded("a", "trolls", harbour=1).put("harbour", frostmourne=1).verbs()


def test_a_failed_attempt_spends_it_but_it_lies_where_it_lay():  # ruling 25
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=1, harbour=1).own("b", meadow=2, landing=1)
    t.put("harbour", frostmourne=1).with_(die=0).play("a", "wield frostmourne", "gamble meadow")
    assert t.where("frostmourne") == {"harbour"} and t.owner("meadow") == "b"


def test_with_other_discounts_one_token_at_least_is_needed():  # ruling 22
    t = realm(a="trolls blacksmith", b="gnomes mining").own("a", hand=6, harbour=1)
    t.own("b", meadow=3, landing=1)
    t.put("harbour", frostmourne=1).play("a", "wield frostmourne")
    assert t.cost("a", "meadow") == 2 + 3 - 1 - 1 - 2 and t.cost("a", "marsh") == 1


def test_who_has_no_token_in_hand_arms_nothing():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", harbour=1).own("b", landing=1)
    assert "wield" not in t.put("harbour", frostmourne=1).verbs()


def test_it_is_feared_while_it_may_still_strike():
    t = held()
    b, blade = t.s.band[t.region("harbour")], t.s.game.traits["frostmourne"]
    assert blade.catches(t.s, b) > 0
    t.play("a", "wield frostmourne")
    assert blade.catches(t.s, b) > 0
    assert blade.catches(t.play("a", "conquer meadow").s, b) == 0
    t = held()
    t.s.hand[b] = 0
    assert blade.catches(t.s, b) == 0
