"""Pillaging: every non-empty region taken this turn pays a coin more."""

from table import table


def pillagers(hand=9):
    return table(a="ratmen pillaging", b="elves forest").own("a", hand=hand, meadow=1).with_(phase="conquer")


def test_a_taken_tribe_pays_one_coin_more():
    assert pillagers().tribes("wood").play("a", "conquer wood").income("a") == 2 + 1


def test_an_active_race_pays_too():
    assert pillagers().own("b", shore=1, cave=1).tribes().play("a", "conquer shore").income("a") == 2 + 1


def test_a_race_in_decline_pays_too():
    t = pillagers().faded("b", "humans", shore=1, cave=1).tribes().play("a", "conquer shore")
    assert t.income("a") == 2 + 1


def test_each_of_them_pays():
    t = pillagers().own("b", shore=1, cave=1).tribes("wood").play("a", "conquer shore", "conquer wood")
    assert t.income("a") == 3 + 2


def test_empty_land_and_a_bare_mountain_pay_nothing_more():
    assert pillagers().tribes().play("a", "conquer shore", "conquer ridge").income("a") == 3


def test_what_their_players_ghouls_took_pays_nothing_more():
    t = table(a="ratmen pillaging", b="elves forest").own("a", cave=1).faded("a", "ghouls", meadow=5)
    t.tribes("wood").play("a", "conquer wood")
    assert t.income("a") == 1 + 2


def test_the_conquests_of_the_turn_before_pay_no_more():
    t = pillagers().tribes("wood").own("b", cave=1).play("a", "conquer wood").end_turn("a").end_turn("b")
    assert t.income("a") == 2


def test_what_an_opponent_takes_pays_only_him():
    t = table(a="humans forest", b="ratmen pillaging").own("a", hand=9, meadow=1).own("b", cave=1)
    t.tribes("wood")
    t.with_(phase="conquer").play("a", "conquer wood")
    assert t.income("b") == 1


def test_nothing_more_in_decline():
    t = pillagers().tribes("wood").own("b", cave=1).play("a", "conquer wood").end_turn("a").end_turn("b")
    assert t.play("a", "decline").coins("a") == 5 + 3 + 2
