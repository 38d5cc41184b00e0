"""The survey of islands: the sides of the box pass it; what is wrong with another is told, and where."""

import json
import random
from pathlib import Path

import pytest
from azeroth import GAME, survey, tables
from junk import send

from tabletop import Refusal, mapfile
from tabletop.phase import step
from tabletop.wire import Door

ROOT = Path(__file__).parents[2]
SIDES = sorted((ROOT / "maps/azeroth/islands").glob("*.json"))
EXAMPLE = ROOT / "examples/lands/otter-head.json"
WATER = ("sea", "lake")


def side(name="horned"):
    return json.loads(next(path for path in SIDES if path.stem == name).read_text(encoding="utf-8"))


def dry(regions):
    return [r for r, region in enumerate(regions) if region["terrain"] not in WATER]


def changed(change, name="horned"):
    """The faults of a side of the box with something changed in its regions, by their codes."""
    data = side(name)
    change(data["regions"])
    return {fault["code"]: fault for fault in GAME.survey(data)}


@pytest.mark.parametrize("path", SIDES, ids=lambda path: path.stem)
def test_the_sides_of_the_box_are_well(path):
    assert GAME.survey(json.loads(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("letter, found", [("S", {"code": "many", "n": 9, "most": 8}),
                                           ("L", {"code": "few", "n": 9, "least": 10})])
def test_land_and_tokens_are_those_of_its_size(letter, found):
    faults = GAME.survey({**side(), "letter": letter})
    assert found in faults
    assert letter == "L" or [fault["code"] for fault in faults] == ["many", "mountains", "tribes"]


def test_all_islands_for_five_fit_the_box():
    letters = json.loads((ROOT / "maps/azeroth/5.json").read_text(encoding="utf-8"))["letters"]
    for most, tokens in ((tables.PEAKS, tables.MOUNTAINS), (tables.CAMPS, tables.MURLOCS)):
        assert sum(most[letter] for letter in letters) <= tokens


def test_what_stands_there_too_often_is_told_with_its_places():
    def crowded(regions):
        for r in dry(regions):
            regions[r].update(terrain="mountain", tribe=True, marks=["find"])

    found, places = changed(crowded), dry(side()["regions"])
    assert found["mountains"] == {"code": "mountains", "n": 9, "most": 2, "regions": places}
    assert found["tribes"] == {"code": "tribes", "n": 9, "most": 3, "regions": places}
    assert found["finds"] == {"code": "finds", "n": 9, "most": 1, "regions": places}
    assert found["anchors"] == {"code": "anchors", "n": 0, "least": 3}


def test_every_island_hides_something():
    def barren(regions):
        for region in regions:
            region["marks"] = [mark for mark in region["marks"] if mark != "find"]

    assert changed(barren) == {"finds": {"code": "finds", "n": 0, "least": 1}}


def test_waters_are_few_and_carry_nothing():
    def flooded(regions):
        for region in regions[:4]:
            region.update(terrain="lake")

    found = changed(flooded)
    assert found["waters"] == {"code": "waters", "n": 4, "most": 3, "regions": [0, 1, 2, 3]}
    assert set(found["wet"]["regions"]) <= {0, 1, 2, 3}


def test_nobody_lands_where_there_is_no_coast():
    def drained(regions):
        regions[0].update(terrain="hill", marks=["anchor"])

    assert side("cauldron")["regions"][0]["terrain"] == "lake"
    assert changed(drained, "cauldron") == {"inland": {"code": "inland", "regions": [0]}}


def test_an_island_may_have_no_land_at_all_while_it_is_made():
    def flooded(regions):
        for region in regions:
            region.update(terrain="sea", marks=[], tribe=False)

    assert len(changed(flooded)["unreachable"]["regions"]) == len(side()["regions"])


def test_all_land_hangs_together_and_so_does_water():
    def parted(regions):
        end = min(dry(regions), key=lambda r: len(regions[r]["near"]))
        for other in regions[end]["near"]:
            regions[other].update(terrain="lake", marks=[], tribe=False)

    assert len(changed(parted)["unreachable"]["regions"]) >= 1

    def adrift(regions):
        for region in regions:
            region["near"] = [r for r in region["near"] if r]
        regions[0]["near"] = []

    assert changed(adrift)["unreachable"]["regions"] == [0]


def test_places_are_told():
    def cluttered(regions):
        regions[0]["tribe"] = True
        regions[3].update(marks=["magic", "magic"], room=20)
        other = regions[4]["near"][0]
        regions[4]["near"].remove(other)
        regions[other]["near"].remove(4)

    found = changed(cluttered)
    assert [found[code]["regions"] for code in ("wet", "double", "narrow")] == [[0], [3], [3]]
    assert 4 in found["torn"]["regions"]


@pytest.mark.parametrize("field, value", [("letter", "X"), ("letter", None), ("letter", ["S"]), ("size", [1]),
                                          ("size", [9, 9]), ("regions", []), ("regions", None)])
def test_what_is_no_island_is_refused(field, value):
    with pytest.raises(Refusal) as refused:
        GAME.survey({**side(), field: value})
    assert refused.value.facts["why"] == [field]


@pytest.mark.parametrize("field, value", [("shape", [1, 2, 3]), ("at", "x"), ("terrain", "lava"),
                                          ("marks", ["mine"]), ("tribe", 1), ("near", [99]), ("key", "")])
def test_a_region_is_one(field, value):
    data = side()
    data["regions"][2][field] = value
    with pytest.raises(Refusal) as refused:
        GAME.survey(data)
    assert refused.value.facts["region"] == 2 and refused.value.facts["why"] == [field]


def test_what_is_well_is_played_among_the_sides_of_the_box():
    island = json.loads(EXAMPLE.read_text(encoding="utf-8"))["map"]
    assert GAME.survey(island) == []
    data = mapfile.read(ROOT / "maps/azeroth/3.json")
    data["islands"].append({**island, "key": "own_otter", "board": "own_otter"})
    dice, s = random.Random(3), GAME.start(data, 3, {"islands": ["capes", "own_otter", "lantern"]}, 3)
    assert s.board.islands == ["capes", "own_otter", "lantern"]
    while s.legal:
        over = ("done",) in s.legal and dice.random() < 1 / 3
        step(s, ("done",) if over else dice.choice(s.legal))
    assert s.round >= data["rounds"]


def test_the_wire_answers():
    door = Door()
    assert send(door, json.dumps({"op": "survey", "game": "azeroth", "map": side()})) == {"wrong": []}
    assert send(door, json.dumps({"op": "survey", "game": "azeroth", "map": {}}))["error"] == "map"
