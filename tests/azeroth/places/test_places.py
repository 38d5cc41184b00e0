"""Places that pay, spare a fare, bring back the fallen or fight for a faction; each lies where it was."""

import pytest
from azeroth import GAME
from realm import realm

PLACES = sorted(GAME.places)


def held(place, at="harbour", mine="orcs mining", foe="dwarves ranger", hand=0, **lands):
    t = realm(a=mine, b=foe).own("a", hand=hand, **(lands or {at: 1})).own("b", dune=1)
    return t.put(at, **{place: 1})


# --- all of them ---------------------------------------------------------------------------------------

@pytest.mark.parametrize("place", PLACES)
def test_places_do_not_move_when_their_region_is_left_or_taken(place):
    t = held(place, meadow=1, harbour=1, hand=1).play("a", "abandon harbour")
    assert t.where(place) == {"harbour"} and t.s.items[1] == []
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=9, harbour=1).own("b", meadow=1, dune=1)
    t.put("meadow", **{place: 1}).play("a", "conquer meadow")
    assert t.where(place) == {"meadow"} and t.s.items[1] == [place]


def test_there_are_seven_places_and_five_artifacts():
    assert (len(GAME.places), len(GAME.artifacts)) == (7, 5)


# --- the portal and the tower pay -------------------------------------------------------------------------

def test_the_dark_portal_pays_two_coins():
    assert held("dark_portal").pays("a")["find"] == 2


def test_it_pays_nobody_in_decline():  # ruling 8
    t = realm(a="orcs mining", b="dwarves ranger").own("a", meadow=1).own("b", dune=1)
    assert "find" not in t.faded("a", "gnomes", harbour=1).put("harbour", dark_portal=1).pays("a")


def test_karazhan_pays_for_each_other_region_of_its_terrain():
    t = held("karazhan", harbour=1, moor=1, meadow=1)
    assert t.pays("a")["find"] == 1
    assert "find" not in held("karazhan", harbour=1, meadow=1).pays("a")


def test_karazhan_counts_other_islands_and_no_race_in_decline():  # ruling 83
    t = held("karazhan", at="meadow", meadow=1, landing=1, glade=1).faded("a", "gnomes", harbour=1)
    assert t.pays("a")["find"] == 2
    t = held("karazhan", at="harbour", harbour=1).faded("a", "gnomes", moor=1)
    assert "find" not in t.pays("a")


# --- the stone ----------------------------------------------------------------------------------------------

def test_the_stone_saves_the_fare():
    t = held("meeting_stone", hand=5)
    assert (t.cost("a", "landing"), t.cost("a", "ridge")) == (2, 3) and not t.can("a", "conquer lake")


def test_it_saves_nothing_in_decline_and_nothing_once_it_is_left():  # ruling 32
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=5, meadow=1).own("b", dune=1)
    assert t.faded("a", "gnomes", harbour=1).put("harbour", meeting_stone=1).cost("a", "landing") == 3
    t = held("meeting_stone", hand=5, harbour=1, meadow=1).play("a", "abandon harbour")
    assert t.cost("a", "landing") == 3


# --- the healer ---------------------------------------------------------------------------------------------

def test_the_healer_brings_one_token_back_at_redeployment():
    t = held("spirit_healer", harbour=1, meadow=1).play("a", "done")
    assert (t.phase, t.hand("a"), t.s.tray["orcs"]) == ("redeploy", 1, 8)


def test_it_works_in_the_turn_it_is_taken_and_not_in_a_turn_of_decline():  # ruling 84
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=4, harbour=1).own("b", meadow=1, dune=1)
    t.put("meadow", spirit_healer=1).play("a", "conquer meadow", "done")
    assert t.s.tray["orcs"] == 11 - 5 - 1
    assert held("spirit_healer").play("a", "decline").s.tray["orcs"] == 10


def test_from_an_empty_tray_nobody_comes():
    t = held("spirit_healer", hand=9, harbour=1, meadow=1)
    assert t.play("a", "done").s.tray["orcs"] == 0 and t.hand("a") == 9


def test_it_brings_a_token_of_the_race_and_no_beast():  # ruling 84
    t = held("spirit_healer", mine="orcs beast_master", harbour=1, meadow=1).play("a", "done")
    assert t.s.tray["orcs"] == 8 and t.s.memo["beast_master"] == 1


# --- the chapel ---------------------------------------------------------------------------------------------

def chapel(foe="dwarves ranger", **lands):
    t = realm(a="orcs mining", b=foe).own("a", hand=9, harbour=1).own("b", **lands)
    return t.put("marsh", lights_hope_chapel=1)


def test_in_the_chapel_nobody_falls_wherever_the_region_lies():
    t = chapel(marsh=1, meadow=2, dune=1).play("a", "conquer meadow")
    assert t.hand("b") == 2 and t.s.tray["dwarves"] == 6


def test_it_helps_once_more_when_it_is_lost_itself():
    t = chapel(marsh=1, meadow=1, dune=1).play("a", "conquer marsh")
    assert t.hand("b") == 1
    assert t.play("a", "conquer meadow").hand("b") == 1


def test_a_stack_in_decline_falls_all_the_same():  # ruling 42
    t = chapel(marsh=1, dune=1).faded("b", "tauren", meadow=2).play("a", "conquer meadow")
    assert t.s.tray["tauren"] == 16


def test_in_decline_it_spares_nobody():
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=9, harbour=1).own("b", dune=1)
    t.faded("b", "gnomes", marsh=1, meadow=1).put("marsh", lights_hope_chapel=1).play("a", "conquer meadow")
    assert t.s.tray["gnomes"] == 9


# --- the battleground ---------------------------------------------------------------------------------------

def war(mine="tauren mining", foe="dwarves ranger", **lands):
    t = realm(a=mine, b=foe).own("a", hand=9, harbour=2)
    t.own("b", **(lands or {"meadow": 1, "marsh": 1, "dune": 1}))
    return t.put("harbour", battleground=1)


def test_two_regions_of_one_race_pay_two_coins_and_three_no_more():
    t = war("orcs mining", meadow=1, marsh=1, fen=1, dune=1).play("a", "conquer meadow", "conquer marsh")
    assert t.pays("a")["faction"] == 2
    assert t.play("a", "conquer fen").pays("a")["faction"] == 2


def test_one_region_pays_one():
    assert war().play("a", "conquer meadow").pays("a")["faction"] == 1


def test_it_counts_whenever_it_was_taken_and_not_when_it_was_lost():  # ruling 94
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=9, harbour=1)
    t.own("b", meadow=1, marsh=1, fen=1)
    t.put("fen", battleground=1).play("a", "conquer meadow", "conquer marsh")
    assert t.pays("a")["faction"] == 1
    assert t.play("a", "conquer fen").pays("a")["faction"] == 2


def test_a_neutral_race_fights_for_one_side_a_turn():  # ruling 93
    t = war("naga mining").faded("b", "trolls", ridge=1)
    t.play("a", "conquer meadow")
    assert t.pays("a")["faction"] == 1
    assert t.play("a", "conquer ridge").pays("a")["faction"] == 1


def test_the_side_it_fights_for_changes_nothing_else():  # rulings 93, 95
    t = realm(a="humans mining", b="naga ranger").own("a", hand=9, meadow=1).own("b", harbour=1, dune=1)
    t.put("harbour", battleground=1).play("a", "conquer harbour")
    assert "faction" not in t.pays("a")


def test_in_decline_it_pays_nobody_twice():  # ruling 8
    t = realm(a="orcs mining", b="dwarves ranger").own("a", hand=9, harbour=1)
    t.own("b", meadow=1, marsh=1, dune=1)
    t.faded("a", "gnomes", moor=1).put("moor", battleground=1).play("a", "conquer meadow", "conquer marsh")
    assert t.pays("a")["faction"] == 1
