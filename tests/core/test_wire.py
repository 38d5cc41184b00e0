"""The door for the screen and for bots: what each operation does to the match,
and what a refusal leaves alone."""

import json
from pathlib import Path

import pytest

from tabletop import wire
from tabletop.requests import NAME
from tabletop.wire import OPS, Door, handle

MAP = json.loads((Path(__file__).parents[1] / "maps/tiny.json").read_text(encoding="utf-8"))


class Talk:
    """A door spoken to in Python."""

    def __init__(self, **more):
        self.door = Door()
        self.first = self.ask("new_game", game="smallworld", map=MAP, **more)

    def ask(self, op, **fields):
        """The reply to a request."""
        return json.loads(self.door.handle(json.dumps({"op": op, **fields})))

    def play(self, *actions):
        """Play actions and return the last table."""
        for action in actions:
            reply = self.ask("apply", action=action)
        return reply


def conquering(**more):
    """A talk in the midst of player 0's first conquests."""
    talk = Talk(seed=42, **more)
    talk.play(["take", 0])
    return talk


def regions(table):
    """The regions of the choices to conquer."""
    return [choice["place"] for choice in table["choices"] if choice["action"][0] == "conquer"]


# --- beginning ------------------------------------------------------------------------------------

def test_the_games_are_announced():
    games = {game["key"]: game for game in json.loads(handle('{"op":"games"}'))["games"]}
    assert list(games) == sorted(games) and {"smallworld", "wolves"} <= games.keys()
    game = games["smallworld"]
    assert (game["players"], game["levels"]) == ([2, 3, 4, 5], ["easiest", "easy", "normal", "hard"])
    assert game["options"]["coins"] == ["hidden", "open"] and "smallworld.races" in game["mods"]
    assert all(len(words[tongue]) == 2 for words in game["words"].values() for tongue in ("en", "ru"))


def test_a_new_match_takes_the_place_of_the_old_one_only_when_it_is_whole():
    talk = conquering()
    for bad in ({"viewer": 2}, {"seed": -1}, {"seats": ["human"]}, {"map": {}}, {"options": {"first": 7}}):
        assert "error" in talk.ask("new_game", **{"game": "smallworld", "map": MAP, **bad})
        assert talk.ask("legal_actions")["step"] == 1
    assert talk.ask("new_game", game="smallworld", map=MAP)["step"] == 0


def test_the_same_seed_is_the_same_game_and_another_is_not():
    assert Talk(seed=5).first == Talk(seed=5).first != Talk(seed=6).first


def test_a_position_has_as_many_seats_as_it_says():
    talk = Talk()
    for players in (2, 3, 5):
        assert len(talk.ask("position", game="smallworld", map=MAP,
                            state={"players": players})["seats"]) == players
    assert talk.ask("position", game="smallworld", map=MAP, state={"players": 7})["error"] == "players"
    assert (talk.ask("position", game="smallworld", map=MAP, state={"players": 10 ** 9})
            == {"error": "form", "field": "players"})


# --- viewers --------------------------------------------------------------------------------------

def test_choices_are_for_the_one_who_acts_and_coins_for_their_owner():
    talk = conquering()
    mine, yours, all_ = (talk.ask("view", viewer=viewer) for viewer in (0, 1, None))
    assert mine["choices"] == all_["choices"] and mine["choices"] and not yours["choices"]
    assert [table["view"]["coins"] for table in (mine, yours, all_)] == [[5, None], [None, 5], [None, None]]


def test_a_viewer_is_remembered_when_named_with_a_move_and_not_by_a_view():
    talk = conquering()
    assert talk.ask("view", viewer=1)["viewer"] == 1
    assert talk.ask("view")["viewer"] is None
    region = regions(talk.ask("view"))[0]
    assert talk.ask("apply", action=["conquer", region], viewer=0)["viewer"] == 0
    assert talk.ask("view")["viewer"] == 0
    assert talk.ask("undo", viewer=None)["viewer"] is None


@pytest.mark.parametrize("op, fields", [("undo", {}), ("redo", {}), ("apply", {"action": ["done"]})])
def test_a_bad_viewer_moves_nothing(op, fields):
    talk = conquering()
    region = regions(talk.ask("view"))[0]
    talk.play(["conquer", region])
    if op == "redo":
        talk.ask("undo")
    before = talk.ask("view"), talk.ask("save")
    assert talk.ask(op, viewer=9, **fields) == {"error": "form", "field": "viewer"}
    assert (talk.ask("view"), talk.ask("save")) == before


def test_why_not_is_told_to_whoever_acts_and_to_a_bystander_only():
    talk = conquering()
    region = regions(talk.ask("view"))[0]
    asked = {"action": ["conquer", region]}
    assert ([talk.ask("explain", viewer=viewer, **asked)["why"] for viewer in (0, None, 1)]
            == [[], [], ["not_now"]])
    talk.ask("undo", viewer=1)  # refused, so nobody is named yet
    assert talk.ask("explain", **asked)["why"] == []
    other = regions(talk.ask("view"))[1]
    talk.ask("apply", action=["conquer", region], viewer=1)
    assert talk.ask("explain", action=["conquer", other]) == {"why": ["not_now"]}
    assert talk.ask("explain", action=["conquer", 0], viewer=2) == {"error": "form", "field": "viewer"}


# --- history --------------------------------------------------------------------------------------

def test_the_history_has_what_every_step_told():
    talk = Talk(seed=42)
    tables = [talk.first, talk.play(["take", 0])]
    tables.append(talk.play(["conquer", regions(tables[-1])[0]]))
    assert talk.ask("history") == {"history": [table["events"] for table in tables]}
    assert [notes[0]["event"] for notes in talk.ask("history")["history"]] == ["turn", "taken", "conquered"]


def test_what_was_undone_is_no_history():
    talk = conquering()
    before = talk.ask("history")
    talk.play(["conquer", regions(talk.ask("view"))[0]])
    talk.ask("undo")
    assert talk.ask("history") == before and talk.ask("redo")["step"] == 2
    assert len(talk.ask("history")["history"]) == 3


def test_the_history_of_a_loaded_match_is_the_same():
    talk = conquering()
    told, save = talk.ask("history"), talk.ask("save")["save"]
    assert talk.ask("load", save=save)["history"] == told["history"]
    assert talk.ask("history") == told


def test_notes_for_one_player_are_history_for_him_alone():
    talk = conquering()
    talk.door.match.now.events.append({"event": "whisper", "only": 1})
    told = [talk.ask("history", viewer=viewer)["history"][-1][1:] for viewer in (0, 1, None)]
    assert told == [[], [{"event": "whisper"}], []]
    assert talk.ask("history", viewer=2) == {"error": "form", "field": "viewer"}


def test_without_a_match_there_is_no_history():
    assert json.loads(Door().handle('{"op":"history"}')) == {"error": "no_match"}


# --- back and forth -------------------------------------------------------------------------------

def test_undo_and_redo():
    talk = conquering()
    before, region = talk.ask("view"), regions(talk.ask("view"))[0]
    after = talk.play(["conquer", region])
    back = talk.ask("undo")
    assert back["view"] == before["view"] and back["may_redo"] and back["events"] == []
    assert talk.ask("redo") == {**after, "may_redo": False}
    assert talk.ask("redo") == {"error": "redo", "why": ["nothing"]}


def test_what_was_seen_is_not_taken_back_but_in_a_sandbox():
    assert conquering().ask("undo") == {"error": "undo", "why": ["revealed"]}
    assert conquering(options={"sandbox": True}).ask("undo")["step"] == 0
    assert (Talk(options={"sandbox": "yes"}).first
            == {"error": "option", "option": "sandbox", "allowed": [False, True]})


def test_undo_for_one_goes_back_over_what_others_did():
    talk = Talk(options={"coins": "open"}, seed=42)
    talk.play(["take", 0])
    region = regions(talk.ask("view"))[0]
    before = talk.ask("view")
    table = talk.play(["conquer", region])
    while table["actor"] == 0:
        table = talk.play(["done"] if ["done"] in (all_ := [one["action"] for one in table["choices"]])
                          else all_[0])
    told = [talk.ask("view", **fields)["keeps"] for fields in ({}, {"people": [0]})]
    assert told == [["actor"], []]
    while talk.ask("view")["step"] > before["step"]:
        table = talk.ask("undo", people=[0])
    assert table["view"] == before["view"]
    assert talk.ask("undo", people=[0]) == {"error": "undo", "why": ["revealed"]}


@pytest.mark.parametrize("people", [0, [9], [-1], ["0"], [True], [0] * 17])
def test_people_are_players(people):
    talk = conquering()
    assert talk.ask("undo", people=people) == {"error": "form", "field": "people"}


def test_the_past_can_be_viewed_and_not_played():
    talk = conquering()
    past = talk.ask("view", at=0)
    assert (past["step"], past["steps"], past["choices"], past["may_undo"]) == (0, 1, [], False)
    assert past["view"] == talk.first["view"]


def test_several_actions_are_one_step_all_or_nothing():
    talk = conquering()
    one, other = regions(talk.ask("view"))[:2]
    before = talk.ask("view"), talk.ask("save")
    refused = talk.ask("apply", actions=[["conquer", one], ["conquer", one]])
    assert refused == {"error": "illegal", "why": ["own"], "action": 1}
    assert (talk.ask("view"), talk.ask("save")) == before
    table = talk.ask("apply", actions=[["conquer", one], ["conquer", other]])
    assert table["step"] == 2 and [event["region"] for event in table["events"]] == [one, other]
    save = talk.ask("save")["save"]
    assert save["actions"][1] == [["conquer", one], ["conquer", other]]
    assert talk.ask("undo")["view"] == before[0]["view"] and talk.ask("redo")["view"] == table["view"]
    assert talk.ask("load", save=save)["view"] == table["view"]


@pytest.mark.parametrize("fields", [
    {"actions": []}, {"actions": "done"}, {"actions": [["done"]] * 501}, {"actions": [["done"], "done"]},
    {"actions": None}, {"action": [["done"]]}, {"action": []}])
def test_what_is_no_list_of_actions_is_refused(fields):
    assert conquering().ask("apply", **fields)["error"] == "form"


def test_several_goals_are_asked_at_once():
    talk = conquering()
    assert talk.ask("reached", goals=[{"coins": 5}, {"coins": 6}, {"did": "take"}])["reached"] == [
        True, False, True]
    assert talk.ask("reached", goals=[]) == {"reached": []}
    assert talk.ask("reached", goals=[{"coins": 5}] * 51) == {"error": "form", "field": "goals"}


@pytest.mark.parametrize("action", [None, [], "conquer", [None], [1, 2], ["conquer", 1.5], ["conquer"] * 10])
def test_what_is_no_action_begun_is_refused(action):
    for op in ("explain", "forecast"):
        assert conquering().ask(op, action=action) == {"error": "form", "field": "action"}


# --- thinking -------------------------------------------------------------------------------------

def test_thinking_goes_on_until_it_is_done():
    talk = conquering()
    replies = [talk.ask("think", level="hard", ms=1, playouts=30) for _ in range(31)]
    assert replies[-1]["done"] and replies[-1]["playouts"] >= 30
    assert {tuple(item["action"]) for item in replies[-1]["ranking"]} <= {
        tuple(choice["action"]) for choice in talk.ask("view")["choices"]}


def test_thoughts_of_another_state_are_forgotten():
    talk = conquering(options={"sandbox": True})
    one, other = regions(talk.ask("view"))[:2]
    talk.play(["conquer", one])
    talk.ask("think", level="hard", playouts=20, ms=60_000)
    talk.ask("undo")
    talk.play(["conquer", other])
    ranked = talk.ask("think", level="hard", playouts=20, ms=60_000)["ranking"]
    fresh = conquering(options={"sandbox": True})
    fresh.play(["conquer", other])
    assert ranked == fresh.ask("think", level="hard", playouts=20, ms=60_000)["ranking"]


def test_a_search_goes_on_where_the_match_went():
    talk = conquering()
    best = talk.ask("think", level="hard", playouts=60, ms=60_000)["ranking"][0]["action"]
    talk.play(best)
    assert talk.ask("think", level="hard", playouts=1)["playouts"] >= 60


def test_the_level_is_that_of_the_seat_or_the_strongest():
    talk = conquering(seats=["easy", "human"])
    talk.ask("think")
    assert talk.door.mind.wish == ("easy", False)
    talk = conquering()
    talk.ask("think", playouts=1)
    assert talk.door.mind.wish == ("hard", False)
    assert talk.ask("think", level="genius") == {"error": "form", "field": "level"}


# --- trouble --------------------------------------------------------------------------------------

def test_a_bug_is_told_and_leaves_the_match_whole(monkeypatch):
    talk = conquering()
    before = talk.ask("save")
    monkeypatch.setattr(wire, "choices", lambda *_: 1 / 0)
    reply = talk.ask("legal_actions")
    assert reply["error"] == "bug" and "ZeroDivisionError" in reply["trace"]
    assert talk.ask("save") == before


def test_of_a_bug_the_last_eight_calls_are_told(monkeypatch):
    talk = conquering()

    def deeper(n):
        return deeper(n - 1) if n else 1 / 0
    monkeypatch.setattr(wire, "choices", lambda *_: deeper(20))
    assert "[Previous line repeated 5 more times]" in talk.ask("legal_actions")["trace"]  # of three lines


def test_an_action_that_breaks_leaves_the_match_whole(monkeypatch):
    talk = conquering()
    before, region = talk.ask("save"), regions(talk.ask("view"))[0]
    monkeypatch.setattr(talk.door.match.game.phases["conquer"], "do_conquer", lambda *_: 1 / 0, raising=False)
    monkeypatch.setattr(talk.door.match.game, "_doers", {})
    assert talk.ask("apply", action=["conquer", region])["error"] == "bug"
    assert talk.ask("save") == before and talk.ask("view")["step"] == 1


def test_unknown_operations_are_answered_with_the_known():
    assert json.loads(handle('{"op":"sing"}')) == {"error": "unknown_op", "known": sorted(OPS)}
    assert json.loads(handle('{"op":["games"]}'))["error"] == "unknown_op"


def test_names_are_short():
    talk = conquering()
    assert talk.ask("new_game", game="x" * (NAME + 1), map=MAP) == {"error": "form", "field": "game"}
    assert talk.ask("new_game", game="x" * NAME, map=MAP)["error"] == "missing"


def test_a_match_has_an_end_to_its_actions(monkeypatch):
    monkeypatch.setattr("tabletop.match.ACTIONS", 2)
    talk = conquering()
    region, other = regions(talk.ask("view"))[:2]
    talk.play(["conquer", region])
    assert talk.ask("apply", action=["done"]) == {"error": "illegal", "why": ["too_long"]}


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
    talk = conquering()
    goal = {"all": [{"any": [{"coins": 5}] * 20}] * 5}
    assert talk.ask("reached", goals=[goal]) == {"error": "goal", "why": ["many"]}
    assert talk.ask("reached", goals=[{"all": goal["all"][:4]}])["reached"] == [True]


def test_even_a_quick_thinker_keeps_to_its_time():
    talk = conquering()
    slices = [talk.ask("think", level="normal", ms=1) for _ in range(300)]
    done = next(n for n, reply in enumerate(slices) if reply["done"])
    whole = conquering().ask("think", level="normal", ms=60_000)
    assert whole["done"] and slices[done] == whole and whole["playouts"] == len(
        [action for action in talk.door.match.now.legal])
