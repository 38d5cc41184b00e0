"""Seafaring: seas and lakes may be taken, and are kept in decline."""

from table import table


def seafarers(race="orcs", **lands):
    t = table(a=f"{race} seafaring", b="elves hill").own("a", hand=5, **lands or {"shore": 1})
    return t.own("b", cave=1).tribes().with_(phase="conquer")


def test_a_sea_costs_two_like_any_empty_region():
    t = seafarers().play("a", "conquer sea")
    assert (t.troops("sea"), t.income("a")) == (2, 1 + 1)


def test_a_lake_too():
    t = seafarers(moor=1).play("a", "conquer mere")
    assert (t.troops("mere"), t.income("a")) == (2, 1 + 1)


def test_water_must_be_near_like_land():
    assert seafarers().barriers("a", "mere") == {"far"}


def test_from_the_water_they_reach_its_shores():
    t = seafarers(mere=1)
    assert t.targets("a") == {"wood", "hill", "moor", "fen", "grove"}


def test_a_sea_on_the_edge_may_be_the_first_conquest_a_lake_may_not():
    t = table(a="orcs seafaring", b="elves hill").own("a", hand=5).with_(phase="conquer")
    assert t.can("a", "conquer sea") and t.barriers("a", "mere") == {"inland"}


def test_others_may_not_go_there():
    t = table(a="humans hill", b="orcs seafaring").own("a", hand=9, shore=1).own("b", sea=1)
    assert t.barriers("a", "sea") == {"water"}


def test_water_is_kept_in_decline_and_pays():
    t = table(a="orcs seafaring", b="elves hill").own("a", sea=2, shore=3).own("b", meadow=1)
    t.play("a", "decline")
    assert (t.owner("sea"), t.coins("a")) == ("a", 5 + 2)
    assert t.barriers("b", "sea") == {"water"}


def test_no_new_water_in_decline():
    t = table(a="ghouls seafaring", b="elves hill").own("a", sea=1, shore=5).own("b", cave=1)
    t.play("a", "decline").end_turn("b")
    assert t.can("a", "conquer hill") and not t.can("a", "conquer mere")


def test_a_sea_the_seafarers_left_is_open_to_nobody_else():
    t = table(a="orcs seafaring", b="elves hill").own("a", sea=1, shore=3).own("b", meadow=1)
    t.play("a", "abandon sea")
    assert t.barriers("b", "sea") == {"water"}


def test_immune_regions_stay_immune():
    t = seafarers().own("b", wood=1).put("wood", hero=1)
    assert t.barriers("a", "wood") == {"immune"}
