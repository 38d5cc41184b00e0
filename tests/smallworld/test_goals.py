"""Goals: every kind is reached when it should be and not before, undo takes it back,
what is no goal is refused."""

import json
import re
from pathlib import Path

import pytest

from smallworld import GAME
from conquest.goals import EVENTS, GOALS
from table import table
from tabletop import Game, Refusal
from tabletop.wire import Door

KINDS = GOALS.kinds
ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))


def camp():
    """Humans at the shore, elves on the ridge and their old dwarves in the moor; conquests have begun."""
    return (table(a="humans hill", b="elves swamp").own("a", shore=2, hand=6).own("b", ridge=2)
            .faded("b", "dwarves", moor=1).tribes("wood").with_(phase="conquer"))


def reached(t, **goal) -> bool:
    t.s
    return GAME.reached(t.match, goal)


def turns(t, before, *moves, **goal):
    """The goal is not reached before the moves, is after them, and no more when they are taken back."""
    assert reached(t, **goal) is before
    t.play("a", *moves)
    assert reached(t, **goal) is not before
    t.match.sandbox = True
    for _ in moves:
        t.match.undo()
    assert reached(t, **goal) is before


@pytest.mark.parametrize("goal", [
    {"holds": ["meadow"]}, {"holds": ["shore", "meadow"]},
    {"troops": {"meadow": 2, "shore": 1}}, {"lands": 2},
    {"event": "conquered"}, {"event": "conquered", "region": "meadow"},
    {"event": "conquered", "race": "humans"},
    {"did": "conquer"}, {"not": {"hand": 6}}, {"all": [{"lands": 2}, {"hand": 5}]},
    {"any": [{"lands": 9}, {"did": "conquer"}]}, {"ever": {"holds": ["meadow"]}}])
def test_a_conquest_reaches(goal):
    turns(camp(), False, "conquer meadow", **goal)


@pytest.mark.parametrize("goal", [
    {"holds": ["meadow", "ridge"]}, {"troops": {"meadow": 3}}, {"lands": 3},
    {"event": "conquered", "times": 2},
    {"event": "conquered", "region": "wood"}, {"event": "conquered", "race": "elves"}, {"event": "rolled"},
    {"event": "conquered", "player": 1}, {"did": "done"}, {"did": "conquer", "player": 1}, {"earned": 0},
    {"hand": 6}, {"holds": ["meadow"], "player": 1}, {"won": True}, {"won": False}, {"phase": "redeploy"}])
def test_a_conquest_does_not_reach(goal):
    assert not reached(camp().play("a", "conquer meadow"), **goal)


def test_a_phase_and_the_coins_of_a_turn():
    t = camp().play("a", "conquer meadow", "done")
    assert reached(t, phase="redeploy") and not reached(t, earned=1) and reached(t, coins=5)
    t.end_turn("a")
    assert reached(t, earned=4) and not reached(t, earned=5) and reached(t, coins=9)
    assert not reached(t, coins=10)
    assert reached(t, event="scored") and not reached(t, event="scored", player=1)
    assert not reached(t, phase="redeploy") and reached(t, ever={"phase": "redeploy"})


def test_races_and_what_became_of_them():
    t = camp()
    assert reached(t, race="humans") and reached(t, race="humans", power="hill", declined=False)
    assert not reached(t, race="humans", declined=True) and not reached(t, race="humans", power="swamp")
    assert reached(t, race="dwarves", player=1, declined=True) and not reached(t, race="dwarves")
    assert reached(t, holds=["ridge", "moor"], player=1)


def test_the_end_is_won_by_one_and_not_by_the_other():
    t = (table(a="humans hill", b="").own("a", meadow=3)
         .with_(round=4, first=1, actor="a", phase="conquer", coins=[5, 6]))
    t.s
    assert not reached(t, won=True) and not reached(t, event="over")
    t.end_turn("a")
    assert reached(t, won=True) and reached(t, won=False, player=1) and not reached(t, won=True, player=1)
    assert reached(t, event="over")


def test_asking_changes_nothing():
    t = camp().play("a", "conquer meadow")
    before = json.dumps(t.match.save()), [s.__dict__ for s in t.match.states]
    for goal in ({"holds": ["meadow"]}, {"ever": {"coins": 3}}, {"event": "scored"}):
        GAME.reached(t.match, goal)
    assert (json.dumps(t.match.save()), [s.__dict__ for s in t.match.states]) == before


DEEP = {"not": {"not": {"not": {"not": {"not": {"not": {"coins": 1}}}}}}}


@pytest.mark.parametrize("goal, why", [
    ({}, "kind"), ({"tea": 1}, "kind"), ({"player": 0}, "kind"), ({"coins": 1, "lands": 1}, "kind"),
    ({"coins": 1, "tea": 1}, "kind"), ({"phase": "conquer", "player": 0}, "kind"), (DEEP, "deep"),
    ({"not": 1}, "kind"),
    ({"all": []}, "all"), ({"any": {}}, "any"), ({"all": [{"coins": 1}] * 21}, "all"), ({"all": [7]}, "kind"),
    ({"holds": []}, "holds"), ({"holds": ["nowhere"]}, "holds"), ({"holds": "meadow"}, "holds"),
    ({"holds": [[]]}, "holds"),
    ({"holds": {"meadow": 1}}, "holds"), ({"troops": ["meadow"]}, "troops"),
    ({"troops": {"nowhere": 1}}, "troops"),
    ({"troops": {"meadow": -1}}, "troops"), ({"troops": {"meadow": True}}, "troops"),
    ({"coins": -1}, "coins"),
    ({"coins": 1.0}, "coins"), ({"coins": 10_001}, "coins"), ({"earned": "7"}, "earned"),
    ({"lands": None}, "lands"),
    ({"race": "hill"}, "race"), ({"race": "humans", "declined": 1}, "declined"),
    ({"race": "humans", "power": "orcs"}, "power"),
    ({"coins": 1, "player": 2}, "player"), ({"coins": 1, "player": -1}, "player"),
    ({"event": "tea"}, "event"),
    ({"event": []}, "event"), ({"event": "rolled", "region": "nowhere"}, "region"),
    ({"event": "rolled", "times": -1}, "times"),
    ({"did": "dance"}, "did"), ({"did": {}}, "did"), ({"phase": "lunch"}, "phase"), ({"won": 1}, "won"),
    ({"not": {"coins": -1}}, "coins"), ({"any": [{"lands": 1}, {"lands": -1}]}, "lands")])
def test_what_is_no_goal_is_refused(goal, why):
    with pytest.raises(Refusal) as refused:
        reached(camp(), **goal)
    assert refused.value.code == "goal" and why in refused.value.facts["why"]


def test_by_the_wire():
    door = Door()
    assert door.answer({"op": "new_game", "game": "smallworld", "map": camp().map})["step"] == 0
    assert door.answer({"op": "reached", "goals": [{"coins": 5}]}) == {"reached": [True]}
    assert json.loads(door.handle('{"op":"reached","goals":[{"tea":1}]}')) == {
        "error": "goal", "why": ["kind"]}
    assert json.loads(door.handle('{"op":"reached","goals":{}}')) == {"error": "form", "field": "goals"}
    assert json.loads(Door().handle('{"op":"reached","goals":[{"coins":5}]}')) == {"error": "no_match"}


def test_a_game_without_goals_says_so():
    with pytest.raises(Refusal, match="unsupported"):
        Game().reached(None, {})


def test_the_lists_are_whole():
    source = "".join(path.read_text(encoding="utf-8") for package in ("conquest", "smallworld")
                     for path in (ROOT / "py" / package).rglob("*.py"))
    assert set(re.findall(r'\.note\("(\w+)"', source)) == set(EVENTS)
    text = ((ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
            .split("**Goals.**")[1].split("What is undone")[0])
    rows = " ".join(re.findall(r"^\| (.*?) \|", text, re.M))
    assert set(re.findall(r"`(\w+)`", rows)) >= set(KINDS)
    kinds = [goal["required"][0] for goal in SCHEMA["$defs"]["smallworld.goal"]["oneOf"]]
    assert sorted(kinds) == sorted(KINDS)
    for goal in SCHEMA["$defs"]["smallworld.goal"]["oneOf"]:
        kind = goal["required"][0]
        assert set(goal["properties"]) == {kind, *KINDS[kind][1]}
