"""Kobolds: every cavern is next door."""

from realm import realm


def turn(**lands):
    return realm(a="kobolds mining", b="orcs farmer").own("a", hand=4, **lands).own("b", shore=1)


def test_caverns_of_all_islands_are_near():  # ruling 19
    assert turn(harbour=1).targets("a") >= {"ridge", "fen", "cliff"}


def test_a_first_conquest_may_begin_in_any_cavern_without_a_fare():
    t = turn()
    assert t.targets("a") == {"harbour", "ridge", "moor", "landing", "shore", "fen", "cliff"}
    assert (t.cost("a", "fen"), t.cost("a", "ridge"), t.cost("a", "harbour")) == (2, 3, 3)


def test_a_cavern_by_the_sea_never_costs_a_fare():  # ruling 18
    assert turn(landing=1).cost("a", "ridge") == 3 and turn(landing=1).cost("a", "moor") == 3


def test_without_a_region_left_they_begin_in_a_cavern_again():  # ruling 21
    t = turn(harbour=1).play("a", "abandon harbour")
    assert t.can("a", "conquer fen") and t.cost("a", "harbour") == 3


def test_caverns_do_not_open_what_lies_beyond():
    assert not turn(landing=1).targets("a") & {"meadow", "peak", "marsh"}


def test_in_decline_no_cavern_is_near():
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=4, landing=1).own("b", shore=1)
    assert "fen" not in t.faded("a", "kobolds", cliff=1).targets("a")
