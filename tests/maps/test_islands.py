"""Every island is a true map: the numbers of its size, natural shapes without gaps, names, ways on."""

import json
import math
import pathlib
import re
from collections import Counter

import pytest
from outlines import corners, depth, double_area, inside, owners, shared, sides, simple

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "maps" / "azeroth" / "islands"
WATER, DRY = ("sea", "lake"), ("mountain", "forest", "hill", "swamp", "farmland")
SIZES = {  # facts, proposed.maps: our numbers, not those of the printed boards
    "S": {"mountain": [1], "forest": [1], "hill": [2], "swamp": [1, 2], "farmland": [1, 2],
          "land": 7, "water": [0, 1], "tribe": 2, "cavern": 1, "magic": 1, "anchor": 2, "find": 1},
    "M": {"mountain": [2], "forest": [2], "hill": [2], "swamp": [1, 2], "farmland": [1, 2],
          "land": 9, "water": [0, 1], "tribe": 3, "cavern": 2, "magic": 2, "anchor": 3, "find": 1},
    "L": {"mountain": [3], "forest": [2], "hill": [2], "swamp": [2], "farmland": [2],
          "land": 11, "water": [1, 2], "tribe": 4, "cavern": 2, "magic": 2, "anchor": 3, "find": 1},
}
NEIGHBOURS = (3.5, 4.8)  # on average, the same
LEAST_ROOM, LEAST_BORDER, LEAST_WIDTH = 70, 36, 0.5
UNEVEN = 3  # times as large as the smallest may the largest region of an island be


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


ALL = {path.stem: read(path) for path in sorted(FOLDER.glob("*.json"))}


@pytest.fixture(params=ALL, scope="module")
def island(request):
    return ALL[request.param]


def wet(region):
    return region["terrain"] in WATER


def marked(island, mark):
    return [r for r, region in enumerate(island["regions"]) if mark in region["marks"]]


def coast(island):
    """The pieces of outline that are no border between two regions, start -> end."""
    own = owners(island)
    return {a: b for a, b in own if (b, a) not in own}


def rim(island):
    """The outline of the whole island, shaped like a region."""
    way = coast(island)
    points = [next(iter(way))]
    while way[points[-1]] != points[0]:
        points.append(way[points[-1]])
        assert len(points) <= len(way)
    return {"shape": [n for point in points for n in point]}


def test_six_boards_have_two_sides_each():
    boards = Counter((island["board"], island["letter"]) for island in ALL.values())
    assert Counter(letter for _, letter in boards) == {"S": 2, "M": 2, "L": 2}
    assert set(boards.values()) == {2}
    assert all(island["key"] == stem for stem, island in ALL.items())


def test_some_small_and_middling_sides_have_no_water_and_all_large_ones_do():
    dry = {island["letter"] for island in ALL.values() if not any(map(wet, island["regions"]))}
    assert dry == {"S", "M"}


def test_names_are_unique_in_both_languages():
    called = [thing["name"] for island in ALL.values() for thing in (island, *island["regions"])]
    for tag, letters in (("en", "[A-Z][A-Za-z' -]+"), ("ru", "[А-ЯЁ][А-Яа-яЁё -]+")):
        names = [name[tag] for name in called]
        assert len(set(names)) == len(names)
        assert [name for name in names if not 3 <= len(name) <= 18 or not re.fullmatch(letters, name)] == []


def test_numbers_are_those_of_its_size(island):
    regions, wanted = island["regions"], SIZES[island["letter"]]
    terrain = Counter(region["terrain"] for region in regions)
    assert set(terrain) - set(WATER) == set(DRY)
    assert all(terrain[name] in wanted[name] for name in DRY)
    assert len(regions) - sum(map(wet, regions)) == wanted["land"]
    assert sum(map(wet, regions)) in wanted["water"]
    assert sum(region["tribe"] for region in regions) == wanted["tribe"]
    for mark in ("cavern", "magic", "anchor", "find"):
        assert len(marked(island, mark)) == wanted[mark], mark
    assert len({region["key"] for region in regions}) == len(regions)


def test_every_set_of_islands_fits_the_box():
    """10 mountains and 15 murlocs, for the largest set: two L, one M, two S."""
    for count, box in ((lambda one: one["terrain"] == "mountain", 10), (lambda one: one["tribe"], 15)):
        most = {letter: max(sum(map(count, island["regions"])) for island in ALL.values()
                            if island["letter"] == letter) for letter in SIZES}
        assert 2 * most["L"] + most["M"] + 2 * most["S"] <= box


def test_water_carries_nothing(island):
    """Ruling 135."""
    assert not any(region["marks"] or region["tribe"] for region in island["regions"] if wet(region))


def test_near_is_mutual_and_all_hangs_together_by_land(island):
    regions = island["regions"]
    for r, region in enumerate(regions):
        assert region["near"] == sorted(set(region["near"])) and r not in region["near"]
        assert all(r in regions[q]["near"] for q in region["near"])
    land = {r for r, region in enumerate(regions) if not wet(region)}
    found, fringe = set(), {min(land)}
    while fringe:
        found |= fringe
        fringe = {q for r in fringe for q in regions[r]["near"]} & land - found
    assert found == land


def test_regions_have_as_many_neighbours_as_wanted(island):
    near = [len(region["near"]) for region in island["regions"]]
    assert NEIGHBOURS[0] <= sum(near) / len(near) <= NEIGHBOURS[1]
    assert min(near) >= 2


def test_a_race_comes_ashore_at_the_coast_and_has_two_ways_on(island):
    regions, shore = island["regions"], coast(island)
    for r in marked(island, "anchor"):
        assert sum(math.dist(a, b) for a, b in sides(regions[r]) if shore.get(a) == b) >= LEAST_BORDER
        assert sum(not wet(regions[q]) for q in regions[r]["near"]) >= 2, regions[r]["key"]


def test_whoever_lands_may_go_elsewhere_than_to_another_anchor(island):
    anchors = set(marked(island, "anchor"))
    for r in anchors:
        land = {q for q in island["regions"][r]["near"] if not wet(island["regions"][q])}
        assert len(land - anchors) >= 1, island["regions"][r]["key"]


def test_shapes_are_whole_numbers_on_the_sheet(island):
    width, height = island["size"]
    for region in island["regions"]:
        assert all(isinstance(n, int) for n in (*region["shape"], *region["at"], region["room"]))
        assert all(0 < x < width and 0 < y < height for x, y in corners(region))


def test_regions_divide_the_island_without_gaps_and_overlaps(island):
    """Every border has one region on each side, and all outlines are simple: so each point has one region."""
    assert all(len(numbers) == 1 for numbers in owners(island).values())
    whole = rim(island)
    assert len(corners(whole)) == len(coast(island))
    assert simple(whole)
    assert sum(map(double_area, island["regions"])) == double_area(whole)
    for region in island["regions"]:
        assert simple(region), region["key"]


def test_neighbours_share_a_border_and_others_do_not(island):
    length, _ = shared(island)
    for r, region in enumerate(island["regions"]):
        touching = sorted(q for one, q in length if one == r)
        assert touching == region["near"], region["key"]
        assert all(length[r, q] >= LEAST_BORDER for q in touching), region["key"]


def test_regions_are_about_equally_large(island):
    areas = [double_area(region) for region in island["regions"]]
    assert max(areas) <= UNEVEN * min(areas)


def test_labels_have_room_and_no_region_is_a_sliver(island):
    for region in island["regions"]:
        assert inside(region["at"], region) and depth(region["at"], region) >= region["room"] >= LEAST_ROOM
        even = math.sqrt(double_area(region) / 2 / math.pi)
        assert region["room"] >= LEAST_WIDTH * even, region["key"]


def test_coasts_wind_and_borders_are_not_rulers(island):
    whole = rim(island)
    length = sum(math.dist(*side) for side in sides(whole))
    assert length >= 1.15 * 2 * math.sqrt(math.pi * double_area(whole) / 2)
    _, count = shared(island)
    assert all(pieces > 2 for pieces in count.values())


def test_rocks_lie_in_the_open_sea(island):
    whole = rim(island)
    for rock in island["rocks"]:
        points = list(zip(rock[0::2], rock[1::2]))
        assert simple({"shape": rock})
        assert not any(inside(point, whole) for point in points)


def test_all_are_marked_as_ours(island):
    assert island["source"].startswith("ours")
