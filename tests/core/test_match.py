"""Matches: refused actions, crashes that leave no trace, undo and redo, saves and replays."""

import copy
import json

import pytest

from tabletop import Match, Refusal
from tabletop.choice import legal_with
from tabletop.saves import FORMAT, SEEDS
from toy import MAP, TOY, begin

GAMES = {"toy": TOY}


def data(match) -> list:
    """All that a match has gone through."""
    return [state.__dict__ for state in match.states], list(match.actions), list(match.undone)


def refused(call, *args) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        call(*args)
    return refusal.value


def played(*actions, **options):
    match = begin(**options)
    for action in actions:
        match.apply(action)
    return match


# --- applying -----------------------------------------------------------------------------------

def test_a_legal_action_makes_a_new_state_and_keeps_the_old():
    match = begin()
    before = match.now.clone().__dict__
    match.apply(["save", 2])
    assert match.states[0].__dict__ == before and match.now.purse == [2, 0] and match.actions == [("save", 2)]


@pytest.mark.parametrize("action", [("save", 3), ("dance",), (), ("save",), ("save", 1, 1),
                                    ("draw", 0), ("more",)])
def test_what_is_not_legal_is_refused_and_changes_nothing(action):
    match = begin()
    before = copy.deepcopy(data(match))
    refusal = refused(match.apply, action)
    assert refusal.code == "illegal" and data(match) == before


def test_a_refusal_names_the_reasons_of_the_game():
    match = begin()
    match.game = copy.copy(TOY)
    match.game.explain = lambda s, action: list(action)
    match.now.game = match.game
    assert refused(match.apply, ("walk", 2)).facts["why"] == ["walk", 2]


def test_a_crash_leaves_the_match_whole():
    match = played(("save", 1))
    before = copy.deepcopy(data(match))
    with pytest.raises(ZeroDivisionError):
        match.apply(("crash",))
    assert data(match) == before
    match.apply(("save", 1))
    assert match.now.purse == [1, 1]


def test_every_state_has_the_events_of_its_own_action():
    match = played(("save", 1), ("look",))
    assert [note["event"] for note in match.now.events] == ["peek"]


@pytest.mark.parametrize("players", [0, 5])
def test_a_match_has_as_many_players_as_its_game_allows(players):
    assert refused(begin, players).as_reply() == {"error": "players", "allowed": [1, 2, 3, 4]}


@pytest.mark.parametrize("options",
                         [{"tea": 1}, {"cards": 4}, {"cards": True}, {"cards": [6]}, {"sandbox": 1}])
def test_unknown_options_are_refused(options):
    assert refused(lambda: begin(**options)).code == "option"


def test_options_not_named_have_their_defaults():
    assert len(begin().now.deck) == 6 and len(begin(cards=3).now.deck) == 3


def test_a_bad_map_is_refused():
    assert refused(Match, TOY, {"near": [[1], []]}, {}, ["human"], 1).facts["why"] == ["one_sided"]


def test_a_game_without_positions_says_so():
    assert refused(Match, TOY, MAP, {}, ["human"], 1, {}).code == "unsupported"


# --- undo and redo ------------------------------------------------------------------------------

def test_a_quiet_action_is_taken_back():
    match = played(("look",))
    before = match.states[0].__dict__
    assert match.keeps() == []
    match.undo()
    assert match.now.__dict__ == before and match.actions == [] and match.undone == [("look",)]


@pytest.mark.parametrize("action, reasons", [
    (("roll",), ["chance"]), (("draw",), ["revealed", "actor"]), (("save", 1), ["actor"])])
def test_an_action_that_gave_something_away_stays(action, reasons):
    match = played(action)
    before = copy.deepcopy(data(match))
    assert match.keeps() == reasons
    refusal = refused(match.undo)
    assert (refusal.code, refusal.facts["why"], data(match)) == ("undo", reasons, before)


def test_nothing_done_is_nothing_to_undo():
    assert begin().keeps() == ["nothing"] and refused(begin().undo).facts["why"] == ["nothing"]


@pytest.mark.parametrize("action", [("roll",), ("draw",), ("save", 1)])
def test_in_a_sandbox_everything_is_taken_back(action):
    match = played(action, sandbox=True)
    before = match.states[0].__dict__
    match.undo()
    assert match.now.__dict__ == before


def test_redo_goes_the_same_way_again():
    match = played(("roll",), ("draw",), ("roll",), sandbox=True)
    before = copy.deepcopy(data(match))
    for _ in range(3):
        match.undo()
    for _ in range(3):
        match.redo()
    assert data(match) == before


def test_a_save_keeps_what_was_taken_back():
    match = played(("roll",), ("draw",), ("save", 1), sandbox=True)
    match.undo()
    match.undo()
    again = Match.load(GAMES, json.loads(json.dumps(match.save())))
    assert data(again)[1:] == data(match)[1:] == ([("roll",)], [("save", 1), ("draw",)])
    assert len(again.states) == 2
    again.redo()
    again.redo()
    assert again.actions[-1] == ("save", 1) and "undone" not in again.save()


@pytest.mark.parametrize("undone", [["dance"], [["dance"]], [[]], "save", {"save": 1}, [["save", 1]] * 20001])
def test_a_save_with_broken_redo_is_refused(undone):
    save = {**played(("look",)).save(), "undone": undone}
    assert refused(Match.load, GAMES, save).code == "save"


def test_nothing_taken_back_is_nothing_to_redo():
    assert refused(played(("look",)).redo).as_reply() == {"error": "redo", "why": ["nothing"]}


def test_a_new_action_forgets_what_was_taken_back():
    match = played(("look",))
    match.undo()
    match.apply(("roll",))
    assert match.undone == [] and refused(match.redo).code == "redo"


def test_a_refused_action_does_not_forget_it():
    match = played(("look",))
    match.undo()
    refused(match.apply, ("dance",))
    match.redo()
    assert match.actions == [("look",)]


# --- undo over what others did --------------------------------------------------------------------

def test_undo_goes_back_to_the_last_choice_of_a_player_over_what_others_did():
    look = [("look",), ("done",), ("done",)]
    match = played(*look, ("save", 1), *look, ("save", 2))
    before = match.states[3].__dict__
    assert match.keeps() == ["actor"] and match.keeps([0]) == []
    match.undo([0])
    assert match.now.__dict__ == before and match.actions == look
    match.undo([0])
    assert match.actions == look[:2] and match.undone == [("save", 1), ("done",)]


def test_what_the_others_did_is_forgotten_and_only_the_own_step_comes_again():
    match = played(("save", 1), ("look",), ("done",))
    match.undo([0])
    assert match.undone == [("save", 1)]
    match.redo()
    assert match.actions == [("save", 1)] and match.now.actor == 1 and refused(match.redo).code == "redo"


def test_what_was_taken_back_after_others_moved_is_forgotten_when_their_moves_are():
    match = played(("save", 1), ("save", 1), ("look",))
    match.undo([0])
    assert match.undone == [("look",)]
    match.undo([0])
    assert match.undone == [("save", 1)]


@pytest.mark.parametrize("moves, reasons", [
    ([("roll",)], ["chance"]), ([("draw",)], ["revealed"]),
    ([("look",), ("done",), ("done",), ("roll",)], ["chance"])])
def test_nobody_goes_back_over_chance_or_what_came_to_light(moves, reasons):
    match = played(("save", 1), *moves)
    before = copy.deepcopy(data(match))
    assert match.keeps([0]) == reasons
    assert refused(match.undo, [0]).facts["why"] == reasons and data(match) == before


def test_one_who_has_not_chosen_yet_has_nothing_to_take_back():
    match = played(("look",))
    assert match.keeps([1]) == ["nothing"] == match.keeps([])
    assert match.keeps([0, 1]) == []


def test_in_a_sandbox_a_player_goes_back_over_chance_too():
    match = played(("save", 1), ("roll",), ("draw",), sandbox=True)
    match.undo([0])
    assert match.actions == []


# --- saves --------------------------------------------------------------------------------------

def save():
    return played(("roll",), ("draw",), ("look",), ("more",)).save()


def test_a_save_is_replayed_to_the_same_states():
    match = played(("roll",), ("draw",), ("look",), ("more",))
    again = Match.load(GAMES, json.loads(json.dumps(match.save())))
    assert data(again) == data(match) and again.save() == match.save()
    assert [state.events for state in again.states] == [state.events for state in match.states]


def test_a_save_names_all_it_takes():
    assert save() == {"format": FORMAT, "game": "toy", "version": "0", "map": MAP, "options": {},
                      "seats": ["human"] * 2, "seed": 7, "contents": {},
                      "actions": [["roll"], ["draw"], ["look"], ["more"]]}


def test_what_was_taken_back_is_not_saved():
    match = played(("look",))
    match.undo()
    assert match.save()["actions"] == []


def test_options_and_seed_are_saved():
    match = played(("roll",), cards=3, seed=99, sandbox=True)
    again = Match.load(GAMES, match.save())
    assert data(again) == data(match) and again.sandbox


def test_another_seed_is_another_game():
    assert begin(seed=1).now.deck != begin(seed=2).now.deck


def test_a_save_with_an_illegal_step_names_it():
    refusal = refused(Match.load, GAMES, {**save(), "actions": [["roll"], ["more"]]})
    assert (refusal.code, refusal.facts) == ("save", {"why": ["illegal"], "step": 1})


@pytest.mark.parametrize("action", ["roll", [], [1], ["save", 1.0], ["save", True], ["save", None],
                                    [["roll"]], [["roll"], 3], [["roll"]] * 501, ["a"] * 10])
def test_a_save_with_a_step_of_wrong_form_names_it(action):
    refusal = refused(Match.load, GAMES, {**save(), "actions": [["roll"], action]})
    assert (refusal.code, refusal.facts) == ("save", {"why": ["form"], "step": 1})


@pytest.mark.parametrize("field", ["format", "game", "version", "map", "options", "seats", "seed", "actions"])
@pytest.mark.parametrize("junk", [None, 1.5, True])
def test_a_save_with_a_wrong_field_names_it(field, junk):
    refusal = refused(Match.load, GAMES, {**save(), field: junk})
    assert refusal.code == "save" and refusal.facts["why"] == [field]


@pytest.mark.parametrize("junk", [None, [], "save", 3, {}])
def test_what_is_no_save_is_refused(junk):
    assert refused(Match.load, GAMES, junk).code == "save"


@pytest.mark.parametrize("change, reply", [
    ({"format": FORMAT + 1}, {"error": "old_save", "format": FORMAT + 1, "supported": FORMAT}),
    ({"version": "9"}, {"error": "old_save", "version": "9", "supported": "0"}),
    ({"game": "chess"}, {"error": "missing", "why": ["chess"]}),
    ({"seats": [1]}, {"error": "seats"}), ({"seed": -1}, {"error": "save", "why": ["seed"]}),
    ({"seed": SEEDS}, {"error": "save", "why": ["seed"]}),
    ({"position": 3}, {"error": "save", "why": ["position"]}),
    ({"options": {"cards": 9}}, {"error": "option", "option": "cards", "allowed": [6, 3]})])
def test_a_save_from_elsewhere_is_refused_with_the_reason(change, reply):
    assert refused(Match.load, GAMES, {**save(), **change}).as_reply() == reply


def test_loading_leaves_the_save_as_it_is():
    text = save()
    before = copy.deepcopy(text)
    Match.load(GAMES, text).apply(("done",))
    assert text == before


@pytest.mark.parametrize("begun", [("save",), ("save", None), (None, 1)])
def test_what_is_left_open_of_an_action_may_be_anything(begun):
    found = legal_with(begin().now, begun)
    assert ("save", 1) in found and ("draw",) not in found and ("roll",) not in found
