"""Farmers are paid for farmland."""

from realm import holding


def test_each_farmland_pays_a_coin():
    assert holding("farmer", meadow=1).pays("a")["power"] == 1
    assert "power" not in holding("farmer", harbour=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("farmer", harbour=1).faded("a", "gnomes", meadow=1).pays("a")
