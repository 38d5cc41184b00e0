"""Naga: seas and lakes are theirs."""

from realm import realm


def turn(**lands):
    return realm(a="naga mining", b="orcs farmer").own("a", hand=5, **lands).own("b", shore=1)


def test_they_may_begin_in_the_water_for_two_and_without_a_fare():  # rulings 13, 14
    t = turn()
    assert (t.cost("a", "lake"), t.cost("a", "moor")) == (2, 3)
    assert t.play("a", "conquer lake").cost("a", "moor") == 2  # now it has a neighbour of theirs


def test_water_without_a_neighbour_is_too_far_later():  # ruling 15
    assert "lake" not in turn(harbour=1).targets("a") and "lake" in turn(ridge=1).targets("a")
    assert "lake" in turn(harbour=1).play("a", "abandon harbour").targets("a")


def test_discounts_work_on_water():  # ruling 17
    t = turn(ridge=1).put("ridge", frostmourne=1).play("a", "wield frostmourne")
    assert t.cost("a", "lake") == 1


def test_a_region_of_water_pays_like_any_other():
    assert turn(lake=1).pays("a")["region"] == 1


def test_in_decline_they_stay_in_the_water_and_nobody_gets_at_them():  # ruling 124
    t = turn(lake=2).play("a", "decline")
    assert (t.owner("lake"), t.troops("lake")) == ("a", 1)
    t = realm(a="orcs mining", b="dwarves farmer").own("a", hand=9, grove=1).own("b", landing=1)
    t.faded("b", "naga", lake=1)
    assert t.barriers("a", "lake") == {"water"}


def test_nobody_else_enters_water_by_any_means():  # facts, water-closed
    t = realm(a="gnomes mining", b="orcs farmer").own("a", hand=9, grove=1).own("b", landing=1)
    t.put("grove", ashes_of_alar=1).play("a", "wield ashes_of_alar")
    assert t.barriers("a", "lake") == {"water"} and "shore" in t.targets("a")


def test_around_the_well_only_its_neighbours_count():  # ruling 81
    t = turn(lake=1).put("lake", well_of_eternity=1)
    assert "find" not in t.pays("a")
    t = turn(lake=1, moor=1).put("lake", well_of_eternity=1)
    assert t.pays("a")["find"] == 2
    t = turn(lake=1, moor=1).put("lake", well_of_eternity=1).murlocs("grove")
    assert "find" not in t.pays("a")
