"""Well of Eternity: it flows to the water, or something else comes in its place."""

from azeroth import GAME
from realm import realm


def finding(at, *unused, hand=9, **lands):
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=hand, **lands).own("b", shore=1)
    return t.hide(at, "well_of_eternity").with_(unused=list(unused))


def test_found_it_flows_to_the_water_of_its_island():
    t = finding("peak", grove=1).play("a", "conquer peak")
    assert t.where("well_of_eternity") == {"lake"} and not t.s.unused
    assert {"event": "flowed", "player": 0, "region": t.region("lake")} in t.s.events


def test_without_water_another_place_comes_and_no_artifact():  # ruling 78
    t = finding("glade", "frostmourne", "dark_portal", cliff=1).play("a", "conquer glade")
    assert t.where("dark_portal") == {"glade"} and t.where("well_of_eternity") == set()
    assert t.s.unused == ["frostmourne"]


def around(**lands):
    return realm(a="orcs farmer", b="gnomes mining").own("a", hand=1, **lands).put("lake", well_of_eternity=1)


def test_it_pays_two_coins_to_the_race_with_most_regions_around_it():
    assert around(ridge=1, grove=1).own("b", moor=1).pays("a")["find"] == 2
    assert "find" not in around(ridge=1).own("b", moor=1).pays("a")  # a draw pays nobody


def test_murlocs_and_the_own_other_race_are_rivals():  # ruling 80
    assert "find" not in around(ridge=1).own("b", landing=1).murlocs("grove").pays("a")
    assert "find" not in around(ridge=1).own("b", landing=1).faded("a", "trolls", grove=1).pays("a")


def test_it_pays_a_race_in_decline():
    t = around(harbour=1).own("b", landing=1).faded("a", "trolls", grove=1)
    assert t.pays("a")["find"] == 2


def test_with_several_waters_whoever_found_it_chooses():  # ruling 79
    t = finding("peak", grove=1)
    t.s.board.water[t.region("ridge")] = True
    t.play("a", "conquer peak")
    assert t.phase == "well" and t.actor == "a"
    told = GAME.phases["well"].describe(t.s, t.s.stack[-1], t.action("flow lake"))
    assert told == {"kind": "place", "place": t.region("lake")}
    assert t.play("a", "flow lake").where("well_of_eternity") == {"lake"}
