"""What puzzles of Small World may ask for in positions built by hand, and how near each goal is."""

import pytest
from table import table

NEAR = 5  # what a region nearer is worth, in coins


def land(**more):
    """a holds the meadow and, in decline, the cave; b the hill."""
    t = table(a="humans hill", b="elves swamp").own("a", hand=3, meadow=2).own("b", hill=2)
    return t.faded("a", "orcs", cave=1).tribes().with_(phase="conquer", coins=[7, 4], **more)


def rows(t) -> list:
    return t.s.game.aims().rows(t.s)


def near(t, player=0, **goal) -> float:
    return t.s.game.aims().near(t.s, {**goal, "player": player})


def test_coins_regions_and_every_region_of_land_not_held_yet():
    t = land()
    coins, lands, *holds = rows(t)
    assert coins == {"goal": {"coins": 0, "player": 0}, "have": 7, "least": 8, "most": 67}
    assert lands == {"goal": {"lands": 0, "player": 0}, "have": 2, "least": 3, "most": 13}
    named = [row["goal"]["holds"][0] for row in holds]
    assert named == ["shore", "ridge", "wood", "hill", "moor", "fen", "grove", "down", "peak"]  # no water
    assert [row["places"] for row in holds] == [[t.region(name)] for name in named]


def test_the_other_player_is_asked_for_what_he_has_not():
    t = table(a="humans hill", b="elves swamp").own("a", meadow=2).own("b", hand=2, hill=2).tribes()
    t.with_(actor="b", phase="conquer", coins=[7, 4])
    coins, lands, *holds = rows(t)
    assert (coins["have"], lands["have"], coins["goal"]["player"]) == (4, 1, 1)
    assert ["meadow"] in [row["goal"]["holds"] for row in holds]


@pytest.mark.parametrize("region, steps", [
    ("meadow", 0), ("shore", 1), ("ridge", 1), ("hill", 2), ("moor", 2), ("fen", 3), ("grove", 3),
    ("down", 4), ("cave", 5)])
def test_a_region_is_as_near_as_it_lies_to_the_active_race(region, steps):
    assert near(land(), holds=[region]) == -NEAR * steps


@pytest.mark.parametrize("region, steps", [("meadow", 0), ("wood", 1), ("down", 1)])
def test_without_a_region_the_way_begins_at_the_edge(region, steps):
    t = table(a="humans hill", b="elves swamp").own("a", hand=9).own("b", hill=2).tribes()
    assert near(t.with_(phase="conquer"), holds=[region]) == -NEAR * steps


def test_regions_are_counted_with_those_in_decline():
    assert near(land(), lands=9) == 2


def test_coins_are_those_of_the_pile_and_those_of_this_turn_while_it_is_to_be_paid():
    t = land()
    assert near(t, coins=60) == 7 + 2 + 1                  # two regions, and a farm of the Humans
    assert near(t, coins=60, player=1) == 4                # it is not his turn
    t.play("a", "done")
    assert t.actor == "b" and near(t, coins=60) == 10      # paid: nothing more to come


def test_coins_of_a_turn_that_pays_none_are_not_to_come():
    t = land()
    t.s.stack = [f for f in t.s.stack if f["phase"] != "score"]
    assert near(t, coins=60) == 7
