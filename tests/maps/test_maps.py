"""Every map file is a true map: right counts, neighbours that touch, no gaps, room for tokens."""

import json
import math
import pathlib
from collections import Counter

import pytest
from outlines import corners, depth, double_area, inside, owners, shared, sides, simple

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "maps" / "smallworld"
WATER = ("sea", "lake")
PLAIN = ("farmland", "forest", "hill", "swamp")
MARKS = ("mine", "magic", "cavern")
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
REGIONS = {2: 23, 3: 30, 4: 39, 5: 48}
LEAST_ROOM = 60
LEAST_BORDER = 40
LEAST_WIDTH = 0.4  # of the radius of a circle of the same area


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(params=sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem, scope="module")
def board(request):
    return read(request.param)


def on_frame(side, size):
    (ax, ay), (bx, by) = side
    return (ax == bx and ax in (0, size[0])) or (ay == by and ay in (0, size[1]))


def test_there_is_a_map_for_every_number_of_players():
    found = {path.stem: read(path) for path in FOLDER.glob("*.json")}
    assert sorted(found) == ["2", "3", "4", "5"]
    assert all(str(board["players"]) == name for name, board in found.items())


def test_head(board):
    assert board["game"] == "smallworld"
    assert board["name"]["en"] and board["name"]["ru"]
    assert board["rounds"] == ROUNDS[board["players"]]
    assert len(board["regions"]) == REGIONS[board["players"]]
    assert all(isinstance(n, int) and n > 0 for n in board["size"])


def test_fields(board):
    for region in board["regions"]:
        assert region["terrain"] in (*PLAIN, "mountain", *WATER)
        assert set(region["marks"]) <= set(MARKS)
        assert region["tribe"] in (True, False) and region["edge"] in (True, False)
        assert len(region["shape"]) % 2 == 0
        assert all(isinstance(n, int) for n in region["shape"] + region["at"])
        assert not (region["terrain"] in WATER and (region["tribe"] or region["marks"]))


def test_keys_are_unique(board):
    keys = [region["key"] for region in board["regions"]]
    assert len(set(keys)) == len(keys)


def test_near_is_mutual(board):
    regions = board["regions"]
    for number, region in enumerate(regions):
        assert region["near"] == sorted(set(region["near"]))
        assert number not in region["near"]
        for other in region["near"]:
            assert 0 <= other < len(regions)
            assert number in regions[other]["near"]


def test_counts_fit_the_box(board):
    terrain = Counter(region["terrain"] for region in board["regions"])
    marks = Counter(mark for region in board["regions"] for mark in region["marks"])
    assert len({terrain[name] for name in PLAIN}) == 1
    assert len({marks[name] for name in MARKS}) == 1
    assert terrain["mountain"] <= 9 and terrain["sea"] == 2 and terrain["lake"] == 1
    assert sum(region["tribe"] for region in board["regions"]) <= 18


def test_shapes_are_simple_and_clockwise(board):
    for region in board["regions"]:
        assert simple(region), region["key"]


def test_neighbours_share_a_border_and_others_do_not(board):
    length, _ = shared(board)
    for number, region in enumerate(board["regions"]):
        touching = sorted(other for one, other in length if one == number)
        assert touching == region["near"], region["key"]
        assert all(length[number, other] >= LEAST_BORDER for other in touching)


def test_shapes_fill_the_frame(board):
    width, height = board["size"]
    assert sum(double_area(region) for region in board["regions"]) == 2 * width * height
    own = owners(board)
    for (a, b), numbers in own.items():
        assert len(numbers) == 1
        assert ((b, a) in own) != on_frame((a, b), board["size"])
    for region in board["regions"]:
        assert all(0 <= x <= width and 0 <= y <= height for x, y in corners(region))


def test_edge_regions_lie_on_the_frame(board):
    for region in board["regions"]:
        length = sum(math.dist(*side) for side in sides(region)
                     if on_frame(side, board["size"]))
        assert (length > 0) == region["edge"], region["key"]
        assert length == 0 or length >= LEAST_BORDER


def test_labels_have_room(board):
    for region in board["regions"]:
        assert inside(region["at"], region), region["key"]
        assert depth(region["at"], region) >= region["room"], region["key"]
        assert region["terrain"] in WATER or region["room"] >= LEAST_ROOM, region["key"]


def test_no_region_is_a_sliver(board):
    for region in board["regions"]:
        even = math.sqrt(double_area(region) / 2 / math.pi)
        assert region["room"] >= LEAST_WIDTH * even, region["key"]


def test_seas_are_larger_than_most_land(board):
    land = sorted(double_area(r) for r in board["regions"] if r["terrain"] not in WATER)
    for region in board["regions"]:
        if region["terrain"] in WATER:
            assert double_area(region) > land[len(land) // 2], region["key"]


def test_borders_are_not_rulers(board):
    _, count = shared(board)
    bent = [pieces > 2 for pieces in count.values()]
    assert sum(bent) >= 0.9 * len(bent)
