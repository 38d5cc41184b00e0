"""Every map file is a true map: right counts, neighbours that touch, no gaps, room for tokens."""

import json
import math
import pathlib
from collections import Counter

import pytest

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


def corners(region):
    return list(zip(region["shape"][0::2], region["shape"][1::2]))


def sides(region):
    points = corners(region)
    return list(zip(points, points[1:] + points[:1]))


def double_area(region):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(region))


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touch(first, second):
    """Do two pieces have any point in common?"""
    (a, b), (c, d) = first, second
    for k in (0, 1):
        if max(a[k], b[k]) < min(c[k], d[k]) or max(c[k], d[k]) < min(a[k], b[k]):
            return False
    return (turn(a, b, c) * turn(a, b, d) <= 0) and (turn(c, d, a) * turn(c, d, b) <= 0)


def on_frame(side, size):
    (ax, ay), (bx, by) = side
    return (ax == bx and ax in (0, size[0])) or (ay == by and ay in (0, size[1]))


def owners(board):
    """Which regions own each directed piece of border?"""
    found = {}
    for number, region in enumerate(board["regions"]):
        for side in sides(region):
            found.setdefault(side, []).append(number)
    return found


def shared(board):
    """The length and number of pieces of the border of every two regions."""
    own = owners(board)
    length, count = Counter(), Counter()
    for (a, b), (number,) in own.items():
        for other in own.get((b, a), ()):
            length[number, other] += math.dist(a, b)
            count[number, other] += 1
    return length, count


def inside(point, region):
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in sides(region):
        if (ay <= y) != (by <= y) and ax + (bx - ax) * (y - ay) / (by - ay) > x:
            odd = not odd
    return odd


def depth(point, region):
    """The distance from a point to the border of a region."""
    best = math.inf
    for a, b in sides(region):
        across = (b[0] - a[0], b[1] - a[1])
        part = sum((point[k] - a[k]) * across[k] for k in (0, 1)) / math.dist(a, b) ** 2
        part = min(1, max(0, part))
        best = min(best, math.dist(point, [a[k] + part * across[k] for k in (0, 1)]))
    return best


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
        ring, points = sides(region), corners(region)
        assert len(set(points)) == len(points), region["key"]
        assert double_area(region) > 0, region["key"]
        for i in range(len(ring)):
            for j in range(i + 2, len(ring)):
                if (i, j) != (0, len(ring) - 1):
                    assert not touch(ring[i], ring[j]), region["key"]
        for (a, b), (_, c) in zip(ring, ring[1:] + ring[:1]):
            back = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
            assert turn(a, b, c) != 0 or back > 0, region["key"]


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
