"""Elves: a lost region costs them no token."""

from table import table


def attacked(**lands):
    """Humans stand on the meadow, ready to take the shore from the Elves."""
    t = table(a="humans swamp", b="elves hill").own("a", hand=9, meadow=1).own("b", **lands)
    return t.with_(phase="conquer").play("a", "conquer shore")


def test_beaten_elves_all_come_back_to_hand():
    t = attacked(shore=3, cave=1)
    assert (t.hand("b"), t.s.tray["elves"]) == (3, 11 - 4)


def test_even_a_lone_elf_lives():
    assert attacked(shore=1, cave=1).hand("b") == 1


def test_they_redeploy_at_the_end_of_the_attackers_turn():
    t = attacked(shore=3, cave=1, peak=1).play("a", "done", "garrison meadow 5", "done")
    t.play("b", "retreat cave 4", "done")
    assert (t.stood("cave"), t.stood("peak"), t.hand("b")) == (4, 1, 3)


def test_with_no_region_left_they_wait_in_hand_for_a_first_conquest():
    t = attacked(shore=3).end_turn("a")
    assert t.hand("b") == 3
    assert t.barriers("b", "down") == {"inland"} and t.can("b", "conquer cave")


def test_the_attacker_pays_the_usual_price():
    t = table(a="humans swamp", b="elves hill").own("a", meadow=1).own("b", shore=3)
    assert t.cost("a", "shore") == 2 + 3


def test_other_races_lose_one_token():
    t = table(a="elves swamp", b="humans hill").own("a", hand=9, meadow=1).own("b", shore=3, cave=1)
    t.with_(phase="conquer").play("a", "conquer shore")
    assert (t.hand("b"), t.s.tray["humans"]) == (2, 10 - 3)


def test_in_decline_they_die_like_others():
    t = table(a="humans swamp", b="orcs hill").own("a", hand=9, meadow=1).faded("b", "elves", shore=1, cave=1)
    t.with_(phase="conquer").play("a", "conquer shore")
    assert t.s.tray["elves"] == 11 - 1


def test_in_decline_one_stays_on_each_region():
    t = table(a="elves hill", b="humans swamp").own("a", meadow=4, shore=2).own("b", cave=1)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("shore"), t.s.tray["elves"]) == (1, 1, 9)
