"""Dwarves: mountains cost two tokens less."""

from realm import realm


def turn(mine="dwarves"):
    return realm(a=f"{mine} mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", landing=1, ridge=1)


def test_mountains_cost_two_less_whoever_holds_them():
    assert (turn().cost("a", "peak"), turn().cost("a", "ridge"), turn().cost("a", "grove")) == (1, 2, 2)


def test_never_less_than_one():
    t = turn().put("meadow", frostmourne=1).play("a", "wield frostmourne")
    assert t.cost("a", "peak") == 1


def test_in_decline_they_lead_nobody_up_there():
    assert turn("trolls").faded("a", "dwarves", fen=1).cost("a", "peak") == 3
