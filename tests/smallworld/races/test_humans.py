"""Humans: every farmland pays a coin more."""

from table import table


def test_farmland_pays_one_coin_more():
    assert table(a="humans hill", b="elves forest").own("a", shore=1, cave=2).income("a") == 2 + 2


def test_other_terrain_pays_nothing_more():
    t = table(a="humans alchemist", b="elves hill").own("a", wood=1, hill=1, ridge=1, moor=1)
    assert t.income("a") == 4 + 2


def test_farmland_of_another_player_pays_nothing():
    t = table(a="humans swamp", b="elves hill").own("a", wood=1).own("b", meadow=1)
    assert (t.income("a"), t.income("b")) == (1, 1)


def test_in_decline_farmland_pays_like_other_land():
    assert table(a="orcs hill", b="elves forest").faded("a", "humans", shore=1, cave=1).income("a") == 2


def test_nothing_more_in_the_turn_of_the_decline():
    t = table(a="humans hill", b="elves forest").own("a", shore=1, cave=3).own("b", fen=1)
    t.play("a", "decline")
    assert t.coins("a") == 5 + 2
