"""Orcs: a coin for every region taken from the Alliance."""

from realm import realm


def turn(foe="dwarves"):
    t = realm(a="orcs mining", b=f"{foe} farmer").own("a", hand=9, grove=1)
    return t.own("b", meadow=1, harbour=1, landing=1)


def test_each_region_of_the_alliance_brings_a_coin_beside_the_bonus():
    t = turn().play("a", "conquer meadow", "conquer harbour")
    assert (t.pays("a")["race"], t.pays("a")["faction"]) == (2, 1)


def test_other_races_murlocs_and_empty_regions_bring_none():
    for foe in ("trolls", "naga"):
        assert "race" not in turn(foe).play("a", "conquer meadow").pays("a")
    assert "race" not in turn().murlocs("peak").play("a", "conquer peak").pays("a")


def test_the_alliance_in_decline_counts_ones_own_too():  # facts, own-decline-bonus
    t = turn("trolls").faded("b", "gnomes", peak=1).play("a", "conquer peak")
    assert t.pays("a")["race"] == 1
    assert turn("trolls").faded("a", "gnomes", peak=1).play("a", "conquer peak").pays("a")["race"] == 1


def test_in_decline_nobody_pays_them():
    t = realm(a="trolls mining", b="dwarves farmer").own("a", hand=9, harbour=1).own("b", meadow=1, landing=1)
    assert "race" not in t.faded("a", "orcs", fen=1).play("a", "conquer meadow").pays("a")
