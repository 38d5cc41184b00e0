"""Mountaineers are paid for mountains."""

from realm import holding


def test_each_mountain_pays_a_coin():
    assert holding("mountaineer", peak=1).pays("a")["power"] == 1
    assert "power" not in holding("mountaineer", meadow=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("mountaineer", meadow=1).faded("a", "gnomes", peak=1).pays("a")
