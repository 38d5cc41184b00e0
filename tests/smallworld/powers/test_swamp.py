"""Swamp: every swamp pays a coin more."""

from table import table


def test_a_swamp_pays_one_coin_more():
    assert table(a="orcs swamp", b="elves merchant").own("a", moor=1, fen=2).income("a") == 2 + 2


def test_other_terrain_pays_nothing_more():
    assert table(a="orcs swamp", b="elves merchant").own("a", wood=1, hill=1, peak=1).income("a") == 3


def test_the_swamp_of_another_player_pays_nothing():
    t = table(a="orcs swamp", b="elves alchemist").own("a", meadow=1).own("b", moor=1)
    assert (t.income("a"), t.income("b")) == (1, 1 + 2)


def test_a_swamp_of_ones_race_in_decline_pays_nothing_more():
    t = table(a="orcs swamp", b="elves merchant").own("a", meadow=1).faded("a", "ratmen", moor=1, fen=1)
    assert t.income("a") == 3


def test_nothing_more_from_the_decline_on():
    t = table(a="orcs swamp", b="elves merchant").own("a", moor=1, fen=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.coins("a"), t.income("a")) == (5 + 2, 2)
