"""Diplomat: peace with an opponent whose active race was not attacked this turn."""

from table import table


def diplomat(race="humans", **lands):
    """The Diplomat's player a conquers, between b and c."""
    t = table(a=f"{race} diplomat", b="elves hill", c="orcs forest")
    t.own("a", hand=9, **lands or {"meadow": 1})
    return t.tribes().with_(phase="conquer")


def at_peace():
    """The Diplomat b is at peace with a, not with c."""
    t = table(a="humans hill", b="elves diplomat", c="orcs forest").own("a", hand=9, meadow=1)
    t.own("c", wood=1)
    return t.own("b", shore=1).tribes().with_(memo={"diplomat": 0}, phase="conquer")


def test_the_ally_may_not_attack():
    assert at_peace().barriers("a", "shore") == {"peace"}


def test_the_others_may():
    assert at_peace().barriers("c", "shore") == set()


def test_not_even_the_dragon_or_the_die_breaks_the_peace():
    t = table(a="humans dragon_master", b="elves diplomat").own("a", hand=1, meadow=1).own("b", shore=1)
    t.with_(memo={"diplomat": 0}, phase="conquer")
    assert not t.can("a", "dragon shore") and not t.can("a", "gamble shore")


def test_an_ally_is_chosen_at_the_end_of_the_turn():
    t = diplomat().own("b", cave=1).own("c", wood=1).play("a", "done", "ally c")
    assert t.barriers("c", "meadow") == {"peace"} and t.barriers("b", "meadow") == {"far"}


def test_the_table_hears_of_it():
    t = diplomat().own("b", cave=1).own("c", wood=1).play("a", "done")
    ally = t.s.game.phases["ally"]
    assert ally.describe(t.s, t.s.stack[-1], t.action("ally c")) == {"kind": "player", "player": 2}
    assert ally.describe(t.s, t.s.stack[-1], ("done",)) == {}
    t.play("a", "ally c")
    assert {"event": "peace", "player": 0, "ally": 2} in t.s.events


def test_nobody_need_be_chosen():
    t = diplomat().own("b", shore=1).own("c", cave=1).play("a", "done", "done")
    assert t.barriers("b", "meadow") == set()


def test_whoever_was_attacked_cannot_be_chosen():
    t = diplomat().own("b", shore=1, cave=1).own("c", wood=1).play("a", "conquer shore", "done")
    t.play("a", "garrison meadow 7", "done")
    assert t.can("a", "ally c") and not t.can("a", "ally b")


def test_taking_a_race_in_decline_is_no_attack():
    t = diplomat().own("b", cave=1).faded("b", "ratmen", shore=1, wood=1).own("c", fen=1)
    t.play("a", "conquer shore", "done", "garrison meadow 7", "done")
    assert t.can("a", "ally b")


def test_an_attack_by_ones_own_ghouls_in_decline_is_no_attack_of_the_active_race():
    # ruling 50
    t = table(a="humans diplomat", b="elves hill").own("a", meadow=1).own("b", wood=1, cave=1).tribes()
    t.faded("a", "ghouls", shore=4).play("a", "conquer wood", "done", "done", "done")
    assert t.s.attacked == [] and t.can("a", "ally b")


def test_all_were_attacked_and_nobody_is_left():
    t = table(a="humans diplomat", b="elves hill").own("a", hand=3, meadow=1).own("b", shore=1, cave=1)
    t.with_(phase="conquer")
    t.play("a", "conquer shore", "done", "garrison meadow 1", "garrison shore 3", "done")
    assert t.actor == "b"


def test_an_attack_of_the_turn_before_is_forgotten():
    t = diplomat().own("b", shore=1, cave=1).own("c", wood=1).play("a", "conquer shore").end_turn("a")
    t.end_turn("b").end_turn("c").play("a", "done", "garrison meadow 9", "done")
    assert t.can("a", "ally b")


def test_an_opponent_without_a_race_may_be_chosen_and_his_next_race_is_bound():
    t = table(a="humans diplomat", b="").own("a", meadow=3)
    t.with_(column=[["elves", "hill", 0]], phase="conquer")
    t.play("a", "done", "ally b").play("b", "take 0")
    assert t.barriers("b", "meadow") == {"peace"}


def test_the_peace_ends_with_the_diplomats_next_turn():
    t = table(a="humans diplomat", b="elves hill").own("a", meadow=3).own("b", shore=3)
    t.with_(memo={"diplomat": 1})
    assert t.phase == "conquer" and t.barriers("b", "meadow") == set()


def test_the_diplomat_may_attack_his_old_ally():
    t = table(a="humans diplomat", b="elves hill").own("a", meadow=5).own("b", shore=1)
    t.with_(memo={"diplomat": 1})
    assert t.can("a", "conquer shore")


def test_ghouls_in_decline_are_not_bound():
    t = table(a="humans hill", b="elves diplomat").own("a", cave=1).own("b", shore=1)
    t.with_(memo={"diplomat": 0})
    t.faded("a", "ghouls", meadow=5)
    assert t.can("a", "conquer shore")


def test_the_diplomats_race_in_decline_is_not_protected():
    t = at_peace().faded("b", "ratmen", ridge=1)
    assert t.can("a", "conquer ridge") and not t.can("a", "conquer shore")


def test_the_peace_ends_when_the_diplomat_declines():
    t = table(a="humans diplomat", b="elves hill").own("a", meadow=3).own("b", shore=3).play("a", "decline")
    assert t.barriers("b", "meadow") == set() and t.phase == "conquer"
