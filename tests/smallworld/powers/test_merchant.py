"""Merchant: every region pays a coin more."""

from table import table


def test_every_region_pays_one_coin_more():
    assert table(a="orcs merchant", b="elves hill").own("a", wood=1, hill=3, peak=1).income("a") == 3 + 3


def test_seas_of_a_declined_race_pay_nothing_more():
    t = table(a="orcs merchant", b="elves hill").own("a", wood=1).faded("a", "ratmen", sea=1, shore=1)
    assert t.income("a") == 1 + 1 + 2


def test_regions_of_others_pay_nothing():
    assert table(a="orcs merchant", b="elves hill").own("a", wood=1).own("b", cave=1, fen=1).income("b") == 2


def test_the_race_adds_its_own_coins():
    assert table(a="humans merchant", b="elves hill").own("a", meadow=1, wood=1).income("a") == 2 + 2 + 1


def test_nothing_more_from_the_decline_on():
    t = table(a="orcs merchant", b="elves hill").own("a", wood=3, fen=1).own("b", cave=1).play("a", "decline")
    assert (t.coins("a"), t.income("a")) == (5 + 2, 2)
