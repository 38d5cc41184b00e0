"""Recorded games, played again step by step: here, under two hash seeds, and in Pyodide."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(GOLDEN))

import hashing  # noqa: E402
import seen  # noqa: E402
from smallworld import GAME  # noqa: E402
from wanted import wanted  # noqa: E402

GAMES = hashing.records()
HASH_SEEDS = ("0", "12345")
SIZE = 3 << 20  # bytes of the whole folder


def clean(**more) -> dict:
    """Surroundings in which nobody measures coverage, which would only slow the replay."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    return {**kept, "PYTHONPATH": str(ROOT / "py"), "PYTHONDONTWRITEBYTECODE": "1", **more}


def answer(process) -> dict:
    """The last line that a replay in another process printed."""
    out, err = process.communicate()
    assert process.returncode == 0, err
    return json.loads(out.splitlines()[-1])


def begun(*command, **more):
    """A process whose answer is read later."""
    return subprocess.Popen(command, cwd=ROOT, env=clean(**more), text=True, encoding="utf-8",
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@cache
def replayed() -> tuple:
    """All games played again in this process: what went wrong, what was shown, how they ended."""
    wrong, found, ends = {}, set(), {}
    for name, record in GAMES.items():
        last = []

        def told(before, action, after):
            found.update(seen.shown(before, action, after))
            last[:] = [after]

        fault = hashing.replay(record, told)
        found |= seen.options_shown(record)
        ends[name] = not last[0].stack
        if fault:
            wrong[name] = fault
    return wrong, found, ends


def test_recorded_games_go_the_same_way_again():
    assert replayed()[0] == {}, "if a rule was meant to change: python tests/smallworld/record.py"


def test_recorded_games_show_everything_there_is():
    missing = [item for item in wanted() if item not in replayed()[1]]
    assert missing == [], "record.py seeks what is missing"


def test_a_hundred_whole_games_with_every_number_of_players():
    ends = replayed()[2]
    dealt = [GAMES[name] for name, over in ends.items() if over and "position" not in GAMES[name]]
    whole = [len(record["seats"]) for record in dealt]
    assert len(whole) >= 100
    assert all(whole.count(players) >= 20 for players in GAME.players)
    assert {record["map"] for record in GAMES.values()} == {"2", "3", "4", "5"}


def test_what_is_wanted_names_every_race_and_power():
    names = set(wanted())
    assert len(names) == len(wanted())
    assert {f"{key} {what}" for key in ("ghouls", "diplomat", "wealthy") for what in
            ("drafted", "conquers", "declines")} <= names
    assert sum(item.endswith(" drafted") for item in names) == 14 + 20


def test_nothing_is_shown_that_nobody_wants():
    assert replayed()[1] - set(wanted()) == set()


def test_recorded_games_are_small():
    assert sum(path.stat().st_size for path in GOLDEN.rglob("*") if path.is_file()) < SIZE


def test_a_changed_action_hash_or_map_is_noticed():
    record = next(iter(GAMES.values()))
    middle = len(record["hashes"]) // 2
    digit = "0" if record["hashes"][middle] != "0" else "1"
    hashes = record["hashes"][:middle] + digit + record["hashes"][middle + 1:]
    assert hashing.replay({**record, "hashes": hashes}).startswith("step")
    assert "start" in hashing.replay({**record, "seed": record["seed"] + 1})
    assert "not legal" in hashing.replay({**record, "actions": [["take", 99], *record["actions"][1:]]})
    assert "rules" in hashing.replay({**record, "rules": "00000000"})
    assert "match" in hashing.replay({**record, "hashes": record["hashes"][:-8]})


def test_recorded_games_go_the_same_way_under_two_hash_seeds():
    script = str(GOLDEN / "hashing.py")
    processes = [begun(sys.executable, script, PYTHONHASHSEED=seed) for seed in HASH_SEEDS]
    for told in [answer(process) for process in processes]:
        assert (told["wrong"], told["games"]) == ({}, len(GAMES))
        assert told["steps"] == sum(len(record["actions"]) for record in GAMES.values())


def test_recorded_games_go_the_same_way_in_pyodide():
    told = answer(begun("node", str(GOLDEN / "replay.mjs")))
    assert (told["wrong"], told["games"], told["platform"]) == ({}, len(GAMES), "emscripten")
    assert told["steps"] == sum(len(record["actions"]) for record in GAMES.values())
