"""Puzzles that players make of positions: goals from a closed list, proved or refused in words."""

import json

import pytest
from jsonschema_rs import Draft202012Validator
from spoken import words
from teaching import ROOT
from test_puzzles import FILES, begun

from tabletop.ai import tried
from tabletop.prover import MOST
from tabletop.wire import Door

SCHEMA = json.loads((ROOT / "docs/made.schema.json").read_text(encoding="utf-8"))
EXAMPLES = sorted((ROOT / "examples/puzzles").glob("*.json"))
GAMES, PARTS = sorted(FILES), ("aim", "title", "goal", "hint")


class Desk:
    """A position of which somebody makes a puzzle, over the wire."""

    def __init__(self, game, n=0):
        self.puzzle = FILES[game]["puzzles"][n]
        self.door = Door()
        self.door.match = begun(game, self.puzzle)

    def ask(self, op, **more):
        return json.loads(self.door.handle(json.dumps({"op": op, **more})))

    def solve(self, goal):
        reply = self.ask("solve", goal=goal, ms=5)
        while not reply.get("done", True):
            reply = self.ask("solve", goal=goal, ms=5)
        return reply


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_asked_is_a_closed_list(game):
    desk = Desk(game)
    rows = desk.ask("aims")["aims"]
    kinds = {next(iter(row["goal"])) for row in rows}
    assert next(iter(desk.puzzle["goal"])) in kinds and len(kinds) > 1
    for tag in ("en", "ru"):
        assert {f"puzzle_{part}_{kind}" for part in PARTS for kind in kinds} <= words(game, tag).keys()
        counted = {next(iter(row["goal"])) for row in rows if "least" in row}
        assert {f"puzzle_most_{kind}" for kind in counted} <= words(game, tag).keys()
    assert all(row["goal"]["player"] == desk.puzzle["player"] for row in rows)
    assert all(("least" in row) or ("places" in row) for row in rows)
    places = [(next(iter(row["goal"])), row["places"][0]) for row in rows if "places" in row]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_finds_no_longer_way_than_the_laboratory(game):
    desk = Desk(game)
    found = desk.solve(desk.puzzle["goal"])
    assert 0 < len(found["line"]) <= len(desk.puzzle["solution"]) and found["looked"] <= MOST
    told = desk.ask("solved", goal=desk.puzzle["goal"], solution=found["line"])
    assert told["lost"] == desk.puzzle["dead"] and told["have"] == desk.puzzle["have"]


def test_what_cannot_be_is_told_plainly():
    desk = Desk("smallworld")
    goal = {"coins": desk.puzzle["goal"]["coins"] + 1, "player": desk.puzzle["player"]}
    reply = desk.solve(goal)
    assert reply["line"] is None and reply["whole"] is True and reply["most"] == goal["coins"] - 1
    other = desk.ask("solve", goal={**goal, "coins": goal["coins"] - 1}, ms=1)  # another goal begins anew
    assert other["looked"] < reply["looked"] or other["done"]


@pytest.mark.parametrize("goal", [
    {"coins": 0, "player": 0}, {"coins": True, "player": 0}, {}, {"coins": 40, "player": 1}, {"coins": 40},
    {"event": "over", "player": 0}, {"coins": 40, "player": 0, "more": 1}, {"holds": [], "player": 0}])
def test_goals_outside_the_list_are_refused(goal):
    desk = Desk("smallworld")
    assert desk.puzzle["player"] == 0
    for op, more in (("solve", {}), ("solved", {"solution": [["done"]]})):
        assert desk.ask(op, goal=goal, **more) == {"error": "puzzle", "why": ["asked"]}


def test_what_is_there_already_is_no_puzzle():
    desk = Desk("smallworld")
    rows = [row for row in desk.ask("aims")["aims"] if "holds" in row["goal"]]
    keys = {key for row in rows for key in row["goal"]["holds"]}
    s = desk.door.match.now
    mine = {s.board.keys[r] for b in s.bands(0) for r in s.lands(b)}
    assert mine and not mine & keys


@pytest.mark.parametrize("change", [
    lambda line: line[:-1], lambda line: line[::-1], lambda line: [*line, ["done"]], lambda line: [["sing"]]])
def test_a_solution_that_is_none_is_refused(change):
    desk = Desk("smallworld")
    goal, line = desk.puzzle["goal"], desk.puzzle["solution"]
    assert desk.ask("solved", goal=goal, solution=change(line)) == {"error": "puzzle", "why": ["unsolved"]}
    for bad in ([], [1], [["done"]] * 61, [[["done"]]]):
        assert desk.ask("solved", goal=goal, solution=bad) == {"error": "form", "field": "solution"}


def test_luck_is_no_solution():
    desks = (Desk("smallworld", n) for n in range(len(FILES["smallworld"]["puzzles"])))
    desk, thrown = next((desk, act) for desk in desks for act in desk.door.match.now.legal
                        if tried(desk.door.match.now, act).rng != desk.door.match.now.rng)
    said = desk.ask("solved", goal=desk.puzzle["goal"], solution=[list(thrown)])
    assert said == {"error": "puzzle", "why": ["luck"]}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_fit_their_schema_and_are_solved(path):
    data = json.loads(path.read_text(encoding="utf-8"))
    assert list(Draft202012Validator(SCHEMA).iter_errors(data)) == []
    desk = Desk("smallworld")
    assert "error" not in desk.ask("load", save=data["save"])
    assert "error" not in desk.ask("solved", goal=data["goal"], solution=data["solution"])
