"""Ghouls: in decline all of them stay, and conquer before the active race."""

from table import table


def faded(power="swamp", **humans):
    """Four Ghouls in decline on the meadow; their player's Humans stand elsewhere."""
    t = table(a=f"humans {power}", b="elves hill").faded("a", "ghouls", meadow=4)
    t.own("a", **humans or {"cave": 2})
    return t.own("b", fen=1).tribes()


def test_all_tokens_stay_in_decline():
    t = table(a="ghouls hill", b="elves swamp").own("a", meadow=4, shore=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("shore"), t.s.tray["ghouls"]) == (4, 2, 10 - 6)


def test_no_conquests_in_the_turn_of_the_decline():
    t = table(a="ghouls hill", b="elves swamp").own("a", meadow=4).own("b", cave=1).play("a", "decline")
    assert t.actor == "b" and t.coins("a") == 5 + 1


def test_they_conquer_before_the_active_race():
    t = faded().play("a", "conquer shore", "done")
    assert (t.race("shore"), t.phase) == ("ghouls", "redeploy")
    t.play("a", "gather", "garrison meadow 1", "garrison shore 3", "done")
    assert t.phase == "conquer" and t.can("a", "abandon cave")


def test_they_come_before_a_race_just_chosen():
    t = table(a="", b="elves hill").faded("a", "ghouls", meadow=4).own("b", fen=1)
    assert t.phase == "conquer" and t.can("a", "abandon meadow")
    t.play("a", "done")
    assert t.phase == "draft"


def test_while_active_they_conquer_once_like_others():
    t = table(a="ghouls hill", b="elves swamp").own("a", meadow=4).own("b", cave=1)
    t.play("a", "done")
    assert t.actor == "b"


def test_other_races_do_not_move_in_decline():
    t = table(a="humans swamp", b="elves hill").faded("a", "orcs", meadow=4).own("a", cave=2)
    assert t.can("a", "abandon cave") and not t.can("a", "abandon meadow")


def test_they_may_attack_their_players_active_race():
    t = faded(shore=1, cave=1).play("a", "conquer shore")
    assert (t.race("shore"), t.s.tray["humans"]) == ("ghouls", 10 - 1)


def test_they_have_a_die_of_their_own():
    t = faded(cave=1, peak=2).play("a", "conquer shore").roll_next(0).play("a", "gamble ridge")
    assert t.owner("ridge") is None
    t.play("a", "gather", "garrison meadow 1", "garrison shore 3", "done")
    assert t.can("a", "gamble down")


def test_after_their_conquests_the_active_race_may_not_decline():
    t = faded().play("a", "conquer shore", "done")
    t.play("a", "gather", "garrison meadow 2", "garrison shore 2", "done")
    assert t.phase == "conquer" and not t.can("a", "decline")


def test_if_they_stay_at_home_it_may():
    assert faded().play("a", "done").can("a", "decline")


def test_they_may_not_decline_twice():
    assert not faded().can("a", "decline")


def test_they_may_leave_regions_first():
    t = faded().play("a", "abandon meadow")
    assert t.owner("meadow") is None and t.can("a", "conquer moor")


def test_a_lost_region_costs_one_token_and_the_rest_redeploy():
    t = table(a="humans swamp", b="elves hill").own("a", hand=9, meadow=1).own("b", fen=1)
    t.faded("b", "ghouls", shore=3, cave=1, peak=1).with_(phase="conquer").play("a", "conquer shore")
    t.play("a", "done", "garrison meadow 5", "done")
    assert t.actor == "b" and t.s.tray["ghouls"] == 10 - 4
    t.play("b", "retreat cave 3", "done")
    assert t.stood("cave") == 3


def test_their_power_is_gone_in_decline():
    t = table(a="ghouls seafaring", b="elves swamp").own("a", sea=1, shore=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b")
    assert t.owner("sea") == "a" and not t.can("a", "conquer mere")
    assert not t.can("a", "gamble mere")


def test_they_pay_one_coin_a_region_however_many_they_are():
    assert faded(moor=1).income("a") == 1 + 2


def test_a_new_decline_sends_them_away():
    t = faded().play("a", "done", "decline")
    assert t.owner("meadow") is None and t.s.tray["ghouls"] == 10
