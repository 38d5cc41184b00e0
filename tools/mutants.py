"""Breaks the rules on purpose, one small change at a time, and sees whether the tests notice:
python build.py mutants --count 150 --seed 1. What nobody notices is shown; a run that was stopped goes on."""
import hashlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tools import setup
from tools.changes import Change, changes
from tools.sight import MADE, TESTS, affordable, fingerprint, homes, imported, planned, pytest, seen
from tools.step import ROOT

TRIED = MADE / "tried.jsonl"
SOURCES = ("py", "tests", "maps", "lessons", "examples")
LONGEST, BROAD = 15, 60  # seconds of work of the tests tried on a change, the nearest first; on imported code
EMPTY = 5  # what pytest answers when there was no test
REPLAYED = 600  # seconds of work in which all recorded games are played again, or a change makes one hang
GAMES = ("smallworld", "azeroth", "wolves", "warcraft")
RECORDS = {"tabletop": GAMES, "conquest": GAMES[:2]}  # of a game: its own
SAME = json.loads((ROOT / "tools/same.json").read_text("utf-8"))  # changes that change nothing, with a reason


# --- who notices ---------------------------------------------------------------------------------

def key(change: Change) -> str:
    """What a change is remembered by."""
    return hashlib.sha256(f"{change.path}\n{change.text}".encode()).hexdigest()[:16]


def known() -> dict:
    """What was tried before: {key: {"by", "tree"}}."""
    rows = map(json.loads, TRIED.read_text("utf-8").splitlines()) if TRIED.exists() else ()
    return {row["key"]: row for row in rows}


def remember(change: Change, by: str, tree: str):
    """Write down what came of a change."""
    with TRIED.open("a", encoding="utf-8") as file:
        print(json.dumps({"key": key(change), "by": by, "tree": tree}), file=file)


def forked(tasks: list, took: dict, told):
    """Try changes, (change, tests, the one that noticed it before) each, in one pytest that forks;
    told(change, by) as it goes."""
    MADE.mkdir(exist_ok=True)
    out = MADE / "out.jsonl"
    out.write_text("")
    rows = [{"key": key(change), "path": str(ROOT / change.path), "was": change.was, "text": change.text,
             "tests": tests, "first": first} for change, tests, first in tasks]
    child = pytest("tools.noticing", {"changes": rows, "seconds": took, "budget": LONGEST,
                    "out": str(out), "learned": str(MADE / "took.json")}, *TESTS)
    count, waiting = 0, {key(change): change for change, *_ in tasks}
    while True:
        ended = child.poll() is not None
        found = out.read_text("utf-8").splitlines()
        for row in map(json.loads, found[count:]):
            told(waiting[row["key"]], row["by"])
        count = len(found)
        if ended:
            break
        time.sleep(0.5)
    if count < len(tasks):
        sys.exit(child.stdout.read()[-3000:])


def afresh(change: Change, tests: list, took: dict) -> str:
    """The test that notices a change in a copy of py/, "" if none does: for what modules do when imported."""
    tests = affordable(tests, took, BROAD)
    while by := copied(change, tests, took):
        if by not in took or by in sound or not copied(None, [by], took):
            sound.add(by)
            return by
        tests.remove(by)  # it fails alone, or others did its work for it
    return ""


sound: set = set()


@contextmanager
def altered(change: Change | None):
    """A copy of py/ with a change, or with none, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(ROOT / "py", Path(folder) / "py")
        if change:
            (copy / Path(change.path).relative_to("py")).write_text(change.text, encoding="utf-8")
        yield copy


def copied(change: Change | None, tests: list, took: dict) -> str:
    """The test that fails first in a copy of py/ with a change, or with none."""
    with altered(change) as copy:
        failed = copy.parent / "failed"
        job = {"tests": tests, "seconds": took, "failed": str(failed)}
        child = pytest("tools.noticing", job, "-x", *homes(tests), folder=copy)
        child.communicate()
        if child.returncode in (0, EMPTY):
            return ""
        return failed.exists() and failed.read_text() or f"pytest, {child.returncode}"


def recorded(change: Change) -> str:
    """The recorded game that a change spoils, "" if it spoils none."""
    package = change.path.split("/")[1]
    with altered(change) as copy:
        command = [setup.PYTHON, "-m", "tools.spoilt", *RECORDS.get(package, [package])]
        around = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        room = partial(resource.setrlimit, resource.RLIMIT_CPU, (REPLAYED, REPLAYED))
        done = subprocess.run(command, cwd=ROOT, env=around, preexec_fn=room, capture_output=True, text=True)
        return done.stdout.strip() if not done.returncode else "a recorded game breaks off"


def sample(count: int, seed: int, only: str) -> list:
    """So many changes, drawn from all that are possible in py/."""
    every = [change for path in sorted((ROOT / "py").rglob("*.py"))
             for change in changes(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
             if only in change.path]
    return random.Random(seed).sample(every, min(count, len(every)))


# --- what comes of it ----------------------------------------------------------------------------

def same(change: Change) -> str:
    """Why a change changes nothing that anybody could notice; "" if it does."""
    was, now = change.told()
    return next((entry["why"] for entry in SAME if entry["file"] == change.path
                 and (entry["was"], entry["now"]) == (was, now)), "")


def run(count: int, seed: int, only: str) -> float:
    """Try a sample, show what nobody noticed; the share that was, changes that change nothing apart."""
    tree = fingerprint(path for name in SOURCES for path in (ROOT / name).rglob("*.*"))
    drawn, watched = sample(count, seed, only), seen()
    before, found, took = known(), {}, watched.took
    waiting, later = [], []

    def told(change, by):
        if by == "afresh" or not by and imported(change, watched):
            later.append(change)
        else:
            finish(change, by)

    def finish(change, by):
        remember(change, by, tree)
        found[change] = by
        place = "" if by else f"; not {change.path}:{change.first}"
        print(f"  {len(found)} of {len(drawn)}, {sum(map(bool, found.values()))} noticed{place}", flush=True)

    for change in drawn:
        if before.get(key(change), {"tree": ""})["tree"] == tree:
            found[change] = before[key(change)]["by"]
        elif not same(change):
            waiting.append(change)
    plan = {change: planned(change, watched) for change in waiting}
    forked([(change, plan[change], before.get(key(change), {"by": ""})["by"]) for change in waiting],
           took, told)
    for change in later:
        finish(change, afresh(change, plan[change], took))
    for change in [change for change, by in found.items() if not by]:
        if by := recorded(change):
            remember(change, by, tree)
            found[change] = by
            print(f"  {change.path}:{change.first}: {by}", flush=True)
    return summary(drawn, found, seed)


def summary(drawn, found, seed) -> float:
    """Tell by file how many were noticed, then what was not."""
    rows, noticed = Counter(), Counter()
    for change in drawn:
        for name in (change.path, "/".join(change.path.split("/")[:2])):
            rows[name] += not same(change)
            noticed[name] += bool(found.get(change))
    for name in sorted(rows):
        print(f"{noticed[name]:>5} of {rows[name]:<4} {name}")
    for change in drawn:
        why = same(change)
        if why or not found.get(change):
            was, now = change.told()
            print(f"\n{'changes nothing: ' + why if why else 'NOT NOTICED'}\n"
                  f"{change.path}:{change.first}\n- {was}\n+ {now}", flush=True)
    asked = [change for change in drawn if not same(change)]
    caught = sum(bool(found[change]) for change in asked)
    print(f"\n{caught} of {len(asked)} changes were noticed ({caught / max(1, len(asked)):.1%}), "
          f"{len(drawn) - len(asked)} more change nothing; seed {seed}", flush=True)
    return caught / max(1, len(asked))


if __name__ == "__main__":
    run(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
