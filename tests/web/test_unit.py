"""The page's own arithmetic, without a browser: runs the tests of tests/web/unit under Node."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from tabletop import mapfile  # noqa: E402
from tabletop.wire import Door  # noqa: E402

GAMES = {"azeroth": 3, "smallworld": 3, "warcraft": 3, "wolves": 3}  # players of a match of each
MOST = 400  # actions of it: none but one of Warcraft has more
LETTERS = ("smallworld", "wolves")  # of which a recorded match goes by letters


def ask(door, op, **fields):
    """One request and its reply, which must not be a refusal."""
    reply = json.loads(door.handle(json.dumps({"op": op, **fields})))
    assert "error" not in reply, reply
    return reply


def story(game, players):
    """A match of the easy level: its events and views by step, how it ended."""
    door, board = Door(), mapfile.read(ROOT / f"maps/{game}/{players}.json")
    table = ask(door, "new_game", game=game, map=board, seats=["easy"] * players, seed=11)
    tables = [table]
    while not table["over"] and len(tables) < MOST:
        best = ask(door, "think", ms=600_000)["ranking"][0]["action"]
        table = ask(door, "apply", step=table["step"], action=best)
        tables.append(table)
    return {"events": [one["events"] for one in tables], "views": [one["view"] for one in tables],
            "over": table["over"]}


def company(game):
    """A recorded match of five people as a save, and who was to act before each step."""
    board = mapfile.read(ROOT / f"maps/{game}/5.json")
    record = json.loads((ROOT / f"tests/golden/{game}/p5-00.json").read_text(encoding="utf-8"))
    del record["hashes"], record["rules"]
    door, save = Door(), {**record, "format": 1, "map": board}
    save["version"] = next(one["version"] for one in ask(door, "games")["games"] if one["key"] == game)
    steps = ask(door, "load", save=save)["steps"]
    return {"save": ask(door, "save")["save"],
            "actors": [ask(door, "view", at=step)["actor"] for step in range(steps + 1)]}


def test_the_modules_without_a_page(tmp_path):
    node = shutil.which("node")
    assert node, "node is missing: the build needs it too"
    for game, players in GAMES.items():
        (tmp_path / f"{game}.json").write_text(json.dumps(story(game, players)), encoding="utf-8")
    for game in LETTERS:
        (tmp_path / f"{game}-letters.json").write_text(json.dumps(company(game)), encoding="utf-8")
    tests = sorted(str(path) for path in (Path(__file__).parent / "unit").glob("*.test.mjs"))
    run = subprocess.run([node, "--test", *tests], capture_output=True, text=True,
                         encoding="utf-8",
                         env={**os.environ, "MARCHLANDS_STORIES": str(tmp_path)})
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]

