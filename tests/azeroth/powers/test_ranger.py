"""Rangers are paid for forests."""

from realm import holding


def test_each_forest_pays_a_coin():
    assert holding("ranger", grove=1).pays("a")["power"] == 1
    assert "power" not in holding("ranger", meadow=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("ranger", meadow=1).faded("a", "gnomes", grove=1).pays("a")
