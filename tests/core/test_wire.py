"""The door for the screen and for bots: what each operation does to the match,
and what a refusal leaves alone."""

import itertools
import json

import pytest
from toy import MAP, Toy

from tabletop import installed, wire
from tabletop.goals import Goals
from tabletop.phase import pruned
from tabletop.requests import NAME
from tabletop.wire import OPS, Door, handle

WISH, LOOK = ["wish", 3], ["look"]  # what may be done in one turn, and taken back
GOALS = Goals({"turn", "peek"}, {
    "points": (lambda match, at, goal: match.states[at].points[0] >= goal["points"], ())}, {}, {})


class Told(Toy):
    """The toy with goals, and with positions that are its set-up."""

    def reached(self, match, goal):
        return GOALS.reached(match, goal)

    def position(self, s, data, options, contents):
        self.setup(s, options, contents)


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """The toy is installed, and nothing else."""
    monkeypatch.setattr(installed, "_found", {"toy": Told()})


class Talk:
    """A door spoken to in Python."""

    def __init__(self, **more):
        self.door = Door()
        self.first = self.ask("new_game", game="toy", map=MAP, **more)

    def ask(self, op, **fields):
        """The reply to a request."""
        return json.loads(self.door.handle(json.dumps({"op": op, **fields})))

    def play(self, *actions):
        """Play actions and return the last table."""
        for action in actions:
            reply = self.ask("apply", action=action)
        return reply


def rolled(**more):
    """A talk in the midst of player 0's first turn: chance was used, so nothing before may be taken back."""
    talk = Talk(seed=42, **more)
    talk.play(["roll"])
    return talk


# --- beginning ------------------------------------------------------------------------------------

def test_the_games_are_announced():
    game, = json.loads(handle('{"op":"games"}'))["games"]
    assert (game["key"], game["players"]) == ("toy", [1, 2, 3, 4])
    assert game["levels"] == ["easiest", "easy", "normal", "hard"] and game["options"]["cards"] == [6, 3]
    assert all(len(words[tongue]) == 2 for words in game["words"].values() for tongue in ("en", "ru"))
    assert game["words"].keys() == {"clover"}


def test_a_new_match_takes_the_place_of_the_old_one_only_when_it_is_whole():
    talk = rolled()
    for bad in ({"viewer": 2}, {"seed": -1}, {"seats": ["human"] * 5}, {"map": {}},
                {"options": {"cards": 7}}):
        assert "error" in talk.ask("new_game", **{"game": "toy", "map": MAP, **bad})
        assert talk.ask("legal_actions")["step"] == 1
    assert talk.ask("new_game", game="toy", map=MAP)["step"] == 0


def test_the_same_seed_is_the_same_game_and_another_is_not():
    first, again, other = (Talk(seed=seed).play(*[["roll"]] * 9) for seed in (5, 5, 6))
    assert first == again != other


def test_a_position_has_as_many_seats_as_it_says():
    talk = Talk()
    for players in (1, 3, 4):
        assert len(talk.ask("position", game="toy", map=MAP, state={"players": players})["seats"]) == players
    assert talk.ask("position", game="toy", map=MAP, state={"players": 7})["error"] == "players"
    assert (talk.ask("position", game="toy", map=MAP, state={"players": 10 ** 9})
            == {"error": "form", "field": "players"})


# --- viewers --------------------------------------------------------------------------------------

def test_choices_are_for_the_one_who_acts_and_a_purse_for_its_owner():
    talk = rolled()
    mine, yours, all_ = (talk.ask("view", viewer=viewer) for viewer in (0, 1, None))
    assert mine["choices"] == all_["choices"] and mine["choices"] and not yours["choices"]
    assert [table["view"]["purse"] for table in (mine, yours, all_)] == [[0, None], [None, 0], [None, None]]


def test_a_viewer_is_remembered_when_named_with_a_move_and_not_by_a_view():
    talk = rolled()
    assert talk.ask("view", viewer=1)["viewer"] == 1
    assert talk.ask("view")["viewer"] is None
    assert talk.ask("apply", action=WISH, viewer=0)["viewer"] == 0
    assert talk.ask("view")["viewer"] == 0
    assert talk.ask("undo", viewer=None)["viewer"] is None


@pytest.mark.parametrize("op, fields", [("undo", {}), ("redo", {}), ("apply", {"action": WISH})])
def test_a_bad_viewer_moves_nothing(op, fields):
    talk = rolled()
    talk.play(WISH)
    if op == "redo":
        talk.ask("undo")
    before = talk.ask("view"), talk.ask("save")
    assert talk.ask(op, viewer=9, **fields) == {"error": "form", "field": "viewer"}
    assert (talk.ask("view"), talk.ask("save")) == before


def test_why_not_is_told_to_whoever_acts_and_to_a_bystander_only():
    talk = rolled()
    assert ([talk.ask("explain", viewer=viewer, action=WISH)["why"] for viewer in (0, None, 1)]
            == [[], [], ["not_now"]])
    talk.ask("undo", viewer=1)  # refused, so nobody is named yet
    assert talk.ask("explain", action=WISH)["why"] == []
    talk.ask("apply", action=WISH, viewer=1)
    assert talk.ask("explain", action=LOOK) == {"why": ["not_now"]}
    assert talk.ask("explain", action=WISH, viewer=2) == {"error": "form", "field": "viewer"}


# --- history --------------------------------------------------------------------------------------

def test_the_history_has_what_every_step_told():
    talk = Talk(seed=42)
    tables = [talk.first, talk.play(LOOK), talk.play(["done"])]
    assert talk.ask("history") == {"history": [table["events"] for table in tables]}
    assert [notes[0]["event"] for notes in talk.ask("history")["history"]] == ["turn", "peek", "peeked"]


def test_what_was_undone_is_no_history():
    talk = rolled()
    before = talk.ask("history")
    talk.play(LOOK)
    talk.ask("undo")
    assert talk.ask("history") == before and talk.ask("redo")["step"] == 2
    assert len(talk.ask("history")["history"]) == 3


def test_the_history_of_a_loaded_match_is_the_same():
    talk = rolled()
    told, save = talk.ask("history"), talk.ask("save")["save"]
    assert talk.ask("load", save=save)["history"] == told["history"]
    assert talk.ask("history") == told


def test_notes_for_one_player_are_history_for_him_alone():
    talk = rolled()
    talk.door.match.now.events.append({"event": "whisper", "only": 1})
    told = [talk.ask("history", viewer=viewer)["history"][-1] for viewer in (0, 1, None)]
    assert told == [[], [{"event": "whisper"}], []]
    assert talk.ask("history", viewer=2) == {"error": "form", "field": "viewer"}


def test_without_a_match_there_is_no_history():
    assert json.loads(Door().handle('{"op":"history"}')) == {"error": "no_match"}


# --- back and forth -------------------------------------------------------------------------------

def test_undo_and_redo():
    talk = rolled()
    before, after = talk.ask("view"), talk.play(LOOK)
    back = talk.ask("undo")
    assert back["view"] == before["view"] and back["may_redo"] and back["events"] == []
    assert talk.ask("redo") == {**after, "may_redo": False}
    assert talk.ask("redo") == {"error": "redo", "why": ["nothing"]}


def test_what_is_taken_back_is_not_told_anew():
    talk = rolled()
    told = talk.play(LOOK)["events"]
    talk.play(["more"])
    assert told and talk.ask("undo")["events"] == [] and talk.ask("view")["events"] == told


def test_what_was_seen_is_not_taken_back_but_in_a_sandbox():
    assert rolled().ask("undo") == {"error": "undo", "why": ["chance"]}
    assert rolled(options={"sandbox": True}).ask("undo")["step"] == 0
    assert (Talk(options={"sandbox": "yes"}).first
            == {"error": "option", "option": "sandbox", "allowed": [False, True]})


def test_undo_for_one_goes_back_over_what_others_did():
    talk = rolled()
    before = talk.ask("view")
    talk.play(WISH, ["save", 1])
    told = [talk.ask("view", **fields)["keeps"] for fields in ({}, {"people": [0]})]
    assert told == [["actor"], []]
    while talk.ask("view")["step"] > before["step"]:
        table = talk.ask("undo", people=[0])
    assert table["view"] == before["view"]
    assert talk.ask("undo", people=[0]) == {"error": "undo", "why": ["chance"]}


@pytest.mark.parametrize("people", [0, [9], [-1], ["0"], [True], [0] * 17])
def test_people_are_players(people):
    talk = rolled()
    assert talk.ask("undo", people=people) == {"error": "form", "field": "people"}


def test_the_past_can_be_viewed_and_not_played():
    talk = rolled()
    past = talk.ask("view", at=0)
    assert (past["step"], past["steps"], past["choices"], past["may_undo"]) == (0, 1, [], False)
    assert past["keeps"] == [] and talk.ask("view", at=1)["keeps"] == ["chance"]
    assert past["view"] == talk.first["view"]


def test_the_last_step_of_a_long_match_may_be_named():
    talk = Talk(seed=42)
    for _ in range(300):
        talk.door.match.apply(("roll",))
    assert talk.ask("view", at=300) == talk.ask("view") and "error" in talk.ask("view", at=301)


def test_several_actions_are_one_step_all_or_nothing():
    talk = rolled()
    before = talk.ask("view"), talk.ask("save")
    refused = talk.ask("apply", actions=[LOOK, WISH])
    assert refused == {"error": "illegal", "why": ["not_now"], "action": 1}
    assert (talk.ask("view"), talk.ask("save")) == before
    table = talk.ask("apply", actions=[LOOK, ["done"]])
    assert table["step"] == 2 and [event["event"] for event in table["events"]] == [
        "peek", "peeked", "peek"]
    save = talk.ask("save")["save"]
    assert save["actions"][1] == [LOOK, ["done"]]
    assert talk.ask("undo")["view"] == before[0]["view"] and talk.ask("redo")["view"] == table["view"]
    assert talk.ask("load", save=save)["view"] == table["view"]


@pytest.mark.parametrize("fields", [
    {"actions": []}, {"actions": "done"}, {"actions": [["done"]] * 501}, {"actions": [["done"], "done"]},
    {"actions": None}, {"action": [["done"]]}, {"action": []}])
def test_what_is_no_list_of_actions_is_refused(fields):
    assert rolled().ask("apply", **fields)["error"] == "form"


def test_a_step_has_up_to_500_actions():
    talk = rolled()
    assert talk.ask("apply", actions=[["done"]] * 500)["error"] == "illegal"
    assert talk.ask("apply", actions=[LOOK, *[["done"]] * 499])["error"] == "illegal"


def test_several_goals_are_asked_at_once():
    talk = rolled()
    talk.play(WISH)
    assert talk.ask("reached", goals=[{"points": 3}, {"points": 99}, {"did": "wish"}])["reached"] == [
        True, False, True]
    assert talk.ask("reached", goals=[]) == {"reached": []}
    assert talk.ask("reached", goals=[{"points": 0}] * 51) == {"error": "form", "field": "goals"}


@pytest.mark.parametrize("action", [None, [], "conquer", [None], [1, 2], ["conquer", 1.5], ["conquer"] * 10])
def test_what_is_no_action_begun_is_refused(action):
    for op in ("explain", "forecast"):
        assert rolled().ask(op, action=action) == {"error": "form", "field": "action"}


# --- thinking -------------------------------------------------------------------------------------

def test_thinking_goes_on_until_it_is_done():
    talk = rolled()
    replies = [talk.ask("think", level="hard", ms=1, playouts=30) for _ in range(31)]
    assert replies[-1]["done"] and replies[-1]["playouts"] >= 30
    assert {tuple(item["action"]) for item in replies[-1]["ranking"]} <= {
        tuple(choice["action"]) for choice in talk.ask("view")["choices"]}


def test_thoughts_of_another_state_are_forgotten():
    talk = rolled(options={"sandbox": True})
    talk.play(WISH)
    talk.ask("think", level="hard", playouts=20, ms=60_000)
    talk.ask("undo")
    talk.play(LOOK)
    ranked = talk.ask("think", level="hard", playouts=20, ms=60_000)["ranking"]
    fresh = rolled(options={"sandbox": True})
    fresh.play(LOOK)
    assert ranked == fresh.ask("think", level="hard", playouts=20, ms=60_000)["ranking"]


def test_a_search_goes_on_where_the_match_went():
    talk = rolled()
    assert ["roll"] in [item["action"] for item in talk.ask(
        "think", level="hard", playouts=60, ms=60_000)["ranking"]]
    talk.play(["roll"])
    assert talk.ask("think", level="hard", playouts=1)["playouts"] >= 60


def test_the_level_is_that_of_the_seat_or_the_strongest():
    talk = rolled(seats=["easy", "human"])
    talk.ask("think")
    assert talk.door.mind.wish == ("easy", False, 0)
    talk = rolled()
    talk.ask("think", playouts=1)
    assert talk.door.mind.wish == ("hard", False, 0)
    assert talk.ask("think", level="genius") == {"error": "form", "field": "level"}


# --- trouble --------------------------------------------------------------------------------------

def test_a_bug_is_told_and_leaves_the_match_whole(monkeypatch):
    talk = rolled()
    before = talk.ask("save")
    monkeypatch.setattr(wire, "choices", lambda *_: 1 / 0)
    reply = talk.ask("legal_actions")
    assert reply["error"] == "bug" and "ZeroDivisionError" in reply["trace"]
    assert talk.ask("save") == before


def test_of_a_bug_the_last_eight_calls_are_told(monkeypatch):
    talk = rolled()

    def deeper(n):
        return deeper(n - 1) if n else 1 / 0
    monkeypatch.setattr(wire, "choices", lambda *_: deeper(20))
    assert "[Previous line repeated 5 more times]" in talk.ask("legal_actions")["trace"]  # of three lines


def test_an_action_that_breaks_leaves_the_match_whole():
    talk = rolled()
    before = talk.ask("save")
    assert talk.ask("apply", action=["crash"])["error"] == "bug"
    assert talk.ask("save") == before and talk.ask("view")["step"] == 1


def test_unknown_operations_are_answered_with_the_known():
    assert json.loads(handle('{"op":"sing"}')) == {"error": "unknown_op", "known": sorted(OPS)}
    assert json.loads(handle('{"op":["games"]}'))["error"] == "unknown_op"


def test_names_are_short():
    talk = rolled()
    assert talk.ask("new_game", game="x" * (NAME + 1), map=MAP) == {"error": "form", "field": "game"}
    assert talk.ask("new_game", game="x" * NAME, map=MAP)["error"] == "missing"


def test_a_match_has_an_end_to_its_actions(monkeypatch):
    monkeypatch.setattr("tabletop.match.ACTIONS", 2)
    talk = rolled()
    talk.play(WISH)
    assert talk.ask("apply", action=WISH) == {"error": "illegal", "why": ["too_long"]}


@pytest.mark.parametrize("text", [
    '{"op":' + "[" * 100_000, '{"op":"save","x":' + "[" * 70 + "]" * 70 + "}", '{"a":' * 70 + "1" + "}" * 70,
    '{"op":"x","y":"' + "[" * 70 + '\\"","z":' + "[" * 70])
def test_what_nests_too_deep_is_refused_before_it_is_read(text, monkeypatch):
    monkeypatch.setattr("tabletop.requests.json.loads", lambda *_, **__: 1 / 0)
    assert Door().handle(text) == '{"error":"json","why":["content"]}'


def test_brackets_in_a_text_are_no_nesting():
    brackets = "[{" * 200 + '\\"' + "[" * 200
    assert json.loads(handle('{"op":"games","x":"' + brackets + '"}'))["protocol"] == 2


def test_a_goal_of_too_many_parts_is_refused():
    talk = rolled()
    goal = {"all": [{"any": [{"points": 0}] * 20}] * 5}
    assert talk.ask("reached", goals=[goal]) == {"error": "goal", "why": ["many"]}
    assert talk.ask("reached", goals=[{"all": goal["all"][:4]}])["reached"] == [True]


def test_even_a_quick_thinker_keeps_to_its_time(monkeypatch):
    whole = rolled().ask("think", level="normal", ms=60_000)
    monkeypatch.setattr("tabletop.ai.perf_counter", itertools.count().__next__)  # every look takes a second
    talk = rolled()
    found = pruned(talk.door.match.now)
    slices = [talk.ask("think", level="normal", ms=1) for _ in range(len(found) + 1)]
    assert [reply["playouts"] for reply in slices] == [*range(1, len(found) + 1), len(found)]
    assert [reply["done"] for reply in slices] == [False] * len(found) + [True] and slices[-1] == whole
