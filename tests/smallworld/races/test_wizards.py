"""Wizards: every source of magic pays a coin more."""

from table import table


def test_magic_pays_one_coin_more():
    assert table(a="wizards swamp", b="elves forest").own("a", meadow=1, down=2).income("a") == 2 + 2


def test_other_regions_pay_nothing_more():
    assert table(a="wizards swamp", b="elves hill").own("a", ridge=1, hill=1, shore=1).income("a") == 3


def test_magic_of_another_player_pays_nothing():
    t = table(a="wizards swamp", b="elves hill").own("a", shore=1).own("b", meadow=1)
    assert (t.income("a"), t.income("b")) == (1, 1)


def test_in_decline_magic_pays_like_other_land():
    assert table(a="orcs hill", b="elves forest").faded("a", "wizards", meadow=1, down=1).income("a") == 2


def test_nothing_more_in_the_turn_of_the_decline():
    t = table(a="wizards swamp", b="elves forest").own("a", meadow=1, down=3).own("b", fen=1)
    t.play("a", "decline")
    assert t.coins("a") == 5 + 2
