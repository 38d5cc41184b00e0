"""Goals of The Wolves: every kind is reached when it should be and not before; what is no goal is refused."""

import json
import re
from pathlib import Path

import pytest
from den import table

from tabletop import Refusal
from tabletop.wire import Door
from wolves import GAME
from wolves.goals import GOALS

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json")
                    .read_text(encoding="utf-8"))["$defs"]["wolves.goal"]["oneOf"]
KINDS = GOALS.kinds


def camp():
    """In region 0: an alpha, a wolf and a den of a at the lake, a lone wolf, a pack wolf of b."""
    return (table().stand("0C2", a="alpha").stand("0D1", a="pack").stand("0C3", a="den")
            .stand("0D3", b="pack")
            .lay("0E1", "lone").has("a", terrains=3, actions=1))


def key(t, name) -> str:
    """A hex as goals call it."""
    return "{},{}".format(*t.names[name])


def reached(t, **goal) -> bool:
    """Whether the goal is, with hexes by the names of the language of positions."""
    t.s
    text = re.sub(r'"(\d[A-E]\d)"', lambda found: json.dumps(key(t, found[1])), json.dumps(goal))
    return GAME.reached(t.match, json.loads(text))


def turns(t, before, *moves, **goal):
    """The goal is not reached before the moves, is after them, and no more when they are taken back."""
    assert reached(t, **goal) is before
    t.play("a", *moves).paid()
    assert reached(t, **goal) is not before
    t.match.sandbox = True
    while t.match.actions:
        t.match.undo()
    assert reached(t, **goal) is before


@pytest.mark.parametrize("moves, goal", [
    (["howl 0E1"], {"called": 1}), (["howl 0E1"], {"event": "howl", "hex": "0E1"}),
    (["howl 0E1"], {"day": 1}),
    (["howl 0E1"], {"stands": {"0E1": ["pack"], "0C2": ["alpha"]}}), (["howl 0E1"], {"did": "howl"}),
    (["howl 0E1"], {"points": 1}), (["lair 0C3"], {"lairs": 1}), (["lair 0C3"], {"points": 5}),
    (["lair 0C3"], {"stands": {"0C3": ["lair"]}}), (["den 0D1 howl"], {"dens": 2, "track": "howl"}),
    (["den 0D1 howl"], {"stands": {"0D1": ["den", "pack"]}}), (["den 0D1 spread"], {"dens": 2}),
    (["move 0C2 alpha 0D3"], {"event": "displaced", "player": 1}),
    (["move 0C2 alpha 0D3"], {"event": "move", "hex": "0C2"}),
    (["dominate 0D3 pack"], {"event": "dominate"}),
    (["dominate 0D3 pack"], {"not": {"stands": {"0D3": ["pack"]}, "player": 1}}),
    (["howl 0E1"], {"any": [{"called": 2}, {"all": [{"called": 1}, {"day": 1}]}]}),
    (["howl 0E1"], {"ever": {"called": 1}})])
def test_an_action_reaches(moves, goal):
    t = camp().has("a", terrains=6, dens=[0, 0, 1])
    if moves[0].startswith("move"):
        t.play("a", *moves).paid()
        while t.phase == "displace":
            t.match.apply(t.s.legal[0])
        assert reached(t, **goal)
    else:
        turns(t, False, *moves, **goal)


@pytest.mark.parametrize("goal", [
    {"called": 1}, {"stands": {"0C2": ["pack"]}}, {"stands": {"0C2": ["alpha", "alpha"]}},
    {"stands": {"0D3": ["pack"]}},
    {"can": "lair", "hex": "0D1"}, {"can": "hunt"}, {"can": "move", "player": 1}, {"leads": [1]},
    {"leads": [0, 1]},
    {"left": 4}, {"left": 1, "player": 1}, {"lairs": 1}, {"prey": 1}, {"trophies": 1},
    {"points": 1}, {"moon": 5}, {"actions": 2},
    {"terrains": 4}, {"shows": {"desert": 2}}, {"day": 1}, {"phase": "move"}, {"won": True},
    {"won": False}, {"did": "howl"}])
def test_nothing_has_reached_it_yet(goal):
    assert not reached(camp(), **goal)


@pytest.mark.parametrize("goal", [
    {"stands": {"0C2": ["alpha"], "0D1": ["pack"]}}, {"stands": {"0D3": ["pack"]}, "player": 1},
    {"can": "lair", "hex": "0C3"},
    {"can": "howl"}, {"leads": [0]}, {"left": 3}, {"left": 0, "player": 1}, {"dens": 1},
    {"actions": 1}, {"terrains": 3},
    {"shows": {"forest": 2, "desert": 1}}, {"phase": "act"}, {"points": 0}, {"moon": 4}])
def test_it_is_so_from_the_start(goal):
    assert reached(camp(), **goal)


def test_actions_left_count_the_one_under_way_and_none_when_the_turn_has_gone():
    t = camp().with_(left=1).has("a", terrains=9, actions=0).play("a", "move 0D1 pack 0A2")
    assert t.phase == "pay" and reached(t, left=1) and not reached(t, left=2)
    t.paid()
    t.play("a", *(["done"] if t.phase == "move" else []))
    assert t.phase == "act" and not reached(t, left=1) and reached(t, left=0)
    t.play("a", "done")
    assert not reached(t, left=1) and reached(t, left=2, player=1) and reached(t, event="turn", player=1)
    assert not reached(t, event="turn", player=1, hex="0C2")  # a turn begins on no hex


def test_a_moon_to_come_counts_as_the_map_stands():
    t = camp().with_(stacks=[["crescent"], [], [], [], [], []])
    assert reached(t, moon=4) and not reached(t, moon=5) and not reached(t, moon=4, player=1)


def test_a_scored_region_and_the_end():
    stacks = [["full"], [], [], [], [], []]
    t = camp().with_(calendar=21, scored=2, stacks=stacks).play("a", "howl 0E1")
    t.paid().play("a", "stay desert").paid().play("a", "done")
    assert reached(t, trophies=1) and reached(t, won=True) and reached(t, won=False, player=1)
    assert reached(t, event="scored", region=0) and not reached(t, event="scored", region=1)
    assert reached(t, event="over")


def test_asking_changes_nothing():
    t = camp()
    t.play("a", "howl 0E1")
    before = json.dumps(t.match.save()), [s.__dict__ for s in t.match.states]
    for goal in ({"called": 1}, {"ever": {"leads": [0]}}, {"can": "den"}, {"event": "howl"}):
        GAME.reached(t.match, goal)
    assert (json.dumps(t.match.save()), [s.__dict__ for s in t.match.states]) == before


@pytest.mark.parametrize("goal, why", [
    ({}, "kind"), ({"coins": 1}, "kind"), ({"called": 1, "hex": "0,0"}, "kind"), ({"stands": {}}, "stands"),
    ({"stands": ["0,0"]}, "stands"), ({"stands": {"9,99": ["den"]}}, "stands"),
    ({"stands": {"0,0": "den"}}, "stands"),
    ({"stands": {"0,0": ["cub"]}}, "stands"), ({"stands": {"0,0": []}}, "stands"),
    ({"stands": {"0,0": [[]]}}, "stands"),
    ({"leads": [9]}, "leads"), ({"leads": ["0"]}, "leads"), ({"leads": []}, "leads"),
    ({"leads": [True]}, "leads"),
    ({"can": "dance"}, "can"), ({"can": "den", "hex": "9,99"}, "hex"), ({"can": "den", "hex": 7}, "hex"),
    ({"dens": 1, "track": "tea"}, "track"), ({"dens": -1}, "dens"), ({"shows": {"sea": 1}}, "shows"),
    ({"shows": {"rock": -1}}, "shows"), ({"day": 1.0}, "day"), ({"called": 1, "player": 3}, "player"),
    ({"event": "scored", "region": 9}, "region"), ({"event": "scored", "region": True}, "region"),
    ({"event": "tea"}, "event"), ({"left": None}, "left")])
def test_what_is_no_goal_is_refused(goal, why):
    t = camp()
    t.s
    with pytest.raises(Refusal) as refused:
        GAME.reached(t.match, goal)
    assert refused.value.code == "goal" and why in refused.value.facts["why"]


def test_by_the_wire():
    door = Door()
    board = json.loads((ROOT / "maps/wolves/2.json").read_text(encoding="utf-8"))
    assert door.answer({"op": "position", "game": "wolves", "map": board, "state": {"left": 2}})["step"] == 0
    assert door.answer({"op": "reached", "goals": [{"left": 2}]}) == {"reached": [True]}
    told = json.loads(door.handle('{"op":"reached","goals":[{"tea":1}]}'))
    assert told == {"error": "goal", "why": ["kind"]}


def test_the_lists_are_whole():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "py/wolves").rglob("*.py"))
    assert set(re.findall(r'\.note\("(\w+)"', source)) == set(GOALS.events)
    text = ((ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
            .split("## The Wolves")[1].split("**Goals.**")[1])
    told = text.split("\n## ")[0]
    assert set(KINDS) <= set(re.findall(r"`(\w+)`", told))
    assert sorted(goal["required"][0] for goal in SCHEMA) == sorted(KINDS)
    for goal in SCHEMA:
        kind = goal["required"][0]
        assert set(goal["properties"]) == {kind, *KINDS[kind][1]}, kind


def test_what_aims_at_no_hex_can_be_done_on_none():
    t = table().has("a", terrains=1).shows("forest", "rock", "grass", "tundra", "forest")
    t.stand("0B1", a="alpha")
    assert not reached(t, can="stay", hex="0B1") and reached(t, can="stay")
    t.play("a", "den 0B1 speed")
    ways = {action[1] for action in t.s.legal}
    assert t.phase == "pay" and ways and reached(t, can="pay")
    assert not any(GAME.reached(t.match, {"can": "pay", "hex": t.s.board.keys[way]}) for way in ways)
