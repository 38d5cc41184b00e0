"""Ratmen: nothing but numbers."""

from smallworld import GAME
from table import table


def test_they_have_no_gift_at_all():
    assert not [hook for hook in GAME.folds if GAME.races["ratmen"].answers(hook)]


def test_no_banner_shows_more_tokens():
    assert GAME.races["ratmen"].tokens == max(race.tokens for race in GAME.races.values()) == 8


def test_they_begin_with_eight_and_the_badge():
    t = table(a="", b="elves forest").with_(column=[["ratmen", "pillaging", 0]]).play("a", "take 0")
    assert t.hand("a") == 8 + 5


def test_they_lose_one_token_with_a_region():
    t = table(a="humans swamp", b="ratmen hill").own("a", hand=9, meadow=1).own("b", shore=3, cave=1)
    t.with_(phase="conquer").play("a", "conquer shore")
    assert (t.hand("b"), t.s.tray["ratmen"]) == (2, 13 - 3)


def test_in_decline_one_stays_on_each_region_and_pays_one_coin():
    t = table(a="ratmen hill", b="elves forest").own("a", meadow=6, hill=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("hill"), t.s.tray["ratmen"], t.coins("a")) == (1, 1, 11, 7)
