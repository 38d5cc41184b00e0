"""`python -m tabletop.check` says of what somebody made what the page says, and ends accordingly."""

import ast
import json
import sys
from pathlib import Path

import pytest
from golden.hashing import as_save, records
from jsonschema_rs import Draft202012Validator, meta
from spoken import words

from tabletop import check

ROOT = Path(__file__).resolve().parents[2]
LAND = ROOT / "maps/smallworld/3.json"
POSITION = ROOT / "examples/positions/three-more.json"
PUZZLE = ROOT / "examples/puzzles/three-steps.json"
MADE = [ROOT / "examples/bakers.json", ROOT / "examples/tunnelling.json", POSITION, PUZZLE, LAND,
        *sorted((ROOT / "examples/lands").glob("*.json")),
        *sorted((ROOT / "examples/scenarios").glob("*.json")), ROOT / "maps/warcraft/captives.json"]


def said(capsys, path):
    """How it ends, and what is said."""
    code = check.main([str(path)])
    return code, capsys.readouterr().out.strip().removeprefix(f"{path}: ")


@pytest.fixture
def told(capsys, tmp_path):
    """What is said of data that is refused."""
    def of(data):
        path = tmp_path / "made.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        code, words = said(capsys, path)
        assert code == 1
        return words
    return of


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.stem)
def test_what_lies_in_the_repository_is_well(path, capsys):
    assert said(capsys, path) == (0, "nothing is wrong with it.")


def land(**more):
    return {**json.loads(LAND.read_text(encoding="utf-8")), **more}


def test_a_land_is_judged_in_whole_sentences(told):
    regions = [{**region, "tribe": region["terrain"] not in ("sea", "lake")} for region in land()["regions"]]
    assert told(land(regions=regions)) == ("The land is refused. 27 lost tribes: the box has tokens for 18.")
    regions[0]["marks"] = ["mine"]
    made = {"marchlands_made": 1, "kind": "land", "key": "own_a", "map": land(regions=regions)}
    assert told(made).endswith("Nothing stands on water: Herring Sea.")
    nameless = [{**region, "name": None} for region in regions]
    assert told({**made, "map": land(regions=nameless)}).endswith("Nothing stands on water: sea 1.")
    assert told(land(players=7)) == "The match's board is broken: players."


def test_other_things_are_judged_by_their_games(told):
    bakers = json.loads(MADE[0].read_text(encoding="utf-8"))
    assert told({**bakers, "tokens": 99}) == (
        "Something homemade in the match is not allowed: the number of tokens.")
    position = json.loads(POSITION.read_text(encoding="utf-8"))
    assert told({**position, "marchlands_made": 2}).startswith("The match was made by a newer version")
    assert told({**position, "save": {**position["save"], "seats": []}}) != ""
    puzzle = json.loads(PUZZLE.read_text(encoding="utf-8"))
    assert told({**puzzle, "goal": {"holds": ["W1"], "player": 0}}) == (
        "The puzzle is refused: it asks for something that cannot be asked of its position.")
    assert told({**puzzle, "solution": puzzle["solution"][1:]}) == (
        "The puzzle is refused: its solution does not lead to the goal.")
    assert told({**puzzle, "solution": None}).startswith("Something in the match is missing")
    chest = {"marchlands_workshop": 1, "things": [bakers, land(players=7)]}
    assert told(chest).startswith("The match's board")


@pytest.mark.parametrize("count, more", [(check.NAMED, False), (check.NAMED + 1, True)])
def test_only_so_many_places_of_a_land_are_named(count, more):
    fault = {"code": "wet", "regions": list(range(count))}
    words = check.Speech("smallworld").fault(fault, land()["regions"])
    assert words.count(",") == check.NAMED - 1 + more and ("…" in words) == more


def test_a_position_has_no_actions_and_a_match_may(told, capsys, tmp_path):
    position, path = json.loads(POSITION.read_text(encoding="utf-8")), tmp_path / "played.json"
    save = {**position["save"], "actions": [["done"]]}
    assert told({**position, "save": save}) == "The match is damaged or was cut short."
    path.write_text(json.dumps(as_save(records("smallworld")["p2-00"])), encoding="utf-8")
    assert said(capsys, path) == (0, "nothing is wrong with it.")


@pytest.mark.parametrize("text, words", [("{", "The file is damaged or was cut short."),
                                         ("[]", "The match is damaged"),
                                         ("{}", "This is not a match of this site."),
                                         ('{"kind": "land", "map": 1, "marchlands_made": 1}', "The drawing")])
def test_garbage_is_refused_in_words(told, text, words):
    assert told(text).startswith(words)


def faults(game):
    """The codes of what its survey, with that of the family, may find."""
    trees = [ast.parse((ROOT / f"py/{name}/survey.py").read_text(encoding="utf-8"))
             for name in ("conquest", game)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    counted = {part.arg for node in nodes if isinstance(node, ast.Call)
               and getattr(node.func, "id", "") == "counted" for part in node.keywords}
    placed = {key.value for node in nodes if isinstance(node, ast.Dict) for key in node.keys
              if isinstance(key, ast.Constant)}
    return counted | placed - {"code", "n", "least", "most", "regions", "rounds", "S", "M", "L"}


@pytest.mark.parametrize("game", ["smallworld", "azeroth"])
def test_every_fault_of_a_land_has_a_sentence(game):
    codes = faults(game)
    assert {"few", "narrow", "torn"} <= codes
    for tag in ("en", "ru"):
        told = {**json.loads((ROOT / f"web/text/{tag}.json").read_text(encoding="utf-8")),
                **words(game, tag)}
        assert [code for code in codes if f"land_wrong_{code}" not in told] == []


def test_it_is_a_program(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["check", str(LAND)])
    assert check.main() == 0


def test_the_example_is_of_the_form_of_its_schema():
    schema = json.loads((ROOT / "docs/land.schema.json").read_text(encoding="utf-8"))
    meta.validate(schema)
    form, examples = Draft202012Validator(schema), sorted((ROOT / "examples/lands").glob("*.json"))
    wholes = [json.loads(path.read_text(encoding="utf-8")) for path in examples]
    assert {whole["map"]["game"] for whole in wholes} == {"smallworld", "azeroth"}
    assert [list(form.iter_errors(whole)) for whole in wholes] == [[], []]
    whole, = (whole for whole in wholes if whole["map"]["game"] == "smallworld")
    assert form.is_valid({**whole, "map": {name: value for name, value in land().items()
                                           if name != "regions"} | {"regions": whole["map"]["regions"]}})
    assert not form.is_valid({**whole, "map": {**whole["map"], "reach": 4}})
