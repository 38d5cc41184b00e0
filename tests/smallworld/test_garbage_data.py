"""Bad saves, maps, positions, descriptions and wheels: refused with a reason, or as good as any."""

import base64
import copy
import io
import json
import random
import zipfile

import pytest
from garbage import BIG, DOOR, HOMEMADE_SAVE, MADE, MAP, POSITION, SAVE, played_match
from hypothesis import given
from hypothesis import strategies as st
from junk import ask, hunt, mutations, send

from tabletop.wire import Door

@hunt
@given(mutations(SAVE, HOMEMADE_SAVE, {**SAVE, "position": POSITION, "actions": []}))
def test_damaged_saves(save):
    reply = send(DOOR, json.dumps({"op": "load", "save": save}))
    if "error" not in reply:
        assert_fit(DOOR)
    DOOR.match, DOOR.viewer = played_match(), None


@hunt
@given(mutations(MAP, BIG))
def test_damaged_maps(board):
    door = Door()
    if "error" not in send(door, json.dumps({"op": "new_game", "game": "smallworld", "map": board})):
        assert_fit(door)


@hunt
@given(mutations(POSITION))
def test_damaged_positions(state):
    door = Door()
    request = {"op": "position", "game": "smallworld", "map": MAP, "state": state}
    if "error" not in send(door, json.dumps(request)):
        assert_fit(door)


@hunt
@given(mutations(MADE, [{**MADE[0], "effects": [{"effect": "loan", "tokens": 1}, {"effect": "no_losses"}]}]))
def test_damaged_homemade(made):
    door = Door()
    request = {"op": "new_game", "game": "smallworld", "map": MAP, "options": {"homemade": made}}
    if "error" not in send(door, json.dumps(request)):
        assert_fit(door)


@hunt
@given(mutations({"coins": "open", "first": 1, "extra": ["elves"], "homemade": MADE, "sandbox": True}))
def test_damaged_options(options):
    door = Door()
    request = {"op": "new_game", "game": "smallworld", "map": MAP, "options": options}
    if "error" not in send(door, json.dumps(request)):
        assert_fit(door)


def assert_fit(door, steps=25):
    """Whatever was accepted can be played, looked at, forecast, saved and loaded."""
    dice, kept = random.Random(1), list(door.match.actions)
    for _ in range(steps):
        choices = send(door, '{"op":"legal_actions","viewer":null}')["choices"]
        if not choices:
            break
        for request in ({"op": "forecast", "action": ["conquer", len(door.match.now.board) - 1]},
                        {"op": "explain", "action": ["conquer", 0]}):
            assert "error" not in send(door, json.dumps(request))
        assert "error" not in send(door,
                                   json.dumps({"op": "apply", "action": dice.choice(choices)["action"]}))
    save = ask(door, op="save")["save"]
    assert save["actions"][:len(kept)] == [list(action) for action in kept]
    other = Door()
    ask(other, op="load", save=save)
    assert other.match.now.__dict__ == door.match.now.__dict__


@pytest.mark.parametrize("change, code", [
    ({"format": 0}, "old_save"), ({"format": 2}, "old_save"), ({"format": "1"}, "save"),
    ({"format": True}, "save"),
    ({"version": "9"}, "old_save"), ({"version": "99"}, "old_save"), ({"version": 1}, "save"),
    ({"version": "x" * 41}, "save"), ({"game": "chess"}, "missing"), ({"game": "x" * 41}, "save"),
    ({"seed": -1}, "save"), ({"seed": 1.0}, "save"), ({"seats": ["human"]}, "players"),
    ({"options": []}, "save"),
    ({"actions": [["done", 1.0]]}, "save"), ({"actions": [["take", 99]]}, "save"),
    ({"actions": [["take", True]]}, "save"), ({"actions": [["done"]] * 100_001}, "save"),
    ({"options": {"extra": ["dodos"]}}, "missing"), ({"options": {"first": True}}, "option"),
    ({"options": {"first": 1.0}}, "option"), ({"options": {"sandbox": 1}}, "option"),
    ({"options": {"x": 1}}, "option"),
    ({"options": {"extra": ["fortress"]}}, "missing"), ({"position": None}, "save"), ({"map": {}}, "map")])
def test_a_save_that_cannot_be_played_says_why(change, code):
    reply = send(DOOR, json.dumps({"op": "load", "save": {**SAVE, **change}}))
    assert reply["error"] == code and len(reply) > 1


@pytest.mark.parametrize("seats", [[1, 2], ["x" * 41] * 2, [None] * 2, [["human"]] * 2])
def test_seats_are_words(seats):
    assert send(DOOR, json.dumps({"op": "load", "save": {**SAVE, "seats": seats}})) == {"error": "seats"}


@pytest.mark.parametrize("at", [0, 1, 7, len(SAVE["actions"]) - 1])
def test_an_edited_save_names_the_step(at):
    save = copy.deepcopy(SAVE)
    save["actions"][at] = ["conquer", 99]
    assert (send(DOOR, json.dumps({"op": "load", "save": save}))
            == {"error": "save", "why": ["illegal"], "step": at})


@pytest.mark.parametrize("name", ["<b>x</b>", "'); drop table --", "{0}", "%s",
                                  "__import__('os')", "Ёжики", "🐸"])
def test_hostile_names_are_just_text(name):
    made = {**MADE[0], "name": {"en": name, "ru": name}}
    table = ask(Door(), op="new_game", game="smallworld", map=MAP, options={"homemade": [made]})
    assert table["words"]["bakers"]["en"][0] == table["words"]["bakers"]["ru"][0] == name


def zipped(files):
    """A zip of these files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return data.getvalue()


INFO = "smallworld_newts-1.dist-info"
GOOD = zipped({"smallworld_newts.py": "raise SystemExit",
               f"{INFO}/METADATA": "Name: smallworld-newts\nVersion: 1\n",
               f"{INFO}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
               f"{INFO}/RECORD": "",
               f"{INFO}/entry_points.txt": "[smallworld.races]\nnewts = smallworld_newts\n"})


@hunt
@given(st.one_of(st.binary(max_size=200), st.tuples(
    st.integers(0, len(GOOD) - 1), st.binary(max_size=6), st.integers(0, 9)).map(
        lambda cut: GOOD[:cut[0]] + cut[1] + GOOD[cut[0] + cut[2]:])))
def test_damaged_wheels(data):
    reply = send(DOOR, json.dumps({"op": "inspect_wheel", "data": base64.b64encode(data).decode()}))
    assert reply["error"] == "wheel" and reply["why"]
