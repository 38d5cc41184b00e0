"""Spirit: in decline they do not count as the one race a player may have there."""

from table import table


def test_the_older_race_stays_when_spirits_decline():
    t = table(a="orcs spirit", b="elves hill").own("a", meadow=3).faded("a", "ratmen", ridge=1)
    t.own("b", cave=1)
    t.play("a", "decline")
    assert (t.race("meadow"), t.race("ridge"), t.coins("a")) == ("orcs", "ratmen", 5 + 2)


def test_spirits_stay_when_another_race_declines():
    t = table(a="humans hill", b="elves swamp").own("a", meadow=3).faded("a", "orcs", "spirit", ridge=1)
    t.own("b", cave=1).play("a", "decline")
    assert (t.race("meadow"), t.race("ridge"), t.coins("a")) == ("humans", "orcs", 5 + 2)


def test_a_third_decline_removes_the_race_that_is_no_spirit():
    t = table(a="humans hill", b="elves swamp").own("a", meadow=3).faded("a", "orcs", "spirit", ridge=1)
    t.faded("a", "ratmen", wood=1).own("b", cave=1).play("a", "decline")
    assert [t.race(r) for r in ("meadow", "ridge", "wood")] == ["humans", "orcs", None]


def test_without_spirit_the_older_race_leaves():
    t = table(a="orcs hill", b="elves swamp").own("a", meadow=3).faded("a", "ratmen", ridge=1)
    t.own("b", cave=1)
    t.play("a", "decline")
    assert (t.race("ridge"), t.s.tray["ratmen"], t.s.races[0]) == (None, 13, "ratmen")


def test_both_races_in_decline_pay():
    t = table(a="humans hill", b="elves swamp").own("a", wood=1).faded("a", "orcs", "spirit", ridge=1, moor=1)
    assert t.faded("a", "ratmen", grove=1).income("a") == 1 + 2 + 1


def test_the_badge_stays_while_a_spirit_is_on_the_map():
    t = table(a="orcs spirit", b="elves hill").own("a", meadow=3).own("b", cave=1).play("a", "decline")
    assert "spirit" not in t.s.discards


def test_the_badge_is_discarded_with_the_last_spirit():
    t = table(a="humans hill", b="elves swamp").own("a", hand=9, meadow=1).own("b", cave=1)
    t.faded("b", "orcs", "spirit", shore=1).with_(phase="conquer").play("a", "conquer shore")
    assert "spirit" in t.s.discards and t.s.tray["orcs"] == 10


def test_spirits_are_beaten_like_others():
    t = table(a="humans hill", b="elves swamp").own("a", meadow=1).faded("b", "orcs", "spirit", shore=1)
    assert t.cost("a", "shore") == 2 + 1 and t.barriers("a", "shore") == set()


def test_one_spirit_stays_on_each_region():
    t = table(a="orcs spirit", b="elves hill").own("a", meadow=3, wood=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("wood"), t.s.tray["orcs"]) == (1, 1, 8)


def test_spirit_ghouls_and_another_race_in_decline_go_together():
    t = table(a="orcs hill", b="elves swamp").faded("a", "ghouls", "spirit", meadow=4)
    t.faded("a", "ratmen", wood=1)
    t.own("a", cave=2).own("b", fen=1).play("a", "done", "decline")
    assert [t.race(r) for r in ("meadow", "wood", "cave")] == ["ghouls", None, "orcs"]
