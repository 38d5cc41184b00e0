"""Humans: objectives, and who is paid for them."""

from realm import realm


def finishing(**more):
    """Humans about to end their turn, on the meadow and the marsh."""
    t = realm(a="humans mining", b="orcs farmer", **more).own("a", meadow=2, marsh=1).own("b", landing=2)
    return t.with_(phase="finish")


def aimed(taker="kobolds", at="peak", **fields):
    """An objective on the peak; b is about to conquer."""
    t = realm(a="humans mining", b=f"{taker} farmer").own("a", meadow=1)
    return t.own("b", hand=9, moor=1).put(at, objective=1).with_(actor="b", **fields)


def test_two_objectives_are_set_at_the_end_of_every_turn():
    t = finishing().put("peak", objective=1)
    assert t.phase == "objectives" and t.where("objective") == set() and t.verbs() == {"target"}
    t.play("a", "target peak", "target lake")  # rulings 96: water too, and the same region again
    assert t.where("objective") == {"peak", "lake"} and t.actor == "b"


def test_no_objective_where_the_alliance_stands_and_two_in_different_regions():
    t = finishing(c="draenei ranger").own("c", fen=1).murlocs("wood")
    assert not t.can("a", "target meadow") and not t.can("a", "target fen")
    assert t.can("a", "target wood") and t.can("a", "target landing")
    assert not t.play("a", "target wood").can("a", "target wood")


def test_who_takes_an_objective_is_paid_and_so_are_the_humans():
    t = aimed("kobolds").play("b", "conquer peak")
    assert (t.coins("a"), t.coins("b")) == (7, 7) and t.where("objective") == set()


def test_the_horde_is_not_paid_and_the_objective_stays():
    t = aimed("orcs").play("b", "conquer peak")
    assert (t.coins("a"), t.coins("b")) == (5, 5) and t.where("objective") == {"peak"}


def test_humans_are_paid_once_for_an_objective_of_their_own():  # ruling 99
    t = realm(a="humans mining", b="orcs farmer").own("a", hand=5, meadow=1).own("b", landing=1)
    assert t.put("peak", objective=1).play("a", "conquer peak").coins("a") == 7


def test_in_decline_the_objectives_go():
    t = realm(a="humans mining", b="orcs farmer").own("a", meadow=1).own("b", landing=1)
    assert t.put("peak", objective=1).play("a", "decline").where("objective") == set()


def test_an_ally_is_paid_and_so_are_they():  # ruling 98
    t = realm({"teams": True}, a="humans mining", b="orcs farmer", c="dwarves ranger", d="")
    t.own("a", meadow=1)
    t.own("b", landing=1).own("c", hand=5, moor=1).put("peak", objective=1).with_(actor="c")
    assert t.play("c", "conquer peak").s.coins == [7, 5, 7, 5]


def test_no_objective_on_a_region_that_is_protected():  # ruling 97
    t = realm(a="humans mining", b="orcs farmer").own("a", meadow=2).own("b", landing=2, peak=1)
    t.put("peak", aegis_of_aggramar=1).with_(phase="finish")
    assert not t.can("a", "target peak") and t.can("a", "target landing")


def test_without_a_region_they_are_still_paid():  # ruling 126
    t = realm(a="humans mining", b="kobolds farmer").own("a", hand=2).own("b", hand=9, moor=1)
    t.put("peak", objective=1).with_(actor="b").play("b", "conquer peak")
    assert t.s.coins == [7, 7]


def test_a_neutral_race_is_paid_wherever_it_fights():  # ruling 100
    t = aimed("kobolds").put("moor", battleground=1).play("b", "conquer peak")
    assert t.coins("b") == 7


def test_a_portal_takes_an_objective_along():  # ruling 71
    t = realm(a="humans mining", b="orcs portal_mage").own("a", meadow=1).own("b", hand=1, marsh=1)
    t.put("moor", objective=1).with_(actor="b").play("b", "swap marsh moor")
    assert t.where("objective") == {"marsh"} and t.s.coins == [5, 5]
