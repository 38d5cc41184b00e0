"""Stout: they may go into decline after a normal turn."""

from table import table


def stout(race="humans", **lands):
    t = table(a=f"{race} stout", b="elves hill").own("a", **lands or {"meadow": 3, "wood": 1})
    return t.own("b", cave=1)


def test_after_the_coins_they_may_decline():
    t = stout().with_(phase="score")
    assert t.coins("a") == 5 + 2 + 1 and t.can("a", "farewell")
    t.play("a", "farewell")
    assert (t.troops("meadow"), t.actor, t.coins("a")) == (1, "b", 5 + 2 + 1)


def test_they_need_not():
    t = stout().with_(phase="score").play("a", "done")
    assert t.troops("meadow") == 3 and t.s.active[0] == 1


def test_conquests_come_first():
    t = stout().tribes().with_(phase="conquer").play("a", "conquer shore", "done", "done")
    assert t.phase == "farewell"


def test_next_turn_brings_a_new_race():
    t = stout().with_(phase="score").play("a", "farewell").end_turn("b")
    assert (t.actor, t.phase) == ("a", "draft")


def test_an_older_race_in_decline_scores_once_more_and_leaves():
    t = stout().faded("a", "ratmen", fen=1, hill=1).with_(phase="score")
    assert t.coins("a") == 5 + 2 + 1 + 2
    t.play("a", "farewell")
    assert t.owner("fen") is None and t.s.tray["ratmen"] == 13


def test_an_older_spirit_race_stays():
    t = stout().faded("a", "ratmen", "spirit", fen=1).with_(phase="score").play("a", "farewell")
    assert t.race("fen") == "ratmen" and t.race("meadow") == "humans"


def test_they_may_decline_in_the_usual_way_too():
    t = stout().play("a", "decline")
    assert t.actor == "b" and t.coins("a") == 5 + 2


def test_other_races_are_not_asked():
    t = table(a="humans hill", b="elves swamp").own("a", meadow=3).own("b", cave=1).with_(phase="score")
    assert t.actor == "b"


def test_in_decline_they_are_not_asked_again():
    t = stout().with_(phase="score").play("a", "farewell").end_turn("b").end_turn("a")
    assert t.actor == "b"


def test_ghouls_all_stay():
    t = stout("ghouls").with_(phase="score").play("a", "farewell")
    assert t.troops("meadow") == 3
