"""Mounted: hills and farmland cost one token less."""

from table import table


def mounted(race="orcs"):
    return table(a=f"{race} mounted", b="elves hill").own("a", wood=1)


def test_farmland_costs_one_less():
    t = mounted().own("b", shore=2)
    assert (t.cost("a", "meadow"), t.cost("a", "shore")) == (2 - 1, 4 - 1)


def test_a_hill_costs_one_less():
    assert mounted().cost("a", "hill") == 2 - 1


def test_other_terrain_costs_the_usual_price():
    t = mounted().tribes()
    assert [t.cost("a", r) for r in ("moor", "ridge", "grove", "fen")] == [2, 3, 2, 2]


def test_discounts_add_up_but_one_token_is_needed():
    t = mounted("tritons").own("b", hill=1)
    assert (t.cost("a", "hill"), t.cost("a", "shore")) == (3 - 2, 1)


def test_they_are_attacked_at_the_usual_price():
    t = table(a="humans hill", b="elves mounted").own("a", meadow=1).own("b", shore=2)
    assert t.cost("a", "shore") == 2 + 2


def test_not_in_decline():
    t = table(a="ghouls mounted", b="elves hill").own("a", meadow=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b").play("a", "conquer shore")
    assert t.troops("shore") == 2
