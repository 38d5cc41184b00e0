"""Maps: bad ones are refused with codes, and every fact about a region is read rightly."""

import copy
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smallworld.board import Board
from table import tiny_map
from tabletop import Refusal

PRINTED = sorted((Path(__file__).parents[2] / "maps" / "smallworld").glob("*.json"))
JUNK = [None, True, -1, 1.5, "", "x" * 41, [], {}, ["x"], [None], [True], [[1]], {"a": 1}]


def board():
    return Board(tiny_map())


def region(key):
    return board().keys.index(key)


def refusal(data) -> dict:
    with pytest.raises(Refusal) as refused:
        Board(data)
    assert refused.value.code == "map"
    return refused.value.facts


@pytest.mark.parametrize("data", [None, [], "map", {}, {"regions": {}}, {"regions": []},
                                  {"regions": [], "rounds": 3}])
def test_a_map_has_regions(data):
    assert refusal(data)["why"] in (["regions"], ["rounds"])


@pytest.mark.parametrize("rounds", [None, 0, 101, True, 3.0, "8"])
def test_a_map_has_a_number_of_rounds(rounds):
    assert refusal({**tiny_map(), "rounds": rounds})["why"] == ["rounds"]


def island(key, near) -> dict:
    """A region of a large map."""
    return {"key": key, "terrain": "hill", "marks": [], "edge": True, "tribe": False, "near": near}


@pytest.mark.parametrize("rounds, regions", [(1, 1), (100, 200), (4, 201), (4, 0)])
def test_a_map_has_up_to_a_hundred_rounds_and_two_hundred_regions(rounds, regions):
    row = [island(f"r{r}", [n for n in (r - 1, r + 1) if 0 <= n < regions]) for r in range(regions)]
    data = {**tiny_map(), "rounds": rounds, "regions": row}
    if 0 < regions <= 200:
        assert len(Board(data)) == regions and Board(data).rounds == rounds
    else:
        assert refusal(data)["why"] == ["regions"]


@pytest.mark.parametrize("name, junk",
                         [(name, junk) for name in ("key", "terrain", "marks", "edge", "tribe", "near")
                                        for junk in JUNK if (name, junk) not in (
                                            ("marks", []), ("edge", True), ("tribe", True), ("near", []))])
def test_a_field_of_a_wrong_form_is_named_with_its_region(name, junk):
    data = tiny_map()
    data["regions"][2][name] = junk
    assert refusal(data) == {"why": [name], "region": 2}


@pytest.mark.parametrize("name", ["key", "terrain", "marks", "edge", "tribe", "near"])
def test_a_missing_field_is_named(name):
    data = tiny_map()
    del data["regions"][4][name]
    assert refusal(data) == {"why": [name], "region": 4}


@pytest.mark.parametrize("junk", [None, [], "region", 3])
def test_a_region_is_an_object(junk):
    data = tiny_map()
    data["regions"][0] = junk
    assert refusal(data)["region"] == 0


def test_an_unknown_terrain_is_refused():
    data = tiny_map()
    data["regions"][1]["terrain"] = "desert"
    assert refusal(data) == {"why": ["terrain"], "region": 1}


def test_an_unknown_mark_is_refused():
    data = tiny_map()
    data["regions"][1]["marks"] = ["mine", "tavern"]
    assert refusal(data)["why"] == ["marks"]


def test_two_regions_of_one_name_are_refused():
    data = tiny_map()
    data["regions"][3]["key"] = "sea"
    assert refusal(data) == {"why": ["twice"], "region": 3}


def test_neighbours_are_mutual():
    data = tiny_map()
    data["regions"][0]["near"].remove(1)
    assert refusal(data) == {"why": ["one_sided"], "region": 1, "near": 0}


@pytest.mark.parametrize("near", [13, -1])
def test_neighbours_exist(near):
    data = tiny_map()
    data["regions"][0]["near"].append(near)
    assert refusal(data)["why"] == ["near"]


def test_no_region_is_its_own_neighbour():
    data = tiny_map()
    data["regions"][0]["near"].append(0)
    assert refusal(data) == {"why": ["neighbour"], "region": 0, "near": 0}


def test_reading_a_map_leaves_it_as_it_is():
    data = tiny_map()
    before = copy.deepcopy(data)
    Board(data)
    assert data == before


def test_land_beside_a_sea_or_a_lake_is_coast():
    coast = [key for key, here in zip(board().keys, board().coast) if here]
    assert coast == ["shore", "meadow", "wood", "hill", "moor", "fen", "grove"]


def test_water_is_no_coast():
    here = board()
    assert not any(coast and wet for coast, wet in zip(here.coast, here.water))


def test_the_border_is_the_edge_and_the_coast_of_a_sea_at_the_edge():
    assert [board().keys[r] for r in board().entries] == [
        "sea", "shore", "meadow", "ridge", "hill", "moor", "fen", "grove", "peak", "cave"]


def test_the_coast_of_an_inland_sea_is_no_border():
    data = tiny_map()
    data["regions"][0]["edge"] = False
    assert region("shore") not in Board(data).entries


def test_the_coast_of_a_lake_is_no_border():
    assert region("wood") not in board().entries


@pytest.mark.parametrize("key, price", [("meadow", 2), ("ridge", 3), ("peak", 3), ("sea", 2), ("mere", 2)])
def test_two_tokens_and_one_more_for_a_mountain(key, price):
    assert board().cost[region(key)] == price


@pytest.mark.parametrize("key, kinds", [("sea", {"sea"}), ("shore", {"farmland", "coast"}),
                                        ("ridge", {"mountain", "mine"}), ("down", {"hill", "magic"})])
def test_a_region_is_of_the_kind_of_its_terrain_marks_and_coast(key, kinds):
    assert board().kinds[region(key)] == {*kinds, "any"}


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_the_printed_maps_are_read(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    here = Board(data)
    assert len(here) == len(data["regions"]) and here.rounds == data["rounds"] and here.entries


JSON = some.recursive(some.none() | some.booleans() | some.integers(-5, 300) | some.text(max_size=5),
                      lambda inner: some.lists(inner, max_size=4)
                      | some.dictionaries(some.text(max_size=5), inner, max_size=4),
                      max_leaves=8)


@settings(max_examples=200, deadline=None)
@given(some.data())
def test_garbage_is_refused_and_breaks_nothing(data):
    drawn = tiny_map()
    place = data.draw(some.sampled_from(range(13)))
    name = data.draw(some.sampled_from(sorted(drawn["regions"][place])))
    drawn["regions"][place][name] = data.draw(JSON)
    try:
        Board(drawn)
    except Refusal as refused:
        assert refused.code == "map" and refused.facts["why"]
