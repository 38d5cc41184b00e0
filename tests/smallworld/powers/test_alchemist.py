"""Alchemist: two coins more every turn."""

from table import table


def test_two_coins_more():
    assert table(a="orcs alchemist", b="elves hill").own("a", wood=1, hill=1).income("a") == 2 + 2


def test_every_turn():
    t = table(a="orcs alchemist", b="elves hill").own("a", wood=3).own("b", cave=1)
    t.end_turn("a").end_turn("b").end_turn("a")
    assert t.coins("a") == 5 + 2 * (1 + 2)


def test_even_without_a_region():
    assert table(a="orcs alchemist", b="elves hill").own("a", hand=3).income("a") == 2


def test_nothing_more_in_the_turn_of_the_decline_or_later():
    t = table(a="orcs alchemist", b="elves hill").own("a", wood=3).own("b", cave=1).play("a", "decline")
    assert (t.coins("a"), t.income("a")) == (5 + 1, 1)
