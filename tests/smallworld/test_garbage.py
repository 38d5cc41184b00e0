"""Bad requests by the thousand: always a JSON object back, never a bug,
and after a refusal the match as before."""

import json

import pytest
from garbage import DOOR, REQUESTS, SAVE, played_copy
from hypothesis import given
from hypothesis import strategies as st
from junk import hunt, mutations, send, values

from tabletop.requests import SIZE
from tabletop.wire import OPS, Door

WORDS = ["op", "game", "map", "options", "seats", "seed", "viewer", "action", "step", "at",
         "actions", "goals", "whole", "every", "level", "ms", "playouts", "state", "save", "data", "text"]


@hunt
@given(st.one_of(st.text(), st.binary().map(lambda data: data.decode("latin-1")), st.binary()))
def test_anything_at_all(text):
    assert "error" in send(DOOR, text)


@hunt
@given(values)
def test_any_json(value):
    assert "error" in send(DOOR, json.dumps(value))


@hunt
@given(st.sampled_from(sorted(OPS)), st.dictionaries(st.sampled_from(WORDS[1:]), values, max_size=5))
def test_any_fields_of_any_operation(op, fields):
    if op == "think":
        fields = {**fields, "ms": 1}
    send(played_copy(), json.dumps({"op": op, **fields}))


@hunt
@given(mutations(*REQUESTS))
def test_damaged_requests(request):
    if isinstance(request, dict) and isinstance(request.get("ms"), int):
        request["ms"] = min(request["ms"], 5)
    send(played_copy(), json.dumps(request))


@hunt
@given(st.data())
def test_truncated_text(data):
    text = json.dumps(data.draw(st.sampled_from([*REQUESTS, {"op": "load", "save": SAVE}])))
    assert "error" in send(DOOR, text[:data.draw(st.integers(0, len(text) - 1))])


@pytest.mark.parametrize("text", [
    "[" * 100_000, '{"op":' * 50_000, '{"op":"games","x":' + "[" * 90 + "]" * 90 + "}",
    '{"op":"games","x":NaN}', '{"op":"games","x":Infinity}', '{"op":"games","x":1e999}',
    '{"op":"games","x":-1e999}', '{"op":"games","x":"\\ud800"}', '{"op":"games","\\udfff":1}',
    '{"op":"games","x":' + "9" * 5000 + "}", '{"op":"games","x":' + "9" * 30 + "}",
    '{"op":"games","x":"' + "x" * SIZE + '"}', '{"op":"games"} {"op":"games"}', "\ufeff{}", "null",
    "[]", '"games"', "",
])
def test_text_that_is_no_request(text):
    reply = send(DOOR, text)
    assert reply["error"] == "json" and reply["why"]


@pytest.mark.parametrize("field, bad", [
    ("step", 1.0), ("step", True), ("step", "1"), ("viewer", 0.0), ("viewer", False),
    ("viewer", 2), ("viewer", -1),
    ("action", []), ("action", [1]), ("action", ["conquer", 1.0]), ("action", ["conquer", True]),
    ("action", ["conquer", None]), ("action", ["conquer", [1]]), ("action", {"0": "done"}),
    ("action", ["x"] * 11), ("action", "done")])
def test_numbers_are_whole_and_actions_flat(field, bad):
    assert send(DOOR, json.dumps({**REQUESTS[-1], field: bad})) == {"error": "form", "field": field}


def test_without_a_match_nothing_can_be_played():
    free = {"games", "inspect_wheel", "workshop", "trial", "survey", "new_game", "position", "load"}
    for op in sorted(set(OPS) - free):
        assert send(Door(), json.dumps({"op": op})) == {"error": "no_match"}
