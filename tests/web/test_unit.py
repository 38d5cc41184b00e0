"""The page's own arithmetic, without a browser: runs the tests of tests/web/unit under Node."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from tabletop.wire import Door  # noqa: E402

BOARD = ROOT / "maps/smallworld/3.json"


def ask(door, op, **fields):
    """One request and its reply, which must not be a refusal."""
    reply = json.loads(door.handle(json.dumps({"op": op, **fields})))
    assert "error" not in reply, reply
    return reply


def story():
    """A whole match of the easy level: its events by step, its last view, how it ended."""
    door, board = Door(), json.loads(BOARD.read_text(encoding="utf-8"))
    table = ask(door, "new_game", game="smallworld", map=board, seats=["easy"] * 3, seed=11)
    events = [table["events"]]
    while not table["over"]:
        best = ask(door, "think", playouts=4)["ranking"][0]["action"]
        table = ask(door, "apply", step=table["step"], action=best)
        events.append(table["events"])
    return {"events": events, "view": table["view"], "over": table["over"]}


def test_the_modules_without_a_page(tmp_path):
    node = shutil.which("node")
    assert node, "node is missing: the build needs it too"
    told = tmp_path / "story.json"
    told.write_text(json.dumps(story()), encoding="utf-8")
    tests = sorted(str(path) for path in (Path(__file__).parent / "unit").glob("*.test.mjs"))
    run = subprocess.run([node, "--test", *tests], capture_output=True, text=True, encoding="utf-8", timeout=300,
                         env={**os.environ, "MARCHLANDS_STORY": str(told)})
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]
