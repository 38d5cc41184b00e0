"""Tritons: regions on a sea or a lake cost one token less."""

from table import table


def tritons(power="swamp"):
    return table(a=f"tritons {power}", b="elves hill").own("a", moor=1).tribes("fen")


def test_the_coast_of_the_sea_costs_one_less():
    assert tritons().cost("a", "meadow") == 2 - 1


def test_the_shore_of_a_lake_costs_one_less():
    t = tritons()
    assert (t.cost("a", "grove"), t.cost("a", "fen")) == (2 - 1, 3 - 1)


def test_inland_regions_cost_the_usual_price():
    t = tritons()
    assert (t.cost("a", "ridge"), t.cost("a", "down")) == (3, 2)


def test_a_sea_or_a_lake_is_no_coast():
    t = tritons("seafaring")
    assert (t.cost("a", "sea"), t.cost("a", "mere")) == (2, 2)


def test_defenders_still_count():
    assert tritons().own("b", grove=2).cost("a", "grove") == 2 + 2 - 1


def test_discounts_add_up_but_one_token_is_needed():
    t = tritons("mounted").own("b", shore=2)
    assert (t.cost("a", "shore"), t.cost("a", "meadow")) == (4 - 2, 1)


def test_others_pay_in_full():
    t = table(a="humans swamp", b="tritons hill").own("a", moor=1).own("b", grove=1)
    assert t.cost("a", "grove") == 2 + 1


def test_in_decline_they_are_attacked_at_the_usual_price():
    t = table(a="humans swamp", b="elves hill").own("a", moor=1).faded("b", "tritons", grove=1)
    assert t.cost("a", "grove") == 2 + 1
