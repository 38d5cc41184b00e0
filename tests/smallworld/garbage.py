"""Tables to throw garbage at, and requests to be damaged; what it is made of stands in tests/junk.py."""

import json
import random
from pathlib import Path

from junk import ask, copied
from tabletop.wire import Door

ROOT = Path(__file__).resolve().parents[2]
MAP = json.loads((ROOT / "tests/maps/tiny.json").read_text(encoding="utf-8"))
BIG = json.loads((ROOT / "maps/smallworld/2.json").read_text(encoding="utf-8"))
MADE = [json.loads((ROOT / f"examples/{name}.json").read_text(encoding="utf-8"))
        for name in ("bakers", "tunnelling")]
POSITION = {"bands": [{"player": 0, "race": "halflings", "power": "heroic", "hand": 4,
                       "lands": {"meadow": 3, "shore": 1}},
                      {"player": 1, "race": "trolls", "power": "bivouacking", "hand": 2,
                       "lands": {"moor": 2}},
                      {"player": 1, "race": "ghouls", "power": "spirit", "declined": True,
                       "lands": {"fen": 2}}],
            "actor": 0, "round": 2, "first": 0, "coins": [7, 3], "column": [["elves", "hill", 2]],
            "tribes": ["wood"], "tokens": {"meadow": {"hero": 1}, "moor": {"lair": 1, "camp": 2}},
            "memo": {"halflings": 2}, "phase": "conquer", "players": 2}


def played(steps=45, seed=3, options=None):
    """A table in mid-game, with something to redo."""
    door, dice = Door(), random.Random(seed)
    table = ask(door, op="new_game", game="smallworld", map=MAP, options=options or {}, seed=seed,
                seats=["human", "easy"])
    for _ in range(steps):
        table = ask(door, op="apply", action=dice.choice(table["choices"])["action"])
    if table["may_undo"]:
        ask(door, op="undo")
    return door


DOOR = played()
SAVE = ask(DOOR, op="save")["save"]
HOMEMADE_SAVE = ask(played(20, 4, {"homemade": MADE}), op="save")["save"]


def played_copy():
    """A table like DOOR that a request may change."""
    return copied(DOOR)


def played_match():
    """DOOR's match once more, from its save."""
    door = Door()
    ask(door, op="load", save=SAVE)
    return door.match


REQUESTS = [
    {"op": "games"}, {"op": "legal_actions"}, {"op": "view", "viewer": 0, "at": 12},
    {"op": "undo", "viewer": 1},
    {"op": "redo", "viewer": 0}, {"op": "save"}, {"op": "explain", "action": ["conquer", 3]},
    {"op": "forecast", "action": ["conquer", 4]}, {"op": "think", "ms": 1, "playouts": 1, "level": "normal"},
    {"op": "inspect_wheel", "data": "UEsDBA=="},
    {"op": "reached",
     "goals": [{"all": [{"ever": {"event": "conquered", "times": 2}}, {"holds": ["meadow"]}]}]},
    {"op": "save", "whole": True}, {"op": "think", "ms": 1, "level": "normal", "every": True},
    {"op": "apply", "actions": [list(DOOR.match.now.legal[0]), ["done"]]},
    {"op": "apply", "step": len(DOOR.match.actions), "viewer": 0, "action": list(DOOR.match.now.legal[0])},
]
