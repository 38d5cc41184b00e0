"""The Blacksmith needs a token less."""

from realm import realm


def test_the_blacksmith_needs_one_token_less_anywhere():
    t = realm(a="orcs blacksmith", b="naga farmer").own("a", hand=9, harbour=1).own("b", dune=1, marsh=2)
    assert (t.cost("a", "meadow"), t.cost("a", "marsh"), t.cost("a", "moor")) == (1, 3, 2)


def test_all_discounts_add_up_but_one_is_needed():  # ruling 22
    t = realm(a="dwarves blacksmith", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1)
    t.put("meadow", frostmourne=1)
    assert t.cost("a", "peak") == 1 and t.play("a", "wield frostmourne").cost("a", "grove") == 1


def test_in_decline_the_weapons_are_gone():
    t = realm(a="orcs farmer", b="naga mining").own("a", hand=9, harbour=1).own("b", dune=1)
    assert t.faded("a", "gnomes", fen=1).cost("a", "meadow") == 2


def test_naga_smiths_take_water_for_one():  # ruling 17
    t = realm(a="naga blacksmith", b="orcs farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.cost("a", "lake") == 1
