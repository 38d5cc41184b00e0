"""Puzzles: every solution reaches its goal, not before its end and not by luck."""

import json
from functools import cache

import pytest
from spoken import words
from teaching import GAMES, ROOT

from tabletop import Match, mapfile
from tabletop.match import came_to_light
from tabletop.phase import promising
from tabletop.review import turn

ENOUGH = 40
NARROW, PARTS = {"player", "space"}, ("title", "goal", "hint")
FILES = {path.parent.name: json.loads(path.read_text(encoding="utf-8"))
         for path in sorted((ROOT / "puzzles").glob("*/all.json"))}
PUZZLES = [(game, puzzle) for game, file in FILES.items() for puzzle in file["puzzles"]]


@cache
def board(game, players):
    """A map of the site."""
    return mapfile.read(ROOT / f"maps/{game}/{players}.json")


def begun(game, puzzle):
    """The match of a puzzle, as the page loads it (web/learn/puzzles.js)."""
    seats = ["easy"] * puzzle["players"]
    seats[puzzle["player"]] = "human"
    base = {"version": FILES[game]["version"], "state": puzzle["state"], "events": [[]]}
    return Match.load(GAMES, {
        "format": 1, "game": game, "version": FILES[game]["version"], "map": board(game, puzzle["players"]),
        "options": {"sandbox": True}, "seats": seats, "seed": puzzle["seed"],
        "contents": FILES[game]["contents"], "base": base, "actions": []})


def plainly(match):
    """Whoever is to act ends what he does, or does the first thing worth a thought."""
    match.apply(("done",) if ("done",) in match.now.legal else promising(match.now)[0])


def answered(match, player):
    """The others redeploy what was beaten, before the turn is paid for."""
    mark = turn(match.now)
    while match.now.legal and match.now.actor != player and turn(match.now) == mark:
        plainly(match)


@pytest.mark.parametrize("game, puzzle", PUZZLES, ids=[f"{game}-{one['key']}" for game, one in PUZZLES])
def test_the_solution_reaches_the_goal_and_not_before(game, puzzle):
    match = begun(game, puzzle)
    assert match.now.actor == puzzle["player"] and 1 <= puzzle["grade"] <= 5
    for action in puzzle["solution"]:
        assert not GAMES[game].reached(match, puzzle["goal"])
        assert not GAMES[game].reached(match, puzzle["dead"])
        before = match.now
        match.apply(tuple(action))
        assert before.rng == match.now.rng and not came_to_light(before, match.now)
    answered(match, puzzle["player"])
    assert GAMES[game].reached(match, puzzle["goal"])


@pytest.mark.parametrize("game", FILES)
def test_puzzles_have_names_of_their_own_and_goals_that_have_words(game):
    found = FILES[game]["puzzles"]
    assert len({one["key"] for one in found}) == len(found) >= ENOUGH
    kinds = {kind for one in found for kind in one["goal"]} - NARROW
    for tag in ("en", "ru"):
        assert {f"puzzle_{part}_{kind}" for part in PARTS for kind in kinds} <= words(game, tag).keys()


def test_every_game_has_puzzles():
    assert FILES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", FILES)
def test_a_puzzle_is_lost_when_another_turn_or_battle_begins(game):
    for puzzle in FILES[game]["puzzles"]:
        match = begun(game, puzzle)
        mark = turn(match.now)
        while match.now.legal and turn(match.now) == mark:
            plainly(match)
        assert GAMES[game].reached(match, puzzle["goal"]) or GAMES[game].reached(match, puzzle["dead"])


@pytest.mark.parametrize("game", FILES)
def test_puzzles_are_ordered_by_grade_and_came_of_a_command_that_is_told(game):
    grades = [one["grade"] for one in FILES[game]["puzzles"]]
    assert grades == sorted(grades) and len(set(grades)) > 1
    assert FILES[game]["made"].startswith(f"python -m tools.puzzles {game}")


@pytest.mark.parametrize("game, kinds", [("wolves", "moon points"), ("warcraft", "held odds")])
def test_a_game_asks_for_more_than_one_thing(game, kinds):
    assert {kind for one in FILES[game]["puzzles"] for kind in one["goal"]} - NARROW == set(kinds.split())
