"""A guest's code reaches nothing: no other server, nothing that is stored, not the page."""
import json
import re
from base64 import b64encode
from hashlib import sha256

import pytest
from playwright.sync_api import expect

from blank import LOAD, soon
from conftest import Visit
from mods import hostile, letters, wheel
from trap import PLAY, START, STORE, STORED, TRIED, Trap

@pytest.fixture
def trap():
    """The other server."""
    with Trap() as trap:
        yield trap


def settle(page):
    """Time for what was started to arrive."""
    page.wait_for_timeout(1500)


def attacked(page, data=""):
    """Start an engine with the wheel and let it play its rules; it says that it tried everything twice."""
    assert page.evaluate(START, data) == {}
    assert page.evaluate(PLAY, page.evaluate(LOAD, "maps/smallworld/2.json"))["step"] == 1
    settle(page)
    tried = page.evaluate(TRIED)
    assert tried[0] == tried[tried.index("rules") + 1] == "fetch" and tried[-1] == "open"


def test_a_hostile_wheel_reaches_nothing_and_the_page_goes_on(newcomer, trap):
    page = newcomer.open()
    page.evaluate(STORE)
    before = page.evaluate(STORED)
    attacked(page, letters(hostile(trap.address)))
    assert trap.arrived == []
    assert page.evaluate(STORED) == before
    assert page.evaluate("document.querySelectorAll('#screen *').length") > 10
    page.evaluate("guest.stop()")
    expect(page.locator("iframe")).to_have_count(0)


def test_the_same_wheel_in_an_engine_for_our_own_wheels_reaches_a_great_deal(chromium, site, trap, dist):
    with chromium.new_context(service_workers="block") as context:    # it has a list of its own
        page = Visit(context, site).open()
        page.evaluate(STORE)
        before = page.evaluate(STORED)
        body, name = hostile(trap.address), "wheels/hostile-1.0-py3-none-any.whl"
        listed = json.loads((dist / "site.json").read_text()) | {"snapshot": "hostile"}
        integrity = "sha256-" + b64encode(sha256(body).digest()).decode()
        listed["games"][0]["wheels"].append({"file": name, "bytes": len(body), "integrity": integrity})
        page.context.route("**/site.json", lambda route: route.fulfill(json=listed))
        page.context.route(f"**/{name}",
                           lambda route: route.fulfill(body=body, content_type="application/zip"))
        whole = dist / "pyodide/python_whole.zip"                   # as a guest has it
        page.context.route("**/python_stdlib.zip", lambda route: route.fulfill(path=whole))
        attacked(page)
        everything = {"fetch", "xhr", "websocket", "eventsource", "eval", "nested-fetch", "nested-leak",
                      "nested-import", "nested-scripts", "nested-font"}
        soon(page, lambda: everything <= set(trap.arrived), "all that was tried arrives")
        soon(page, lambda: page.evaluate(STORED) != before, "something else is stored")


FORGED = """
import js
from pyodide.ffi import create_proxy, to_js
from conquest.hooks import Trait
real = js.MessagePort.prototype.postMessage
def forged(port, message):
    real.call(port, js.JSON.parse('%s'))
    real.call(port, message)
js.MessagePort.prototype.postMessage = create_proxy(forged, capture_this=True)
class Forged(Trait):
    tokens, limit = 5, 10
"""


# others are said in unit/engine.test.mjs: a guest takes long to come
SAYINGS = ['null', '{"id": 1, "text": "[[["}', '{"progress": {"step": "engine"}, "id": 1}']
HEARD = """async data => {
    const { start } = await import("./web/engine/engine.js");
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const guest = start(undefined, { guests: [{ name: "forged-1.0-py3-none-any.whl", bytes }] });
    const heard = await guest.ready.then(() => guest.call("games")).then(() => "data", ({ code }) => code);
    guest.stop();
    return heard;
}"""


def test_whatever_a_guest_says_the_page_takes_it_as_a_dead_engine_or_as_data(visit):
    page = visit.open()
    heard = {message: page.evaluate(HEARD, letters(wheel("forged", FORGED % message))) for message in SAYINGS}
    assert {message: code for message, code in heard.items()
            if code not in (("data",) if "progress" in message else ("died", "boot_undefined"))} == {}
    assert visit.complaints == []


def test_the_page_names_the_one_script_of_the_frame_and_its_own(dist):
    def digest(script):
        return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"

    files = "web/engine/guests.js", "index.html"
    text, page = ((dist / name).read_text(encoding="utf-8") for name in files)
    frame = re.search(r"SCRIPT = `(.*?)`;", text, re.S)[1]
    own = re.search(r"<script>(.*?)</script>", page, re.S)[1]
    assert re.search(r'HASH = "(.*?)"', text)[1] == digest(frame).strip("'")
    policy = re.search(r'Policy" content="(.*?)"', page)[1]
    wanted = f"'self' {digest(own)} 'wasm-unsafe-eval' {digest(frame)}"
    assert f"script-src {wanted}; worker-src 'self' blob:; " in policy
