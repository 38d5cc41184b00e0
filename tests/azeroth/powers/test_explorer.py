"""Explorers are paid for islands."""

from realm import holding


def test_explorers_are_paid_once_for_each_island():  # ruling 120
    assert holding("explorer", harbour=1, meadow=1).pays("a")["power"] == 1
    t = holding("explorer", harbour=1, meadow=1, shore=1)
    assert t.pays("a")["power"] == 2
    t = holding("explorer", harbour=1).faded("a", "gnomes", shore=1)
    assert t.pays("a")["power"] == 1
