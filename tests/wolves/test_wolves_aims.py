"""What puzzles of The Wolves may ask for in positions built by hand, and how near each goal is."""

import pytest
from den import table

from wolves.tables import MOONS

LEAD = 4  # what a point of control more is worth, in points


def hills():
    """a leads region 0 by one, b region 1 by four, and in region 2 a and c are level."""
    t = table().stand("0A2", a="alpha").stand("0C2", a="pack", b="den").stand("1C2", b="pack lair")
    return t.stand("2A2", c="alpha").stand("2B2", a="pack")


def aims(t):
    return t.s.game.aims()


def told(t) -> dict:
    """The rows by the kind of goal; of leads only the regions."""
    rows = aims(t).rows(t.s)
    numbers = {next(iter(row["goal"])): (row["have"], row["least"], row["most"]) for row in rows
               if "least" in row}
    return {**numbers, "leads": [row["goal"]["leads"] for row in rows if "places" in row]}


def test_points_what_the_moon_brings_and_the_regions_not_led_alone():
    assert told(hills()) == {"points": (0, 1, 40), "moon": (4, 5, 64), "leads": [[1], [2], [3], [4], [5]]}


def test_the_other_player_is_asked_for_other_things():
    t = hills().with_(actor=1).has("b", lairs=2)
    assert told(t) == {"points": (10, 11, 50), "moon": (2 + 4, 7, 66), "leads": [[0], [2], [3], [4], [5]]}
    assert {row["goal"]["player"] for row in aims(t).rows(t.s)} == {1}


def test_a_goal_to_lead_is_shown_on_all_hexes_of_the_region():
    t = hills()
    rows = {row["goal"]["leads"][0]: row["places"] for row in aims(t).rows(t.s) if "places" in row}
    assert all(set(rows[r]) == set(t.s.board.regions[r]) for r in rows)


def test_after_the_last_moon_none_is_asked_for():
    last = hills().with_(scored=2, calendar=17, stacks=[[]] * 4 + [["full"]] * 2)
    assert "moon" in told(last)
    last.s.scored = len(MOONS)
    assert "moon" not in told(last)


@pytest.mark.parametrize("letter, region, ahead", [
    ("a", 0, 1), ("b", 0, -1), ("c", 0, -2), ("a", 1, -4), ("b", 1, 4), ("a", 2, 0), ("c", 2, 0),
    ("b", 2, -1), ("a", 3, 0)])
def test_how_near_the_lead_is_goes_by_the_strongest_of_the_others(letter, region, ahead):
    t = hills()
    goal = {"leads": [region], "player": t.player(letter)}
    assert aims(t).near(t.s, goal) == LEAD * ahead


def test_the_virtual_pack_is_one_of_the_others():
    t = table(2).stand("0A2", a="pack", v="den")
    assert aims(t).near(t.s, {"leads": [0], "player": 0}) == 0
    assert [0] in told(t)["leads"]


@pytest.mark.parametrize("letter, points, moon", [("a", 0, 4), ("b", 5, 6), ("c", 0, 0)])
def test_how_near_points_and_the_moon_are_is_what_there_is(letter, points, moon):
    t = hills()
    near = [aims(t).near(t.s, {name: 9, "player": t.player(letter)}) for name in ("points", "moon")]
    assert near == [points, moon]
