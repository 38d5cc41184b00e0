"""Fishers are paid for regions beside water."""

from realm import holding, realm


def test_fishing_pays_for_regions_beside_a_sea_or_a_lake():
    assert holding("fishing", grove=1, ridge=1, harbour=1).pays("a")["power"] == 2


def test_the_open_sea_around_an_island_is_no_water():  # facts, fishing-sea
    assert "power" not in holding("fishing", harbour=1, shore=1).pays("a")


def test_water_pays_fishing_naga_only_beside_other_water():  # ruling 119
    t = realm(a="naga fishing", b="dwarves farmer").own("a", lake=1, harbour=1).own("b", dune=1)
    assert "power" not in t.pays("a")
    t = realm(a="naga fishing", b="dwarves farmer").own("a", lake=1, grove=1).own("b", dune=1)
    assert t.pays("a")["power"] == 1
