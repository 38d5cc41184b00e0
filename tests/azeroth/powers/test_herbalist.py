"""Herbalists are paid for hills."""

from realm import holding


def test_each_hill_pays_a_coin():
    assert holding("herbalist", harbour=1).pays("a")["power"] == 1
    assert "power" not in holding("herbalist", meadow=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("herbalist", meadow=1).faded("a", "gnomes", harbour=1).pays("a")
