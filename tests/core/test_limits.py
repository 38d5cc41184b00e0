"""How far everything from outside may go: at its limit it is taken, one beyond it is refused."""

import json

import pytest
from toy import MAP, TOY, Toy, begin

from tabletop import Match, Refusal, installed, requests, wheels
from tabletop.form import items, number
from tabletop.goals import Goals, parts
from tabletop.requests import field, read, word
from tabletop.saves import batch, newer, plain, position_fits, told
from tabletop.wire import Door


def refused(call, *args, **more) -> dict:
    with pytest.raises(Refusal) as refusal:
        call(*args, **more)
    return {"error": refusal.value.code, **refusal.value.facts}


# --- requests -----------------------------------------------------------------------------------

def nested(depth):
    """An object with lists in it, so many brackets deep, and some more beside."""
    return '{"a":' + "[" * (depth - 1) + "]" * (depth - 1) + ',"b":[[]]}'


def test_a_request_nests_64_deep():
    assert read(nested(64)) and refused(read, nested(65)) == {"error": "json", "why": ["content"]}
    beside = '{"a":[' + ",".join(["[]"] * 100) + "]}"
    assert len(read(beside)["a"]) == 100


def test_a_request_has_so_many_letters(monkeypatch):
    assert requests.SIZE == 20_000_000
    monkeypatch.setattr(requests, "SIZE", 10)
    assert read('{"a":"bc"}') == {"a": "bc"} and refused(read, '{"a":"bcd"}')["why"] == ["size"]


def test_numbers_of_a_request_are_exact_in_javascript():
    for n in (1 << 53, -(1 << 53)):
        assert read(json.dumps({"n": n})) == {"n": n}
        assert refused(read, json.dumps({"n": n + (1 if n > 0 else -1)}))["why"] == ["syntax"]
    assert read('{"n":1e308}') and refused(read, '{"n":1e309}')["why"] == ["syntax"]


def test_half_a_character_is_refused_wherever_it_stands():
    for text in ('"\\ud800"', '["\\udfff"]', '{"\\ud800":1}', '{"b":["\\udc00"]}'):
        assert refused(read, '{"a":' + text + "}")["why"] == ["content"]
    assert read('{"a":"\\ud7ff\\ue000"}')["a"] == "\ud7ff\ue000"


def test_a_name_has_forty_letters_and_a_field_its_kind():
    assert word({"level": "x" * 40}, "level") == "x" * 40
    assert refused(word, {"level": "x" * 41}, "level") == {"error": "form", "field": "level"}
    assert field({}, "ms", int, 40, range(1, 9)) == 40 and field({"ms": 8}, "ms", int, 1, range(9)) == 8
    for wrong in (9, True, "8", None):
        assert refused(field, {"ms": wrong}, "ms", int, 1, range(9)) == {"error": "form", "field": "ms"}
    assert refused(field, {}, "ms", int) == {"error": "form", "field": "ms"}


def test_a_wheel_has_so_much_in_it():
    assert (wheels.SIZE, wheels.UNPACKED, wheels.ENTRIES) == (5_000_000, 20_000_000, 500)


def test_a_number_and_a_list_of_a_form():
    assert number(0, 0, 2) and number(2, 0, 2) and not number(-1, 0, 2) and not number(3, 0, 2)
    assert not number(True, 0, 2) and not number(1.0, 0, 2)
    assert items([], bool, 0) and items([1], bool) and items([1], bool, 1)
    assert not items([1], bool, 2) and not items([0], bool) and not items((1,), bool)


# --- saves --------------------------------------------------------------------------------------

def test_an_action_is_a_verb_and_eight_things_at_most():
    assert plain(["a", *range(8)]) and not plain(["a", *range(9)]) and plain(("a",)) and not plain([])
    assert not plain([1]) and not plain(["a", True]) and not plain("a") and not plain(["a", None])


def test_a_step_is_two_to_five_hundred_actions():
    assert batch([["a"]] * 2) and batch([["a"]] * 500)
    assert not batch([["a"]]) and not batch([["a"]] * 501)
    assert not batch((["a"], ["b"])) and not batch([["a"], 1])


def test_an_event_is_named_in_forty_letters():
    assert told({"event": "x" * 40}) and not told({"event": "x" * 41})
    assert not told({}) and not told(["event"])


def test_a_version_is_a_number():
    assert newer("2", "1") and newer("10", "9") and not newer("1", "1") and not newer("1", "2")
    assert newer("x", "1") and newer("1", "x") and newer("", "1")


KEPT = {"version": "1" * 40, "state": {"stack": [], "rng": "1" * 20}, "events": [[{"event": "turn"}]]}


@pytest.mark.parametrize("wrong", [
    {"version": "1" * 41}, {"version": 1}, {"state": []}, {"state": {"stack": {}, "rng": "1"}},
    {"state": {"stack": []}}, {"state": {"stack": [], "rng": "1" * 21}},
    {"state": {"stack": [], "rng": "-1"}},
    {"events": []}, {"events": {}}, {"events": [{}]}, {"events": [[1]]}, {"more": 1},
    {"events": [[]] * 20_002}])
def test_a_kept_position_has_a_form(wrong):
    assert position_fits(KEPT) and position_fits({**KEPT, "events": [[]] * 20_001})
    assert not position_fits({**KEPT, **wrong})


@pytest.mark.parametrize("fits, beyond, why", [
    ({"seed": (1 << 53) - 1}, {"seed": 1 << 53}, {"why": ["seed"]}),
    ({"seed": 0}, {"seed": -1}, {"why": ["seed"]}),
    ({"seats": ["x" * 40] * 2}, {"seats": ["x" * 41] * 2}, {}),
    ({"seats": ["a"] * 2}, {"seats": [1, 2]}, {})])
def test_a_save_is_taken_up_to_its_limits(fits, beyond, why):
    save = begin().save()
    assert Match.load({"toy": TOY}, {**save, **fits}).steps == 0
    found = refused(Match.load, {"toy": TOY}, {**save, **beyond})
    assert found == {"error": "save" if why else "seats", **why}


@pytest.mark.parametrize("name", ["game", "version"])
def test_names_in_a_save_have_forty_letters(name):
    save = {**begin().save(), name: "9" * 40}
    assert refused(Match.load, {"toy": TOY}, save)["error"] in ("missing", "old_save")
    assert refused(Match.load, {"toy": TOY}, {**save, name: "9" * 41}) == {"error": "save", "why": [name]}


def test_a_save_has_twenty_thousand_actions_what_was_taken_back_included():
    save, long = begin().save(), [["roll"]] * 20_000
    for fields in ({"actions": long + [["roll"]]}, {"actions": long, "undone": [["roll"]]},
                   {"actions": [[["roll"]] * 500] * 40 + [["roll"]]}):
        assert refused(Match.load, {"toy": TOY}, {**save, **fields}) == {"error": "save", "why": ["actions"]}
    assert refused(Match.load, {"toy": TOY}, {**save, "actions": [["x"], *long[1:]]}) == {
        "error": "save", "why": ["illegal"], "step": 0}


def test_a_match_ends_after_so_many_actions(monkeypatch):
    monkeypatch.setattr("tabletop.match.ACTIONS", 3)
    match = begin()
    match.apply(("roll",))
    match.apply(("look",), ("done",))
    assert refused(match.apply, ("roll",)) == {"error": "illegal", "why": ["too_long"]}


# --- the wire -----------------------------------------------------------------------------------

@pytest.fixture
def door(monkeypatch):
    """A table at which the toy is played."""
    monkeypatch.setattr(installed, "_found", {"toy": TOY})
    door = Door()
    assert ask(door, "new_game", game="toy", map=MAP)["step"] == 0
    return door


def ask(door, op, **fields) -> dict:
    return json.loads(door.handle(json.dumps({"op": op, **fields})))


@pytest.mark.parametrize("op, fits, beyond, name", [
    ("think", {"level": "normal", "ms": 600_000}, {"level": "normal", "ms": 600_001}, "ms"),
    ("think", {"level": "normal", "ms": 1}, {"level": "normal", "ms": 0}, "ms"),
    ("think", {"level": "easy", "playouts": 1_000_000}, {"level": "easy", "playouts": 1_000_001}, "playouts"),
    ("think", {"level": "easy", "playouts": 1}, {"level": "easy", "playouts": 0}, "playouts"),
    ("think", {"level": "easy", "every": True}, {"level": "tea"}, "level"),
    ("view", {"at": 0}, {"at": 1}, "at"), ("view", {"viewer": 1}, {"viewer": 2}, "viewer"),
    ("view", {"viewer": 0}, {"viewer": -1}, "viewer"), ("view", {"viewer": None}, {"viewer": True}, "viewer"),
    ("new_game", {"game": "toy", "map": MAP, "seed": (1 << 53) - 1},
     {"game": "toy", "map": MAP, "seed": 1 << 53}, "seed"),
    ("explain", {"action": ["x", *[1] * 8]}, {"action": ["x", *[1] * 9]}, "action"),
    ("explain", {"action": ["x", *[None] * 8]}, {"action": ["x", *[None] * 9]}, "action"),
    ("explain", {"action": ["x", None]}, {"action": [None, "x"]}, "action"),
    ("save", {"whole": True}, {"whole": 1}, "whole")])
def test_a_field_of_a_request_goes_so_far_and_no_further(door, op, fits, beyond, name):
    assert "error" not in ask(door, op, **fits)
    assert ask(door, op, **beyond) == {"error": "form", "field": name}


def test_fifty_goals_are_asked_at_once(door, monkeypatch):
    monkeypatch.setattr(Toy, "reached", lambda self, match, goal: True)
    assert ask(door, "reached", goals=[{}] * 50) == {"reached": [True] * 50}
    assert ask(door, "reached", goals=[{}] * 51) == ask(door, "reached", goals=[1]) == {
        "error": "form", "field": "goals"}


def test_a_position_seats_one_to_sixteen(door):
    for players, code in ((0, "form"), (17, "form"), (16, "players"), (1, "unsupported")):
        assert ask(door, "position", game="toy", map=MAP, state={"players": players})["error"] == code


# --- goals --------------------------------------------------------------------------------------

GOALS = Goals({"turn", "peek"}, {
    "round": (lambda match, at, goal: match.states[at].round >= goal["round"], ())}, {}, {})


def deep(kind, depth):
    goal = {"round": 1}
    for _ in range(depth - 1):
        goal = {kind: goal} if kind == "not" else {kind: [goal]}
    return goal


@pytest.mark.parametrize("kind", ["not", "all", "any"])
def test_goals_nest_six_deep(kind):
    assert GOALS.reached(begin(), deep(kind, 6)) == (kind != "not")
    assert refused(GOALS.reached, begin(), deep(kind, 7)) == {"error": "goal", "why": ["deep"]}


def test_goals_have_twenty_entries_and_a_hundred_parts():
    twenty = {"any": [{"round": 1}] * 20}
    assert GOALS.reached(begin(), twenty) and parts(twenty) == 21
    assert refused(GOALS.reached, begin(), {"any": [{"round": 1}] * 21})["why"] == ["any"]
    whole = {"all": [*[twenty] * 4, *[{"round": 1}] * 15]}
    assert parts(whole) == 100 and GOALS.reached(begin(), whole)
    assert refused(GOALS.reached, begin(), {"all": [*whole["all"], {"round": 1}]})["why"] == ["many"]
    assert parts({"not": {"ever": {"round": 1}}}) == 3


def test_a_number_of_a_goal_has_an_end():
    assert not GOALS.reached(begin(), {"round": 10_000})
    assert refused(GOALS.reached, begin(), {"round": 10_001})["why"] == ["round"]
    assert GOALS.reached(begin(), {"round": 0}) and refused(GOALS.reached, begin(), {"round": -1})


def test_an_event_is_counted_for_one_player_as_often_as_asked():
    match = begin()
    for action in (("save", 1), ("save", 1), ("look",)):
        match.apply(action)
    assert GOALS.reached(match, {"event": "turn", "times": 2})
    assert not GOALS.reached(match, {"event": "turn", "times": 3})
    assert GOALS.reached(match, {"event": "turn", "player": 1})
    assert not GOALS.reached(match, {"event": "turn", "times": 2, "player": 1})
    assert GOALS.reached(match, {"event": "peek", "player": 1}) and GOALS.reached(match, {"phase": "peek"})
    assert GOALS.reached(match, {"did": "look"}) and not GOALS.reached(match, {"did": "look", "player": 1})
    assert GOALS.reached(match, {"ever": {"phase": "turn"}}) and not GOALS.reached(match, {"phase": "turn"})
    assert not GOALS.reached(match, {"won": True}) and not GOALS.reached(match, {"won": False})
    assert refused(GOALS.reached, match, {"won": True, "player": 2})["why"] == ["player"]


def test_a_match_is_won_by_whoever_is_ranked_first_at_its_end():
    match = begin()
    for n in range(4):
        match.apply(("save", 1))
        match.apply(("save", 2))
    assert not match.now.stack
    assert GOALS.reached(match, {"won": False}) and not GOALS.reached(match, {"won": True})
    assert GOALS.reached(match, {"won": True, "player": 1})
    assert not GOALS.reached(match, {"phase": "turn"})
