"""docs/PROTOCOL.md and docs/protocol.schema.json tell the truth: every request and reply of whole games fits."""

import json
import os
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from smallworld import GAME
from smallworld.homemade.effects import EFFECTS
from tabletop.wire import OPS, Door

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
MADE = [json.loads((ROOT / f"examples/{name}.json").read_text(encoding="utf-8")) for name in ("bakers", "tunnelling")]
NAMES = set(SCHEMA["$defs"])
CHECKS = {name: Draft202012Validator({"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"}) for name in NAMES}


def board(players):
    """A printed board."""
    return json.loads((ROOT / f"maps/smallworld/{players}.json").read_text(encoding="utf-8"))


def fits(name, data):
    """Fail with the first thing that does not fit a definition."""
    error = next(CHECKS[name].iter_errors(data), None)
    assert error is None, f"{name}: {error.message} at {list(error.absolute_path)}"


class Watched:
    """A table that checks every request and every reply against the schema."""

    def __init__(self):
        self.door, self.seen, self.events, self.phases = Door(), set(), set(), set()

    def ask(self, op, **fields):
        """Ask for something that must be granted."""
        fits(f"request.{op}", {"op": op, **fields})
        reply = json.loads(self.door.handle(json.dumps({"op": op, **fields})))
        assert "error" not in reply, reply
        fits(f"reply.{op}", reply)
        self.seen.add(op)
        if "view" in reply:
            fits("smallworld.view", reply["view"])
            self.events |= {event["event"] for event in reply["events"]}
            self.phases |= {reply["frame"]["phase"]} if reply["frame"] else set()
        if "forecast" in reply:
            fits("smallworld.forecast", reply["forecast"])
        return reply

    def refused(self, code, **request):
        """Ask for something that must be refused with this code."""
        reply = json.loads(self.door.handle(json.dumps(request)))
        assert reply["error"] == code, reply
        fits("error", reply)
        return reply


def python(*words, **more):
    """Run Python on the sources; what it printed."""
    path = os.pathsep.join([str(ROOT / "py"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, encoding="utf-8", timeout=120,
                          env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- the schema ---------------------------------------------------------------------------------

def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)
    uses = re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(SCHEMA))
    assert set(uses) <= NAMES
    assert NAMES - set(uses) == {name for name in NAMES if name.startswith(("smallworld.", "reply."))} - set(uses)


def test_the_operations_are_those_of_the_wire():
    assert {name[8:] for name in NAMES if name.startswith("request.")} == set(OPS)
    assert {name[6:] for name in NAMES if name.startswith("reply.")} == set(OPS)
    table = TEXT.split("## Operations")[1].split("\n\n")[1]
    assert sorted(re.findall(r"^\| `(\w+)` ", table, re.M)) == sorted(OPS)


def test_every_field_of_a_request_is_in_the_document():
    table = TEXT.split("## Operations")[1].split("\n\n")[1]
    rows = {row.split("`")[1]: row for row in table.splitlines()[2:]}
    rows["position"] += rows["new_game"]
    for op in OPS:
        for name in set(SCHEMA["$defs"][f"request.{op}"]["properties"]) - {"op"}:
            assert f"`{name}`" in rows[op], (op, name)


def test_every_error_of_the_source_is_described():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "py").rglob("*.py"))
    raised = set(re.findall(r'Refusal\("(\w+)"', source)) | {"bug"}
    described = {code for error in SCHEMA["$defs"]["error"]["oneOf"]
                 for code in re.findall(r"'error': {'const': '(\w+)'}", str(error))}
    listed = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", TEXT.split("## Errors")[1].split("## ")[0], re.M))))
    assert raised == described == listed


@pytest.mark.parametrize("wrong", [{"step": True}, {"step": -1}, {"more": 1}, {"choices": [{}]}, {"over": {}}, {"actor": "a"}])
def test_the_schema_can_say_no(wrong):
    table = Watched().ask("new_game", game="smallworld", map=board(2))
    assert not CHECKS["reply.new_game"].is_valid({**table, **wrong})


# --- whole games ---------------------------------------------------------------------------------

@cache
def whole_game(players):
    """A random game in which everything is asked along the way."""
    w, dice = Watched(), random.Random(players)
    w.ask("games")
    table = w.ask("new_game", game="smallworld", map=board(players), seats=["human"] * players, seed=players, viewer=None,
                  options={"homemade": MADE} if players % 2 else {"sandbox": True})
    told = [table["events"]]
    while table["choices"]:
        table = w.ask("apply", step=table["step"], action=chosen(table, dice))
        told.append(table["events"])
        if table["choices"] and dice.random() < 0.1:
            looked_around(w, table, dice)
    assert table["over"]["winners"] and table["actor"] is None
    assert w.ask("history", viewer=None) == {"events": told}
    w.refused("over", op="think")
    w.refused("illegal", op="apply", action=["done"])
    save = w.ask("save")["save"]
    assert w.ask("load", save=save)["over"] == table["over"]
    return w


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_request_and_reply_of_a_whole_game_fits(players):
    assert whole_game(players).seen >= set(OPS) - {"position", "inspect_wheel"}


def chosen(table, dice):
    """A random choice, with an end to rearranging."""
    actions = [choice["action"] for choice in table["choices"]]
    return ["done"] if ["done"] in actions and dice.random() < 0.3 else dice.choice(actions)


def looked_around(w, table, dice):
    """Everything but playing on, and what must be refused."""
    players, step = len(table["seats"]), table["step"]
    goal = {"any": [{"coins": dice.randrange(40)}, {"event": "rolled", "times": 2}]}
    fits("smallworld.goal", goal)
    w.ask("reached", goal=goal)
    w.refused("goal", op="reached", goal={"tea": 1})
    w.refused("goal", op="reached", goal={"ever": {"not": {"ever": {"coins": 1}}}})  # it would take for ever
    for viewer in (None, *range(players)):
        seen = w.ask("view", viewer=viewer, at=dice.randrange(step + 1))
        assert seen["viewer"] == viewer
    region = dice.randrange(len(table["view"]["band"]))
    w.ask("explain", verb="conquer", region=region)
    for viewer in set(range(players)) - {table["actor"]}:
        assert w.ask("explain", verb="conquer", region=region, viewer=viewer) == {"why": ["not_now"]}
    w.ask("forecast", region=region)
    w.ask("forecast")
    w.ask("legal_actions", viewer=dice.randrange(players))
    level = dice.choice(["easy", "normal"])
    while not w.ask("think", level=level, ms=50)["done"]:
        pass
    w.ask("think", level="hard", playouts=2)
    w.refused("stale", op="apply", step=step + 1, action=["done"])
    w.refused("illegal", op="apply", action=["dance", region])
    w.refused("form", op="view", at=step + 1)
    if table["may_undo"]:
        w.ask("undo")
        w.ask("redo")
    else:
        w.refused("undo", op="undo")
    w.refused("redo", op="redo")


def test_the_document_knows_every_phase_and_event():
    phases, events = (set().union(*(getattr(whole_game(players), name) for players in (2, 3, 4, 5)))
                      for name in ("phases", "events"))
    assert phases >= {"draft", "conquer", "redeploy", "retreat"}
    assert events >= {"turn", "taken", "conquered", "scored", "over"}
    for word in phases | events:
        assert f"`{word}`" in TEXT, word
    sources = (path for name in ("tabletop", "smallworld") for path in (ROOT / "py" / name).rglob("*.py"))
    noted = set(re.findall(r's\.note\("(\w+)"', "".join(path.read_text("utf-8") for path in sources)))
    assert set(TEXT.split("Events: ")[1].split(".\n")[0].replace("`", "").split()) == noted


def test_positions_and_every_other_error_fit():
    w = Watched()
    w.refused("no_match", op="undo")
    w.refused("unknown_op", op="sing")
    fits("error", json.loads(w.door.handle("{")))
    w.refused("unknown_op", op=1)
    state = {"bands": [{"player": 0, "race": "elves", "power": "hill", "lands": {}, "hand": 5}], "phase": "conquer", "players": 3}
    w.ask("position", game="smallworld", map=board(3), state=state, viewer=0)
    w.refused("position", op="position", game="smallworld", map=board(3), state={"phase": "lunch"})
    new = {"op": "new_game", "game": "smallworld", "map": board(2)}
    w.refused("missing", **{**new, "game": "chess"})
    w.refused("missing", **new, options={"extra": ["dodos"]})
    w.refused("option", **new, options={"coins": "none"})
    w.refused("option", **new, options={"extra": 1})
    w.refused("homemade", **new, options={"homemade": [*MADE, 1]})
    w.refused("homemade", **new, options={"homemade": 1})
    w.refused("players", **new, seats=["human"])
    w.refused("seats", **new, seats=[1])
    w.refused("map", **{**new, "map": {"rounds": 1, "regions": []}})
    w.refused("wheel", op="inspect_wheel", data="UEsDBA==")
    save = w.ask("save")["save"]
    w.refused("save", op="load", save={**save, "actions": [["done", 9]]})
    w.refused("old_save", op="load", save={**save, "format": 0})
    w.refused("old_save", op="load", save={**save, "version": "0"})
    w.refused("undo", op="undo")


# --- the document ---------------------------------------------------------------------------------

def test_the_session_of_the_document_is_real():
    lines = TEXT.split("```session\n")[1].split("```")[0].splitlines()
    asked, told = ([line[2:] for line in lines if line.startswith(mark)] for mark in "><")
    assert len(asked) == len(told) == len(lines) / 2 > 10
    replies = python("-m", "tabletop", input="\n".join(asked) + "\n").splitlines()
    for reply, shown in zip(replies, told, strict=True):
        start, cut, _ = shown.partition("…")
        assert reply.startswith(start) and (cut or reply == shown), shown


def test_the_bot_of_the_document_plays_a_whole_game(tmp_path):
    bot = tmp_path / "bot.py"
    code = TEXT.split("```python\n")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line]) <= 15
    bot.write_text(code, encoding="utf-8")
    over = json.loads(python(bot, ROOT / "tests/maps/tiny.json"))
    fits("over", over)
    assert len(over["scores"]) == 2


def test_the_pipe_survives_bytes_that_are_no_text():
    path = os.pathsep.join([str(ROOT / "py"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run([sys.executable, "-m", "tabletop"], input=b'\xff\xfe\n\n{"op":"sing"}\n{"op":"\\ud800"}\n{}',
                          capture_output=True, timeout=60, env={**os.environ, "PYTHONPATH": path})
    replies = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert [reply["error"] for reply in replies] == ["json", "unknown_op", "json", "unknown_op"]


def test_the_effects_of_the_document_are_those_of_the_engine():
    table = TEXT.split("| effect | fields |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` ", table, re.M) == list(EFFECTS)
    in_schema = [one["properties"]["effect"]["const"] for one in SCHEMA["$defs"]["effect"]["oneOf"]]
    assert in_schema == list(EFFECTS)
    for effect, schema in zip(EFFECTS.values(), SCHEMA["$defs"]["effect"]["oneOf"], strict=True):
        assert set(schema["properties"]) == {"effect", *effect.fields}
        for name, allowed in effect.fields.items():
            assert in_range(schema["properties"][name]) == list(allowed)


def in_range(field):
    """The values a small schema allows."""
    if "$ref" in field:
        field = SCHEMA["$defs"][field["$ref"].removeprefix("#/$defs/")]
    if field.get("type") == "boolean":
        return [False, True]
    return field.get("enum") or [field["const"]] if "minimum" not in field else list(
        range(field["minimum"], field["maximum"] + 1))


def test_the_view_of_the_document_names_every_field():
    for name in SCHEMA["$defs"]["smallworld.view"]["properties"]:
        assert f"`{name}`" in TEXT or f"`{name}[" in TEXT, name
    for name in SCHEMA["$defs"]["table"]["properties"]:
        assert f"`{name}`" in TEXT, name
    assert list(GAME.mods) == re.findall(r"`(smallworld\.\w+)`", TEXT.split("## Wheels")[1])
