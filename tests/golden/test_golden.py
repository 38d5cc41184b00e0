"""Recorded games, played again step by step, here and in Pyodide; tests/examples/test_added.py plays them
under another hash seed, with more in the box."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from golden.hashing import KEYS, MAPS, dealt, game, part, records, replay
from golden.seen import shown, whole
from golden.tale import TOLD, Tale

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
SIZE = 3 << 19  # bytes of the folder of a game


def clean(**more) -> dict:
    """Surroundings in which nobody measures coverage, which would only slow the replay."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    path = os.pathsep.join((str(ROOT / "py"), str(ROOT / "tests")))
    return {**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **more}


def answer(process) -> dict:
    """The last line that a replay in another process printed."""
    out, err = process.communicate()
    assert process.returncode == 0, err
    return json.loads(out.splitlines()[-1])


def begun(*command, **more):
    """A process whose answer is read later."""
    return subprocess.Popen(command, cwd=ROOT, env=clean(**more), text=True, encoding="utf-8",
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def all_well() -> dict:
    """What a replay of every game has to answer."""
    steps = {key: sum(len(record["actions"]) for record in records(key).values()) for key in KEYS}
    return {key: {"games": len(records(key)), "steps": steps[key], "wrong": {}} for key in KEYS}


@cache
def replayed(key) -> tuple:
    """All records of a game played again in this process: what went wrong, what was shown, how they ended,
    what was told and thought."""
    wrong, found, ends, tales = {}, set(), {}, {}
    for name, record in records(key).items():
        last, tale = [], Tale()

        def told(before, action, after):
            found.update(shown(key, before, action, after))
            tale.goes_on(before, after)
            last[:] = [after]

        fault = replay(record, told)
        found |= whole(record)
        ends[name], tales[name] = not last[0].stack, tale.told
        if fault:
            wrong[name] = fault
    return wrong, found, ends, tales


def wanted(key) -> list:
    """Everything that the records of a game must show; what they owe of a trait that none of them is dealt
    from is told by tests/test_owed.py."""
    rules = game(key)
    new = {name for names in rules.contents(rules.checked({})).values() for name in names} - dealt(key)
    verbs = {f"verb {verb[3:]}" for name in new for verb in vars(type(rules.traits[name]))
             if verb.startswith("do_")}
    return [item for item in part(key, "wanted").wanted()
            if item.split()[0] not in new and item not in verbs]


def test_every_game_with_a_folder_of_records_is_known():
    assert len(KEYS) > 1 and KEYS == sorted(path.name for path in GOLDEN.iterdir()
                                            if path.is_dir() and not path.name.startswith(("_", ".")))


@pytest.mark.parametrize("key", KEYS)
def test_recorded_games_go_the_same_way_again(key):
    assert replayed(key)[0] == {}, f"if a rule was meant to change: python tests/golden/record.py {key}"


@pytest.mark.parametrize("key", KEYS)
def test_recorded_games_are_told_the_same_way_again(key):
    then, now = json.loads(TOLD.read_text(encoding="utf-8"))[key], replayed(key)[3]
    assert now.keys() == then.keys(), "new records are told too: python tests/golden/rehash.py told"
    other = [name for name in now if now[name] != then[name]]
    assert other == [], "if it was meant to be told or thought otherwise: python tests/golden/rehash.py told"


@pytest.mark.parametrize("key", KEYS)
def test_recorded_games_show_everything_there_is_and_nothing_else(key):
    names = wanted(key)
    assert len(set(names)) == len(names)
    assert [item for item in names if item not in replayed(key)[1]] == [], "record.py seeks what is missing"
    assert replayed(key)[1] - set(names) == set()


@pytest.mark.parametrize("key", KEYS)
def test_a_hundred_whole_games_with_every_number_of_players(key):
    games, players = records(key), game(key).players
    dealt = [games[name] for name, over in replayed(key)[2].items() if over and "position" not in games[name]]
    seats = [len(record["seats"]) for record in dealt]
    assert len(seats) >= 100 and all(seats.count(n) >= 20 for n in players)
    assert {record["map"] for record in games.values()} == {path.stem for path in (MAPS / key).glob("*.json")}
    assert {record["game"] for record in games.values()} == {key}


def test_what_small_world_wants_names_every_race_and_power():
    names = set(wanted("smallworld"))
    assert {f"{key} {what}" for key in ("ghouls", "diplomat", "wealthy") for what in
            ("drafted", "conquers", "declines")} <= names
    kinds = game("smallworld").contents(game("smallworld").checked({})).values()
    assert {f"{key} drafted" for keys in kinds for key in keys if key in dealt("smallworld")} <= names


def test_what_the_wolves_want_names_every_verb_track_moon_and_prey():
    names = set(wanted("wolves"))
    assert {"howl in act", "done in act", "move in move", "done in move", "pay in pay", "hunt in hunt",
            "place in draft", "pack in pack", "faces in faces", "displace in displace"} <= names
    assert {"den speed 4 of two", "dominated howl 1 of many", "quarter by an own den", "full tie for second",
            "crescent empty", "hunts moose", "prey 5 of two", "dominate on tundra"} <= names


def test_what_small_world_of_warcraft_wants_names_every_race_power_find_island_and_side():
    names, rules = set(wanted("azeroth")), game("azeroth")
    assert {f"{key} {what}" for key in (*rules.races, *rules.powers) if key in dealt("azeroth")
            for what in ("drafted", "conquers", "declines")} <= names
    assert {f"{key} found" for key in rules.finds if key in dealt("azeroth")} <= names
    assert sum(name.startswith("plays on ") for name in names) == 12
    assert {f"a team game of {n} to the end" for n in (3, 4, 5)} <= names
    assert {"verb drive", "a live bomb", "a dud", "a bomb comes back", "2 races pay the bonus"} <= names


@pytest.mark.parametrize("key", KEYS)
def test_recorded_games_are_small(key):
    assert sum(path.stat().st_size for path in (GOLDEN / key).rglob("*") if path.is_file()) < SIZE


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_action_hash_or_map_is_noticed(key):
    record = next(iter(records(key).values()))
    middle = len(record["hashes"]) // 2
    digit = "0" if record["hashes"][middle] != "0" else "1"
    hashes = record["hashes"][:middle] + digit + record["hashes"][middle + 1:]
    assert replay({**record, "hashes": hashes}).startswith("step")
    assert "start" in replay({**record, "seed": record["seed"] + 1})
    assert "not legal" in replay({**record, "actions": [["take", 99], *record["actions"][1:]]})
    assert "rules" in replay({**record, "rules": "00000000"})
    assert "match" in replay({**record, "hashes": record["hashes"][:-8]})


def test_recorded_games_go_the_same_way_in_pyodide():
    told = answer(begun("node", str(GOLDEN / "replay.mjs")))
    assert (told["replayed"], told["platform"]) == (all_well(), "emscripten")
