"""Draenei: the first loss in each opponent's turn comes home."""

from realm import realm


def turn(power="mining", **lands):
    """b holds regions around a's harbour."""
    t = realm(a="orcs farmer", b=f"draenei {power}").own("a", hand=9, harbour=1)
    return t.own("b", **(lands or {"meadow": 2, "marsh": 2, "landing": 1}))


def test_the_first_token_lost_comes_back_and_the_others_do_not():
    t = turn().play("a", "conquer meadow")
    assert t.hand("b") == 2
    assert t.play("a", "conquer marsh").hand("b") == 3


def test_it_shines_again_in_the_next_opponent_s_turn():
    t = realm(a="draenei mining", b="orcs farmer", c="trolls ranger").own("a", meadow=1, landing=1, glade=1)
    t.own("b", hand=5, harbour=1).own("c", hand=5, shore=1).with_(actor="b")
    t.play("b", "conquer meadow").end_turn("b")
    assert t.s.total(1) == 3
    assert t.play("c", "conquer glade").s.total(1) == 3


def test_a_single_token_comes_home_too():
    t = turn(meadow=1, landing=1).play("a", "conquer meadow")
    assert t.hand("b") == 1 and t.s.tray["draenei"] == 10


def test_in_the_chapel_nothing_is_due_and_the_light_stays_unused():  # ruling 38
    t = turn(meadow=2, marsh=2, landing=1).put("meadow", lights_hope_chapel=1)
    t.play("a", "conquer meadow")
    assert t.hand("b") == 2 and "draenei" not in t.s.used
    assert t.play("a", "conquer marsh").hand("b") == 4


def test_the_light_saves_one_from_a_bomb():
    t = realm(a="goblins farmer", b="draenei mining").own("a", meadow=1).own("b", peak=2, grove=2, landing=1)
    t.put("peak", bomb=1).put("grove", bomb=1)
    t.with_(phase="turn", bombs=[1, 1], memo={"goblins": 0}).play("a", "ignite peak", "ignite grove")
    assert t.hand("b") == 3


def test_in_decline_the_light_is_gone():
    t = realm(a="orcs farmer", b="trolls mining").own("a", hand=9, harbour=1).own("b", landing=1)
    t.faded("b", "draenei", meadow=1, grove=1).play("a", "conquer meadow")
    assert t.s.tray["draenei"] == 11 and "draenei" not in t.s.used


def test_who_spares_them_joins_no_forsaken():  # ruling 104
    t = realm(a="forsaken farmer", b="draenei mining").own("a", hand=9, harbour=1)
    t.own("b", meadow=2, landing=1).play("a", "conquer meadow", "done")
    assert t.phase != "raise"


def test_in_their_own_turn_nothing_is_due():  # ruling 40
    t = realm(a="draenei farmer", b="trolls mining").own("a", hand=9, harbour=1).own("b", landing=1)
    t.faded("a", "gnomes", meadow=1).play("a", "conquer meadow")
    assert t.s.tray["gnomes"] == 10 and "draenei" not in t.s.used


def test_the_light_of_the_active_race_saves_nobody_in_decline():  # ruling 42
    t = realm(a="orcs farmer", b="draenei mining").own("a", hand=9, harbour=1)
    t.own("b", landing=1, fen=1).put("fen", lights_hope_chapel=1).faded("b", "tauren", meadow=2)
    assert t.play("a", "conquer meadow").s.tray["tauren"] == 16 and t.hand("b") == 0
