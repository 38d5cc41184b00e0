"""Flying: any land region is near."""

from table import table


def test_any_land_region_may_be_taken():
    t = table(a="humans flying", b="elves hill").own("a", hand=9, meadow=1).tribes()
    land = set(t.s.board.keys) - {"meadow", "sea", "mere"}
    assert t.targets("a") == land


def test_the_first_conquest_need_not_be_on_the_border():
    t = table(a="humans flying", b="elves hill").own("a", hand=9).with_(phase="conquer")
    assert t.can("a", "conquer down")


def test_seas_and_lakes_are_out_of_reach():
    t = table(a="humans flying", b="elves hill").own("a", hand=9, meadow=1)
    assert t.barriers("a", "sea") == t.barriers("a", "mere") == {"water"}


def test_the_price_is_the_usual_one():
    t = table(a="humans flying", b="elves hill").own("a", hand=9, meadow=1).own("b", peak=2)
    assert t.cost("a", "peak") == 3 + 2


def test_immune_regions_stay_immune():
    t = table(a="humans flying", b="elves hill").own("a", hand=9, meadow=1).own("b", peak=2)
    t.put("peak", hero=1)
    assert t.barriers("a", "peak") == {"immune"}


def test_others_are_held_back_by_distance():
    t = table(a="humans hill", b="elves flying").own("a", hand=9, meadow=1).own("b", cave=1)
    assert t.barriers("a", "peak") == {"far"}


def test_not_in_decline():
    t = table(a="ghouls flying", b="elves hill").own("a", meadow=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b")
    assert t.can("a", "conquer shore") and not t.can("a", "conquer down")
