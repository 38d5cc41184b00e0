"""Damaged scenarios, positions, saves, questions and goals: refused with a reason, or as good as any."""

import json
import random

import pytest
from field import MAPS, chart, clash
from hypothesis import given
from hypothesis import strategies as some
from junk import ask, copied, hunt, mutations, send

from golden.warcraft.plan import freely
from tabletop.wire import Door
from warcraft import GAME

BOARDS = sorted(path.stem for path in MAPS.glob("*.json"))
POSITION = {
    "pieces": [["0,0", 0, "melee", 2], ["0,0", 1, "ranged", 1], ["0,1", 0, "worker", 1]],
    "outposts": [["0,1", 0, False]], "depleted": {"0,1": 1}, "hands": [["fast"], ["curse"]],
    "levels": [[1, 1, 1], [2, 1, 1]], "races": ["orc", "undead"], "gold": [3, 4], "step": "spend", "actor": 1,
    "round": 4, "first": 1, "goal": 15, "out": [], "training": [[1, 0, 0, 0], [0, 0, 0, 1]]}


def begun(name, **more) -> dict:
    """The request for a match on a map."""
    data = chart(name)
    return {"op": "new_game", "game": "warcraft", "map": data, "seats": ["human"] * len(data["seats"]),
            "seed": 5, **more}


def played(name, steps=400, wanted="cards"):
    """A table in the middle of a game, in a battle if it comes to one."""
    door, chance = Door(), random.Random(5)
    ask(door, **begun(name))
    for n in range(steps):
        s = door.match.now
        if not s.legal or n > steps // 2 and s.stack[-1]["phase"] == wanted:
            break
        door.match.apply(freely(s, chance, set()))
    return door


TABLES = [played("4"), played("2"), played("3", wanted="lose"), played("nordrassil", 200),
          played("necromancers", wanted="harvest"), played("captives", 90)]
SAVES = [ask(door, op="save", whole=whole)["save"] for door in TABLES for whole in (False, True)]
QUESTIONS = [{"op": op, "action": [verb, 0, "melee", 3]} for op in ("explain", "forecast")
             for verb in ("move", "train", "build", "found", "upgrade", "deploy", "fight", "lose", "battle")]
GOALS = [{"op": "reached", "goals": [
    {"all": [{"holds": ["0,0"]}, {"army": {"melee": 1}}, {"stands": {"0,1": ["worker"]}},
             {"ever": {"event": "killed", "space": "0,0", "piece": "melee", "times": 1}}]},
    {"can": "move", "space": "0,0", "piece": "melee"}]}]


@hunt
@given(mutations(*(begun(name, options={"goal": 20, "race_0": "human"}) for name in BOARDS)))
def test_damaged_scenarios(request):
    door = Door()
    if "error" not in send(door, json.dumps(request)):
        goes_on(door)


@hunt
@given(mutations(POSITION))
def test_damaged_positions(state):
    door = Door()
    request = {**begun("2"), "op": "position", "state": state}
    if "error" not in send(door, json.dumps(request)):
        goes_on(door)


@hunt
@given(mutations(*SAVES), some.integers(0, len(TABLES) - 1))
def test_damaged_saves(save, at):
    door = copied(TABLES[at])
    if "error" not in send(door, json.dumps({"op": "load", "save": save})):
        goes_on(door)


@hunt
@given(mutations(*QUESTIONS, *GOALS), some.integers(0, len(TABLES) - 1))
def test_damaged_questions(request, at):
    send(copied(TABLES[at]), json.dumps(request))


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_nothing_that_is_not_offered_can_be_done(at):
    door = copied(TABLES[at])
    s = door.match.now
    for action in ([*list(s.legal[0]), 1], ["move", -1, "melee", 0], ["raise", 99], ["give", 0, "tea"],
                   ["battle"], ["lose", 0, 0, "captive"], ["fight", 0, 99]):
        assert send(door, json.dumps({"op": "apply", "action": action}))["error"] == "illegal", action


def goes_on(door):
    """What was taken can be played on and looked at."""
    chance = random.Random(1)
    for _ in range(20):
        s = door.match.now
        if not s.legal:
            return
        ask(door, op="apply", action=list(chance.choice(s.legal)))
        ask(door, op="forecast")
        assert s.game.check(s) == []


def test_who_stays_in_a_battle_is_one_of_those_there_are():
    f = clash("melee", "melee").go("done")
    battle = next(one for one in f.s.stack if one["phase"] == "battle")
    seats = len(f.s.teams)
    for p, why in ((0, []), (seats - 1, []), (seats, ["shape"]), (-1, ["shape"])):
        battle["stay"] = [p]
        assert GAME.check(f.s) == why
