"""Orcs: every non-empty region taken this turn pays a coin more."""

from table import table


def orcs(power="hill"):
    return table(a=f"orcs {power}", b="elves forest").own("a", hand=9, meadow=1).with_(phase="conquer")


def test_a_taken_tribe_pays_one_coin_more():
    t = orcs().tribes("wood").play("a", "conquer wood")
    assert t.income("a") == 2 + 1


def test_an_active_race_pays_too():
    t = orcs().own("b", shore=1, cave=1).tribes().play("a", "conquer shore")
    assert t.income("a") == 2 + 1


def test_a_race_in_decline_pays_too():
    t = orcs().faded("b", "humans", shore=1, cave=1).tribes().play("a", "conquer shore")
    assert t.income("a") == 2 + 1


def test_their_players_own_race_in_decline_pays_too():
    t = orcs().faded("a", "humans", shore=1, wood=1).play("a", "conquer shore")
    assert t.income("a") == 3 + 1


def test_empty_land_and_a_bare_mountain_pay_nothing_more():
    t = orcs().tribes().play("a", "conquer shore", "conquer ridge")
    assert t.income("a") == 3


def test_a_region_taken_by_the_die_pays_too():
    t = table(a="orcs hill", b="elves forest").own("a", hand=2, meadow=1).tribes("wood").own("b", cave=1)
    t.with_(phase="conquer").roll_next(1).play("a", "gamble wood").end_turn("a")
    assert t.owner("wood") == "a" and t.coins("a") == 5 + 2 + 1


def test_the_conquests_of_the_turn_before_pay_no_more():
    t = orcs().tribes("wood").own("b", cave=1).play("a", "conquer wood").end_turn("a").end_turn("b")
    assert t.income("a") == 2


def test_pillaging_comes_on_top():
    assert orcs("pillaging").tribes("wood").play("a", "conquer wood").income("a") == 2 + 1 + 1


def test_in_decline_the_last_conquests_pay_nothing_more():
    t = orcs("stout").tribes("wood").own("b", cave=1).play("a", "conquer wood", "done")
    t.play("a", "garrison meadow 7", "done")
    assert t.coins("a") == 5 + 2 + 1 and t.play("a", "farewell").income("a") == 2
