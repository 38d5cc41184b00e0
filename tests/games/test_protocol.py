"""docs/PROTOCOL.md and docs/protocol.schema.json tell the truth:
every request and reply of whole games fits."""

import importlib
import json
import os
import re
import subprocess
import sys

import pytest
from jsonschema_rs import meta

from smallworld import GAME
from conquest.effects import EFFECTS
from tabletop import games
from tabletop.wire import OPS
from watched import MADE, ROOT, SCHEMA, TALKS, TEXT, Watched, board, check, fits, section, whole_game

KEYS = sorted(games())
FAMILY = {"smallworld": "conquest", "azeroth": "conquest"}  # the package that several games share
TABLES = [(key, players) for key in KEYS for players in games()[key].players]
APART = {"position", "inspect_wheel", "workshop", "survey", "trial", "settings", "arrange", "aims", "solve",
         "solved"}  # of no whole game
NAMES = set(SCHEMA["$defs"])


def python(*words, **more):
    """Run Python on the sources; what it printed."""
    path = os.pathsep.join([str(ROOT / "py"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True,
                          encoding="utf-8",
                          env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- the schema ---------------------------------------------------------------------------------

def test_the_schema_is_one():
    meta.validate(SCHEMA)
    uses = re.findall(r'"\$ref": "#/\$defs/([^"]+)"', json.dumps(SCHEMA))
    assert set(uses) <= NAMES
    assert (NAMES - set(uses)
            == {name for name in NAMES if "." in name and not name.startswith("request.")} - set(uses))


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
    errors = TEXT.split("## Errors")[1].split("## ")[0]
    listed = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", errors, re.M))))
    assert raised == described == listed


@pytest.mark.parametrize("wrong", [{"step": True}, {"step": -1}, {"more": 1}, {"choices": [{}]},
                                   {"over": {}}, {"actor": "a"}])
def test_the_schema_can_say_no(wrong):
    table = Watched().ask("new_game", game="smallworld", map=board("smallworld", 2))
    assert not check("reply.new_game").is_valid({**table, **wrong})


# --- whole games ---------------------------------------------------------------------------------

def test_every_installed_game_is_talked_about():
    assert KEYS == sorted(TALKS) == sorted({name.split(".")[0] for name in NAMES if name.endswith(".goal")})


@pytest.mark.parametrize("key, players", TABLES)
def test_every_request_and_reply_of_a_whole_game_fits(key, players):
    seen = whole_game(key, players).seen
    assert seen >= set(OPS) - {*APART, "undo", "redo"}


def goals(key):
    """The goals of a game, or of its family."""
    package = key if (ROOT / "py" / key / "goals.py").exists() else FAMILY[key]
    return importlib.import_module(f"{package}.goals").GOALS


def met(key, what) -> set:
    """All operations, phases, events or codes of the whole games."""
    return set().union(*(getattr(whole_game(key, players), what) for players in games()[key].players))


@pytest.mark.parametrize("key", KEYS)
def test_in_whole_games_every_operation_is_used(key):
    assert met(key, "seen") >= set(OPS) - APART


@pytest.mark.parametrize("key", KEYS)
def test_the_document_knows_every_phase_and_event(key):
    known = set(re.findall(r"`(\w+)`", section(key)))
    assert met(key, "phases") | met(key, "events") <= known
    assert {phase for phase in games()[key].phases if phase in known} >= met(key, "phases") > set()
    source = "".join(path.read_text("utf-8") for name in {key, FAMILY.get(key, key)}
                     for path in (ROOT / "py" / name).rglob("*.py"))
    noted = set(re.findall(r'\.note\("(\w+)"', source))
    listed = set(section(key).split("Events: ")[1].split(".\n")[0].replace("`", "").split())
    assert noted <= listed <= set(goals(key).events)
    assert all(f'"{event}"' in source for event in listed)
    assert "over" in met(key, "events") and len(met(key, "events")) > len(listed) / 2


@pytest.mark.parametrize("key", KEYS)
def test_the_document_knows_every_reason(key):
    listed = re.findall(r"`(\w+)`",
                        section(key).split("Codes of `explain` and `illegal`: ")[1].split("\n\n")[0])
    assert met(key, "codes") <= set(listed) and len(set(listed)) == len(listed)
    source = "".join(path.read_text("utf-8") for path in (ROOT / "py").rglob("*.py"))
    assert [code for code in listed if f'"{code}"' not in source] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_and_the_document_name_every_goal(key):
    kinds = goals(key).kinds.keys()
    schema = SCHEMA["$defs"][f"{key}.goal"]["oneOf"]
    assert kinds == {next(iter(one["properties"])) for one in schema}
    assert [kind for kind in kinds if f"`{kind}`" not in section(key).split("**Goals.**")[1]] == []


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_of_events_and_the_table_of_the_document_agree(key):
    one = SCHEMA["$defs"][f"{key}.event"].get("oneOf", ())
    rows = re.findall(r"^\| ((?:`\w+`,? ?)+)\| (.*) \|$", section(key).split("| event | facts |")[-1],
                      re.M) if one else []
    told = {name: facts for names, facts in rows for name in re.findall(r"`(\w+)`", names)}
    for schema in one:
        facts = set(schema["properties"]) - {"event"}
        assert ([fact for fact in facts if f"`{fact}`" not in told[schema["properties"]["event"]["const"]]]
                == [])


def test_positions_and_every_other_error_fit():
    w = Watched()
    w.refused("no_match", op="undo")
    w.refused("unknown_op", op="sing")
    fits("error", json.loads(w.door.handle("{")))
    w.refused("unknown_op", op=1)
    state = {"bands": [{"player": 0, "race": "elves", "power": "hill", "lands": {}, "hand": 5}],
             "phase": "conquer", "players": 3}
    w.ask("position", game="smallworld", map=board("smallworld", 3), state=state, viewer=0)
    w.refused("position", op="position", game="smallworld", map=board("smallworld", 3),
              state={"phase": "lunch"})
    new = {"op": "new_game", "game": "smallworld", "map": board("smallworld", 2)}
    w.refused("missing", **{**new, "game": "chess"})
    w.refused("missing", **new, options={"extra": ["dodos"]})
    w.refused("option", **new, options={"coins": "none"})
    w.refused("option", **new, options={"extra": 1})
    w.refused("homemade", **new, options={"homemade": [*MADE, 1]})
    w.refused("homemade", **new, options={"homemade": 1})
    w.refused("players", **new, seats=["human"])
    w.refused("seats", **new, seats=[1])
    w.refused("map", **{**new, "map": {"rounds": 1, "regions": []}})
    chart, row = board("warcraft", 2), {"at": [90, 90], "melee": 1}
    for change in ({"pieces": ["town"]}, {"places": {"here": [90, 90]}}, {"neutral": {"pieces": [row]}},
                   {"seats": [{}, {"gold": "much"}]}, {"scenario": {"laws": ["gate"]}}):
        w.refused("map", op="new_game", game="warcraft", map={**chart, **change})
    isles = board("azeroth", 2)
    w.refused("map", op="new_game", game="azeroth", map={**isles, "islands": isles["islands"] * 2})
    w.refused("wheel", op="inspect_wheel", data="UEsDBA==")
    save = w.ask("save")["save"]
    w.refused("save", op="load", save={**save, "actions": [["done", 9]]})
    w.refused("old_save", op="load", save={**save, "format": 0})
    w.refused("old_save", op="load", save={**save, "version": "9"})
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
    done = subprocess.run([sys.executable, "-m", "tabletop"],
                          input=b'\xff\xfe\n\n{"op":"sing"}\n{"op":"\\ud800"}\n{}', capture_output=True,
                          env={**os.environ, "PYTHONPATH": path})
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


@pytest.mark.parametrize("key", KEYS)
def test_the_view_and_the_forecast_of_the_document_name_every_field(key):
    for part in ("view", "forecast"):
        for name in SCHEMA["$defs"][f"{key}.{part}"]["properties"]:
            assert f"`{name}`" in section(key) or f"`{name}[" in section(key), name
    for name in SCHEMA["$defs"]["table"]["properties"]:
        assert f"`{name}`" in TEXT, name


def test_the_entry_points_of_the_document_are_those_of_the_game():
    assert list(GAME.mods) == re.findall(r"`(smallworld\.\w+)`", TEXT.split("## Wheels")[1])
