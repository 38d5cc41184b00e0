"""The beaten redeploy at the end of the turn, clockwise (p. 4)."""

from table import table


def beaten():
    """Humans take the wood from the orcs, who hold two more regions."""
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", wood=4, grove=1, moor=2)
    return t.play("a", "conquer wood")


def test_the_beaten_wait_until_the_turn_ends():
    t = beaten()
    assert (t.phase, t.actor, t.hand("b")) == ("conquer", "a", 3)


def test_the_beaten_choose_before_the_coins_are_counted():
    t = beaten().play("a", "done", "gather", "garrison wood 8", "done")
    assert (t.phase, t.actor, t.coins("a")) == ("retreat", "b", 5)


def retreating():
    return beaten().play("a", "done", "gather", "garrison wood 8", "done")


def test_beaten_tokens_go_to_any_regions_still_held():
    t = retreating().play("b", "retreat grove 2", "retreat moor 4", "done")
    assert (t.stood("grove"), t.stood("moor"), t.hand("b")) == (2, 4, 1 + 3)


def test_regions_need_not_touch_those_that_were_lost():
    assert retreating().can("b", "retreat grove 4")


def test_all_tokens_in_hand_must_be_placed():
    t = retreating()
    assert not t.can("b", "done") and not t.play("b", "retreat grove 2").can("b", "done")


def test_tokens_that_stood_elsewhere_stay_where_they_are():
    t = retreating()
    assert not t.can("b", "retreat moor 1") and not t.can("b", "retreat wood 1")


def test_with_one_region_left_there_is_nothing_to_choose():
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", wood=4, grove=1)
    t.play("a", "conquer wood").end_turn("a")
    assert t.stood("grove") == 4 and t.hand("b") == 3


def test_without_a_region_left_the_tokens_stay_in_hand():
    # ruling 9
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", wood=4)
    t.play("a", "conquer wood").end_turn("a")
    assert t.hand("b") == 3 and t.s.active[1] == t.band("b") and t.actor == "b"


def test_several_beaten_players_retreat_clockwise_from_the_one_who_acts():
    # ruling 5
    t = table(a="orcs forest", b="ratmen alchemist", c="elves swamp").with_(actor="b")
    t.own("a", shore=2, grove=1, moor=1).own("b", meadow=13).own("c", wood=2, peak=1, cave=1)
    t.play("b", "conquer shore", "conquer wood", "done", "gather", "garrison shore 1",
           "garrison wood 11", "done")
    assert (t.phase, t.actor) == ("retreat", "c")
    t.play("c", "retreat peak 2", "retreat cave 2", "done")
    assert (t.phase, t.actor) == ("retreat", "a")


def test_elves_bring_all_tokens_back():
    t = table(a="humans alchemist", b="elves forest").own("a", meadow=9).own("b", wood=3, grove=1)
    t.play("a", "conquer wood").end_turn("a")
    assert t.stood("grove") == 4


def test_a_race_in_decline_has_nothing_to_bring_back():
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", grove=1)
    t.faded("b", "elves", wood=1, cave=1)
    t.play("a", "conquer wood", "done").end_turn("a")
    assert t.race("cave") == "elves" and t.troops("cave") == 1 and t.s.tray["elves"] == 10


def test_ghouls_in_decline_bring_their_tokens_back():
    # ruling 20
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
    t.faded("b", "ghouls", wood=3, grove=1)
    t.play("a", "conquer wood").end_turn("a")
    assert t.stood("grove") == 1 + 2 and t.s.tray["ghouls"] == 10 - 3


def test_own_ghouls_pushed_aside_redeploy_too():
    t = table(a="ratmen alchemist", b="orcs forest").own("a", meadow=12).own("b", cave=1)
    t.faded("a", "ghouls", wood=3, grove=1, moor=1)
    t.play("a", "done", "garrison wood 3", "done", "conquer wood", "done", "gather",
           "garrison wood 11", "done")
    assert (t.phase, t.actor, t.s.stack[-1]["band"]) == ("retreat", "a", t.s.race.index("ghouls"))
    assert t.play("a", "retreat moor 3", "done").troops("moor") == 3
