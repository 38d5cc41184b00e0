"""Whatever stands in a map, a save or a request where something else belongs: it is refused with a code, or
as good as any; never an accident, and what was refused has changed nothing."""

import copy
import json

import pytest
from golden.hashing import KEYS, rules_of
from tabletop.wire import Door

HOLE = "a place for anything"
WRONG = [None, True, -1, 0, 7, 0.5, 1 << 53, 1e308, "", "x" * 300, "__class__", [], {}, [[]], [None],
         {"": []}]
NO_MAP = [[], None, "", 0, 1.5, True, {}, [[]], {"regions": []}, {"regions": None}, {"rows": []}, {"map": {}}]
TEXTS = {"NaN": "syntax", "-Infinity": "syntax", "1e999": "syntax", "9" * 400: "syntax", "9" * 5000: "syntax",
         "[" * 10_000 + "]" * 10_000: "content", '{"a":' * 10_000 + "1" + "}" * 10_000: "content",
         "[" * 10_000: "content", '"\\ud800"': "content", "{1:2}": "syntax", "undefined": "syntax"}
MOST = 120  # damaged places of a request


def ask(door, text):
    """The reply to a text; no accident, and after a refusal all is as before."""
    before = door.match and (door.match, len(door.match.states), door.match.now.__dict__.copy())
    reply = json.loads(door.handle(text))
    assert reply.get("error") != "bug", reply["trace"]
    if "error" in reply:
        assert before == (door.match and (door.match, len(door.match.states), door.match.now.__dict__))
    return reply


def begun(key, moves=12):
    """The request that begins a match, and that loads it after some steps as the page keeps it."""
    door, begin = Door(), {"op": "new_game", "game": key, "map": rules_of(key, "2"), "options": {},
                           "seats": ["human", "easy"], "seed": 5, "viewer": None}
    table = ask(door, json.dumps(begin))
    for _ in range(moves):
        table = ask(door, json.dumps({"op": "apply", "action": table["choices"][0]["action"]}))
    keep = ask(door, '{"op":"save","whole":true}')["save"]
    return door, begin, {"op": "load", "save": keep, "viewer": 0}


def spots(value, path=()):
    """Every place in nested data."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in inside:
        yield from spots(inner, (*path, name))


def with_other(request, path, value):
    """The request with another value in one place."""
    made = copy.deepcopy(request)
    holder = made
    for name in path[:-1]:
        holder = holder[name]
    holder[path[-1]] = value
    return made


@pytest.fixture(scope="module", params=KEYS)
def table(request):
    """A table where a match of a game is played, and the requests that brought it there."""
    return begun(request.param)


@pytest.mark.parametrize("no_map", NO_MAP, ids=json.dumps)
def test_a_match_without_a_map_is_refused_in_words(table, no_map):
    door, begin, load = table
    for request in ({**begin, "map": no_map}, {**load, "save": {**load["save"], "map": no_map}},
                    {"op": "position", "game": begin["game"], "map": no_map, "state": {}}):
        reply = ask(door, json.dumps(request))
        assert reply["error"] in ("form", "map", "save") and (reply.get("why") or reply.get("field"))


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text[:8])
def test_what_no_reader_should_take_is_never_looked_at(table, text):
    door, begin, load = table
    for request, paths in ((begin, [("map",), ("map", "name"), ("seed",), ("options",), ("seats", 0)]),
                           (load, [("save", "map"), ("save", "actions"), ("save", "last", "state", "stack"),
                                   ("save", "options"), ("save", "contents")])):
        for path in paths:
            whole = json.dumps(with_other(request, path, HOLE)).replace(json.dumps(HOLE), text)
            assert ask(door, whole) == {"error": "json", "why": [TEXTS[text]]}


@pytest.mark.parametrize("which", ["begin", "replayed", "gone on with"])
def test_the_wrong_thing_in_any_place_is_refused_or_as_good_as_any(table, which):
    _, begin, load = table
    door, request = Door(), begin if which == "begin" else load
    if which == "gone on with":                 # of another version: from the position that is kept
        request = {**load, "save": {**load["save"], "version": "0"}}
    places = sorted(set(spots(request)) - {("op",)}, key=lambda path: (len(path), json.dumps(path)))
    for n, path in enumerate(places[::max(1, len(places) // MOST)]):
        for value in WRONG[n % 4::4]:
            if "error" not in ask(door, json.dumps(with_other(request, path, value))):
                assert "error" not in ask(door, '{"op":"save","whole":true}')
                assert "error" not in ask(door, '{"op":"legal_actions","viewer":null}')
