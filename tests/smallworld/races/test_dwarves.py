"""Dwarves: every mine pays a coin more, in decline too."""

from table import table


def test_a_mine_pays_one_coin_more():
    assert table(a="dwarves hill", b="elves forest").own("a", ridge=1, grove=1).income("a") == 2 + 2


def test_other_regions_pay_nothing_more():
    assert table(a="dwarves forest", b="elves hill").own("a", meadow=1, fen=1, peak=1).income("a") == 3


def test_the_mine_of_another_player_pays_nothing():
    t = table(a="dwarves hill", b="elves swamp").own("a", meadow=1).own("b", ridge=1)
    assert (t.income("a"), t.income("b")) == (1, 1)


def test_a_mine_goes_on_paying_in_decline():
    t = table(a="humans hill", b="elves forest").faded("a", "dwarves", ridge=1, fen=1)
    assert t.income("a") == 2 + 1


def test_a_mine_pays_in_the_turn_of_the_decline():
    t = table(a="dwarves hill", b="elves forest").own("a", ridge=3, hill=1).own("b", cave=1)
    t.play("a", "decline")
    assert t.coins("a") == 5 + 2 + 1


def test_a_mine_lost_in_decline_pays_no_more():
    t = table(a="orcs hill", b="elves forest").own("a", hand=4, meadow=1)
    t.faded("b", "dwarves", ridge=1, grove=1)
    t.with_(phase="conquer").play("a", "conquer ridge")
    assert t.income("b") == 1 + 1
