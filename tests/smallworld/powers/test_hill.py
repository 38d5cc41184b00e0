"""Hill: every hill pays a coin more."""

from table import table


def test_a_hill_pays_one_coin_more():
    assert table(a="orcs hill", b="elves merchant").own("a", hill=1, down=2).income("a") == 2 + 2


def test_other_terrain_pays_nothing_more():
    assert table(a="orcs hill", b="elves merchant").own("a", wood=1, moor=1, peak=1).income("a") == 3


def test_the_hill_of_another_player_pays_nothing():
    t = table(a="orcs hill", b="elves alchemist").own("a", meadow=1).own("b", down=1)
    assert (t.income("a"), t.income("b")) == (1, 1 + 2)


def test_a_hill_of_ones_race_in_decline_pays_nothing_more():
    t = table(a="orcs hill", b="elves merchant").own("a", meadow=1).faded("a", "ratmen", hill=1, down=1)
    assert t.income("a") == 3


def test_nothing_more_from_the_decline_on():
    t = table(a="orcs hill", b="elves merchant").own("a", hill=1, down=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.coins("a"), t.income("a")) == (5 + 2, 2)
