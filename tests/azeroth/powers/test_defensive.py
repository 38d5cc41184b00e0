"""Defensive: towers where they are many."""

import pytest
from azeroth.changes import swap
from azeroth.rules import leads
from realm import realm


def ending(power="defensive", **lands):
    t = realm(a=f"dwarves {power}", b="orcs farmer").own("a", **lands).own("b", dune=1)
    return t.with_(phase="finish")


def built(**lands):
    """a holds the meadow with a tower, b is to conquer from beside it."""
    t = realm(a="dwarves defensive", b="orcs farmer").own("a", meadow=1, **lands).own("b", hand=9, harbour=1)
    return t.put("meadow", tower=1).with_(actor="b")


def towers(t):
    return t.end_turn("a").where("tower")


def test_a_field_gets_one_where_most_neighbours_are_ones_own():
    assert towers(ending(meadow=1, ridge=1)) == {"meadow"}


def test_no_other_terrain_does():
    assert towers(ending(harbour=1, marsh=1)) == set()


def test_without_a_neighbour_of_ones_own_there_is_no_majority():
    assert towers(ending(meadow=1)) == set()


def test_more_than_each_other_race_counted_apart_is_enough():  # ruling 115
    t = ending(meadow=1, ridge=1, peak=1).own("b", harbour=1).murlocs("grove")
    assert towers(t) == {"meadow"}


@pytest.mark.parametrize("more", ["rival", "murlocs", "own"])
def test_a_draw_is_none_whoever_it_is_with(more):  # ruling 115
    t = ending(meadow=1, ridge=1)
    t = {"rival": lambda: t.own("b", harbour=1), "murlocs": lambda: t.murlocs("grove"),
         "own": lambda: t.faded("a", "gnomes", grove=1)}[more]()
    assert towers(t) == set()


def test_naga_in_the_water_count():  # ruling 115
    t = realm(a="dwarves defensive", b="naga farmer").own("a", ridge=1, meadow=1).own("b", lake=1)
    assert not leads(t.s, t.band("a"), t.region("ridge")) and leads(t.s, t.band("a"), t.region("harbour"))


def test_new_ones_come_at_the_end_of_the_turn_only():  # ruling 116
    t = realm(a="dwarves defensive", b="orcs farmer").own("a", hand=2, meadow=1).own("b", dune=1)
    assert t.play("a", "conquer harbour").where("tower") == set()
    assert t.end_turn("a").where("tower") == {"meadow"}


def test_one_at_most_in_a_region():
    assert ending(meadow=1, ridge=1).put("meadow", tower=1).end_turn("a").tokens("meadow") == {"tower": 1}


def test_where_there_are_more_places_than_towers_the_owner_chooses(monkeypatch):  # ruling 117
    t = ending(meadow=1, ridge=1, glade=1, shore=1)
    monkeypatch.setattr(type(t.s.game.pieces["tower"]), "limit", 1)
    t = ending(meadow=1, ridge=1, glade=1, shore=1, cliff=1)
    assert (t.phase, t.verbs()) == ("build", {"place"})
    t.play("a", "place glade 1", "done")
    assert t.where("tower") == {"glade"}


# --- what it does --------------------------------------------------------------------------------------

def test_nobody_takes_its_region_by_any_means():  # ruling 125
    t = built(ridge=1, peak=1)
    assert t.barriers("b", "meadow") == {"immune"} and not t.can("b", "conquer meadow")
    t = realm(a="dwarves defensive", b="gnomes farmer").own("a", meadow=1, ridge=1)
    t.own("b", hand=9, landing=1)
    t.put("meadow", tower=1).put("landing", ashes_of_alar=1, doomhammer=1).with_(actor="b")
    assert not t.play("b", "wield gnomes").can("b", "raid meadow")
    assert not t.play("b", "lower gnomes", "wield ashes_of_alar").can("b", "conquer meadow")
    assert not t.play("b", "wield doomhammer").can("b", "conquer meadow")


def test_no_power_touches_it():  # rulings 62, 76, 86, 97, 107, 125; facts, immune
    t = realm(a="dwarves defensive", b="ethereals intimidating").own("a", meadow=1, harbour=1, marsh=1)
    t.own("a", ridge=1).own("b", hand=3, peak=1).put("meadow", tower=1, frostmourne=1).with_(actor="b")
    assert not {"steal"} & t.verbs() and not t.can("b", "drive meadow harbour")
    assert not t.can("b", "drive marsh meadow") and t.can("b", "drive marsh harbour")


def test_the_heart_charges_its_holder_all_the_same():  # ruling 91
    t = realm(a="orcs farmer", b="dwarves defensive").own("a", peak=1).own("b", meadow=1, harbour=1, ridge=1)
    t.put("meadow", tower=1).put("peak", heart_of_azeroth=1).with_(phase="finish").end_turn("a")
    assert t.coins("b") == 4


# --- how it falls ----------------------------------------------------------------------------------------

def test_it_falls_with_the_majority():  # ruling 116
    t = built(ridge=1, peak=1, landing=1).murlocs("grove")
    assert t.play("b", "conquer marsh").where("tower") == {"meadow"}
    assert t.play("b", "conquer peak").where("tower") == set() and t.can("b", "conquer meadow")


def test_leaving_a_neighbour_of_ones_own_may_fell_it():  # ruling 116
    t = realm(a="dwarves defensive", b="orcs farmer").own("a", meadow=1, ridge=1).own("b", dune=1)
    t.put("meadow", tower=1)
    assert t.play("a", "abandon ridge").where("tower") == set()


def test_swapped_off_a_field_it_falls():  # ruling 75
    t = realm(a="dwarves defensive", b="orcs farmer").own("a", hand=1, landing=1, wood=1).own("b", dune=1)
    t.put("landing", tower=1)
    swap(t.s, t.region("landing"), t.region("moor"))
    assert t.where("tower") == set()


def test_in_decline_all_go():  # facts, leaving-decline-aids
    t = realm(a="dwarves defensive", b="orcs farmer").own("a", meadow=1, ridge=1).own("b", dune=1)
    assert t.put("meadow", tower=1).play("a", "decline").where("tower") == set()
