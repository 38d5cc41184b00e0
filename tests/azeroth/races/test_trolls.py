"""Trolls: a token less for whatever is not empty."""

from realm import realm


def turn():
    t = realm(a="trolls mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", harbour=2, landing=1)
    return t.faded("a", "gnomes", ridge=1).murlocs("grove")


def test_regions_with_a_race_or_murlocs_cost_a_token_less():
    assert (turn().cost("a", "harbour"), turn().cost("a", "grove")) == (3, 2)


def test_the_own_race_in_decline_too():  # ruling 110
    assert turn().cost("a", "ridge") == 3


def test_a_mountain_or_a_find_alone_is_empty():
    assert turn().hide("peak", "frostmourne").cost("a", "peak") == 3
    assert turn().put("peak", dark_portal=1).cost("a", "peak") == 3


def test_never_less_than_one():
    t = turn().put("meadow", frostmourne=1).play("a", "wield frostmourne")
    assert t.cost("a", "grove") == 1


def test_others_pay_the_full_price_when_trolls_are_in_decline():
    t = realm(a="orcs mining", b="dwarves farmer").own("a", hand=5, meadow=1).own("b", landing=1, harbour=1)
    assert t.faded("a", "trolls", fen=1).cost("a", "harbour") == 3
