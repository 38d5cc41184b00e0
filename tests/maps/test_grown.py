"""Lands that grow by chance are as true as the boards of the box, pass their tests, and can be played."""

import hashlib
import inspect
import json
import random
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
import test_islands
import test_maps
from azeroth import GAME as AZEROTH
from smallworld import GAME as SMALLWORLD

from tabletop.phase import step

ROOT = Path(__file__).resolve().parents[2]
GAMES = {"smallworld": SMALLWORLD, "azeroth": AZEROTH}
SIZES = [(game, players) for game in GAMES for players in (2, 3, 4, 5)]
OURS = ("test_all_are_marked_as_ours", "test_rocks_lie_in_the_open_sea")  # which a grown island has not


def grown(game, players, first=1, count=1):
    """Lands as tools/lands.mjs prints them."""
    board = ROOT / f"maps/{game}/{players}.json"
    told = subprocess.run([shutil.which("node"), ROOT / "tools/lands.mjs", board, str(first), str(count)],
                          check=True, capture_output=True, encoding="utf-8")
    return [json.loads(line) for line in told.stdout.splitlines()]


def questions(module, name):
    """What a module of tests asks of a single board or island."""
    return [test for key, test in vars(module).items() if key.startswith("test_")
            and list(inspect.signature(test).parameters) == [name]]


@pytest.fixture(scope="module", params=SIZES, ids="{0[0]}-{0[1]}".format)
def land(request):
    return grown(*request.param)[0]


def test_a_grown_land_passes_the_tests_of_the_box(land):
    if land["game"] == "smallworld":
        for question in questions(test_maps, "board"):
            question(land)
        assert SMALLWORLD.survey(land) == []
    for island in land.get("islands", ()):
        for question in questions(test_islands, "island"):
            if question.__name__ not in OURS:
                question(island)


def test_its_counts_are_those_of_the_box(land):
    like = json.loads((ROOT / f"maps/{land['game']}/{land['players']}.json").read_text(encoding="utf-8"))
    if land["game"] == "azeroth":
        assert [island["letter"] for island in land["islands"]] == like["letters"]
        assert len({island["board"] for island in land["islands"]}) == len(like["letters"])
        return
    for what in (lambda one: [one["terrain"]], lambda one: one["marks"], lambda one: [one["tribe"]]):
        both = [Counter(thing for region in board["regions"] for thing in what(region))
                for board in (land, like)]
        assert both[0] == both[1]


def test_random_players_end_a_match_on_it(land):
    dice, s = random.Random(5), GAMES[land["game"]].start(land, land["players"], {}, 5)
    while s.legal:
        over = ("done",) in s.legal and dice.random() < 1 / 3
        step(s, ("done",) if over else dice.choice(s.legal))
    assert s.round >= land["rounds"]


def test_the_same_number_is_the_same_land():
    one, two = grown("smallworld", 2, 77, 2), grown("smallworld", 2, 78)
    assert one[1] == two[0] and one[0] != one[1]


def test_the_drawing_is_that_of_the_links():
    """Whoever must change this gives the drawing another number, and keeps this one for old links."""
    lands = [*grown("smallworld", 2, 5), *grown("azeroth", 3, 5)]
    drawn = [[[part[key] for key in ("near", "shape", "at", "room")] for part in board["regions"]]
             for land in lands for board in land.get("islands", [land])]
    assert hashlib.sha256(json.dumps(drawn).encode()).hexdigest()[:16] == "b82935dffd98a660"
