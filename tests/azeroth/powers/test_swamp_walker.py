"""Swamp Walkers are paid for swamps."""

from realm import holding


def test_each_swamp_pays_a_coin():
    assert holding("swamp_walker", marsh=1).pays("a")["power"] == 1
    assert "power" not in holding("swamp_walker", meadow=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("swamp_walker", meadow=1).faded("a", "gnomes", marsh=1).pays("a")
