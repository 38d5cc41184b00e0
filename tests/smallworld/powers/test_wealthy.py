"""Wealthy: seven coins, once, at the end of the first turn."""

from table import table


def test_seven_coins_at_the_end_of_the_first_turn():
    t = table(a="", b="elves hill").own("b", cave=1).with_(column=[["orcs", "wealthy", 0]]).tribes()
    t.play("a", "take 0", "conquer meadow").end_turn("a")
    assert t.coins("a") == 5 + 1 + 7


def test_only_once():
    t = table(a="orcs wealthy", b="elves hill").own("a", meadow=3).own("b", cave=1).with_(phase="redeploy")
    t.end_turn("a").end_turn("b").end_turn("a")
    assert t.coins("a") == 5 + 1 + 7 + 1


def test_even_without_a_conquest():
    t = table(a="", b="elves hill").own("b", cave=1).with_(column=[["orcs", "wealthy", 0]])
    t.play("a", "take 0").end_turn("a")
    assert t.coins("a") == 5 + 7


def test_nothing_in_decline():
    t = table(a="orcs wealthy", b="elves hill").own("a", meadow=3).own("b", cave=1).play("a", "decline")
    assert (t.coins("a"), t.income("a")) == (5 + 1, 1)


def test_the_badge_pays_its_next_owner_again():
    t = table(a="orcs wealthy", b="").own("a", meadow=3).with_(memo={"wealthy": True}).play("a", "decline")
    assert "wealthy" not in t.s.memo and "wealthy" in t.s.discards
