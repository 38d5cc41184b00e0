"""Miners are paid for caverns."""

from realm import holding


def test_each_cavern_pays_a_coin():
    assert holding("mining", fen=1).pays("a")["power"] == 1
    assert "power" not in holding("mining", marsh=1).pays("a")


def test_in_decline_none_does():  # ruling 120
    assert "power" not in holding("mining", marsh=1).faded("a", "gnomes", fen=1).pays("a")


def test_mining_counts_caverns_on_any_terrain():
    assert holding("mining", fen=1, ridge=1, cliff=1, marsh=1).pays("a")["power"] == 3
