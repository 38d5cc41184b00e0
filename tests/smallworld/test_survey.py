"""The survey of lands: the boards of the box pass it; what is wrong with another is told, and where."""

import copy
import json
from pathlib import Path

import pytest
from junk import send

from smallworld import GAME
from tabletop import Refusal
from tabletop.wire import Door

BOARDS = sorted((Path(__file__).parents[2] / "maps/smallworld").glob("*.json"))
WATER = ("sea", "lake")


def board(players=3):
    return json.loads(BOARDS[players - 2].read_text(encoding="utf-8"))


def changed(change, players=3):
    """The survey of a board of the box with something changed in its regions."""
    data = board(players)
    change(data["regions"])
    return GAME.survey(data)


def dry(regions):
    return [r for r, region in enumerate(regions) if region["terrain"] not in WATER]


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_the_boards_of_the_box_are_well(path):
    assert GAME.survey(json.loads(path.read_text(encoding="utf-8"))) == []


def test_mountains_and_tribes_are_no_more_than_the_tokens_of_the_box():
    def ranges(regions):
        for r in dry(regions)[:20]:
            regions[r].update(terrain="mountain", tribe=True)

    found = {fault["code"]: fault for fault in changed(ranges)}
    assert found["mountains"]["n"] >= 20 and found["mountains"]["most"] == 9
    assert len(found["mountains"]["regions"]) == found["mountains"]["n"]
    assert found["tribes"]["n"] >= 20 and found["tribes"]["most"] == 18


def test_land_enough_for_all_who_play():
    assert GAME.survey({**board(2), "players": 5}) == [{"code": "few", "n": 20, "least": 25}]


def test_races_come_in_at_enough_regions():
    def walled(regions):
        for region in regions:
            region["edge"] = False

    assert {"code": "entries", "n": 0, "least": 6} in changed(walled)


def test_land_behind_water_is_out_of_reach():
    def drowned(regions):
        r = next(r for r in dry(regions) if not regions[r]["edge"])
        for other in regions[r]["near"]:
            regions[other].update(terrain="lake", marks=[], tribe=False)

    faults = {fault["code"]: fault for fault in changed(drowned, 5)}
    assert len(faults["unreachable"]["regions"]) >= 1


def test_what_is_wrong_is_told_with_its_place():
    regions = board()["regions"]
    sea, land = next(r for r, one in enumerate(regions) if one["terrain"] == "sea"), dry(regions)[3]

    def cluttered(regions):
        regions[sea]["tribe"] = True
        regions[land].update(marks=["mine", "mine"], room=20)

    assert changed(cluttered) == [{"code": "wet", "regions": [sea]}, {"code": "double", "regions": [land]},
                                  {"code": "narrow", "regions": [land]}]


def test_neighbours_and_edge_are_those_of_the_drawing():
    def apart(regions):
        other = regions[4]["near"][0]
        regions[4]["near"].remove(other)
        regions[other]["near"].remove(4)

    assert [fault["code"] for fault in changed(apart)] == ["torn"]

    def inland(regions):
        next(one for one in regions if one["edge"] and one["terrain"] not in WATER)["edge"] = False

    assert "torn" in [fault["code"] for fault in changed(inland)]


@pytest.mark.parametrize("field, value", [("players", 9), ("players", None), ("size", [1]), ("size", None),
                                          ("size", [10, 10]), ("rounds", 0), ("regions", [])])
def test_what_is_no_board_is_refused(field, value):
    with pytest.raises(Refusal) as refused:
        GAME.survey({**board(), field: value})
    assert refused.value.facts["why"] == [field]


@pytest.mark.parametrize("field, value", [("shape", []), ("shape", [1, 2, 3, 4, 5]), ("shape", ["x"] * 6),
                                          ("shape", None), ("at", [1]), ("room", 0), ("room", "x")])
def test_a_region_is_drawn(field, value):
    data = board()
    data["regions"][2][field] = value
    with pytest.raises(Refusal) as refused:
        GAME.survey(data)
    assert refused.value.facts["region"] == 2


def test_the_wire_answers():
    data, door = board(), Door()
    assert send(door, json.dumps({"op": "survey", "game": "smallworld", "map": data})) == {"wrong": []}
    small = copy.deepcopy(data)
    small["regions"][0]["near"] = [99]
    assert send(door, json.dumps({"op": "survey", "game": "smallworld", "map": small}))["error"] == "map"
    assert send(door, json.dumps({"op": "survey", "game": "wolves", "map": data}))["error"] == "unsupported"
