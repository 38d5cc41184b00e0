"""Firefox and WebKit: a guest's code reaches nothing there; in an engine for our own wheels it does."""
import json
import shutil
import sys
import threading
import time
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent), str(ROOT / "tests/web")]

import drivers  # noqa: E402
from mods import hostile, letters  # noqa: E402
from trap import PLAY, START, STORE, STORED, TRIED, Trap  # noqa: E402

from tools.server import listen  # noqa: E402

PATIENCE = 600        # tenths of a second
READY = """(async () => {
    const { app } = await import("./web/page/app.js");
    while (!app.whenReady) await new Promise(done => setTimeout(done, 10));
    await app.whenReady;
    return true;
})()"""


def call(function, *given):
    """A function of the page as an expression."""
    return f"({function})({', '.join(map(json.dumps, given))})"


def attack(browser, address, data):
    """Let the wheel do what it can; what was stored before and after."""
    board = json.loads((ROOT / "maps/smallworld/2.json").read_text(encoding="utf-8"))
    browser.goto(address)
    browser.run(READY)
    browser.run(call(STORE))
    before = browser.run(call(STORED))
    assert browser.run(call(START, data)) == {}
    assert browser.run(call(PLAY, board))["step"] == 1
    time.sleep(2)
    tried = browser.run(call(TRIED))
    assert "rules" in tried and tried[-1] == "open"
    return before, browser.run(call(STORED))


def written(folder, file, data):
    """Put a file into the site; how the site lists it."""
    (folder / file).write_bytes(data)
    integrity = "sha256-" + b64encode(sha256(data).digest()).decode()
    return {"file": file, "bytes": len(data), "integrity": integrity}


@pytest.fixture
def site(tmp_path):
    """A copy of the site to be changed, and its address."""
    folder = tmp_path / "site"
    shutil.copytree(ROOT / "dist", folder)
    with listen(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_hostile_wheel_reaches_nothing(name, site, tmp_path):
    with Trap() as trap, getattr(drivers, name)(tmp_path / "profile") as browser:
        before, after = attack(browser, site[1], letters(hostile(trap.address)))
        assert trap.arrived == []
        assert after == before


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_the_same_wheel_among_our_own_reaches_a_great_deal(name, site, tmp_path):
    folder, address = site
    with Trap() as trap, getattr(drivers, name)(tmp_path / "profile") as browser:
        browser.goto(address)
        browser.run(READY)
        body, library = hostile(trap.address), (folder / "pyodide/python_whole.zip").read_bytes()
        listed = json.loads((folder / "site.json").read_text()) | {"snapshot": "hostile"}
        wheels = next(game for game in listed["games"] if game["key"] == "smallworld")["wheels"]
        wheels.append(written(folder, "wheels/hostile-1.0-py3-none-any.whl", body))
        stdlib = next(one for one in listed["boot"] if one["file"].endswith("python_stdlib.zip"))
        stdlib.update(written(folder, stdlib["file"], library))     # all of it, as a guest has it
        (folder / "site.json").write_text(json.dumps(listed))
        told = browser.run(f"{call(START, '')}.catch(String)")      # the engine itself may go down with it
        wanted = {"fetch", "xhr", "nested-fetch"}
        for _ in range(PATIENCE):
            if wanted <= set(trap.arrived):
                return
            time.sleep(0.1)
        assert wanted <= set(trap.arrived), told
