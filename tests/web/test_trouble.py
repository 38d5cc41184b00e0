"""When the boot fails the page says so in words, and a second try works."""
import hashlib
import json
import time
from base64 import b64encode

import pytest
from playwright.sync_api import expect

from blank import soon, until
from conftest import LONG, ready
from fingers import begin


@pytest.fixture
def visit(newcomer):
    """Everybody comes for the first time here."""
    return newcomer


PAINTED = "async () => Boolean((await import('./web/page/app.js')).app.board?.scene.ground.whole)"
CASES = {
    "site.json": "list of the site's files",
    "pyodide/pyodide.mjs": "Python could not be loaded",
    "pyodide/pyodide.asm.mjs": "Python could not be loaded",
    "pyodide/pyodide.asm.wasm": "Python could not be loaded",
    "pyodide/python_stdlib.zip": "Python could not be loaded",
    "wheels/tabletop-0.1.0-py3-none-any.whl": "game package",
    "wheels/smallworld-0.1.0-py3-none-any.whl": "game package",
}


def damage(page, name, body=b"This is not what it should be."):
    """Serve other bytes instead of a file of the site; returns how to stop it."""
    pattern = f"**/{name}"
    page.route(pattern, lambda route: route.fulfill(body=body, content_type="application/octet-stream"))
    return lambda: page.unroute(pattern)


def told(page, words):
    """Wait for the error screen, which says this."""
    page.locator("#trouble").wait_for()
    expect(page.locator("#trouble-why")).to_contain_text(words)


@pytest.mark.parametrize("name", CASES)
def test_a_damaged_file_is_told_in_words_and_a_second_try_works(visit, name):
    mend = damage(visit.page.context, name)
    page = visit.go("#/new")
    told(page, CASES[name])
    page.get_by_text("Technical details").click()
    expect(page.locator("#trouble-details")).not_to_be_empty()
    mend()
    page.get_by_role("button", name="Try again").click()
    until(page, "performance.getEntriesByName('playable').length")
    expect(page.locator("#trouble")).to_be_hidden()
    page.locator("form.setup").wait_for()                  # what waited for the engine goes on
    until(page, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/ending.js'))")


@pytest.mark.parametrize("name", CASES)
def test_a_missing_file_is_told_in_words(visit, name):
    visit.page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="Not found"))
    told(visit.go(), CASES[name])


def test_a_wheel_that_is_no_wheel_is_told_in_words(visit, dist):
    body, name = b"PK but nothing more", "wheels/smallworld-0.1.0-py3-none-any.whl"
    site = json.loads((dist / "site.json").read_text())
    entry = next(entry for game in site["games"] for entry in game["wheels"] if entry["file"] == name)
    entry["integrity"] = "sha256-" + b64encode(hashlib.sha256(body).digest()).decode()
    damage(visit.page.context, name, body)
    damage(visit.page.context, "site.json", json.dumps(site).encode())
    told(visit.go(), CASES["wheels/tabletop-0.1.0-py3-none-any.whl"])
    assert visit.strangers() == []


def left_waiting(visit):
    """A visit whose first engine asks for something and gets no answer; then a minute goes by."""
    asked, engines = [], []
    visit.page.on("worker", lambda one: one.url.endswith("/engine/worker.js") and engines.append(one))
    visit.page.context.route("**/python_stdlib.zip", lambda route: asked.append(route))
    visit.page.clock.install()
    page = visit.go()
    soon(page, lambda: asked, "a request")
    first = len(engines)
    minutes(page, lambda: len(engines) > first)
    soon(page, lambda: len(asked) == 2, "a second try")
    return page, asked[1]


def minutes(page, done):
    """Two minutes go by, and two more as long as nothing comes of it: a late word of the boot counts anew."""
    end = time.monotonic() + LONG / 1000
    while not done():
        assert time.monotonic() < end, "nothing comes of it"
        page.wait_for_timeout(2000)
        page.clock.fast_forward("02:00")
        for _ in range(100):
            if not done():
                page.wait_for_timeout(100)


def test_a_boot_that_never_settles_ends_in_words(visit):
    page, _ = left_waiting(visit)
    minutes(page, page.locator("#trouble").is_visible)
    told(page, "not answered for a minute")


def test_a_boot_that_is_left_waiting_once_is_begun_again_by_itself(visit):
    page, request = left_waiting(visit)
    request.continue_()
    ready(page)
    assert page.locator("#trouble").count() == 0


def test_a_drawer_that_never_opens_keeps_nobody_from_playing(visit):
    visit.page.add_init_script("""if (origin !== "null") {
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (name, ...more) {
            const asked = open.call(this, name, ...more);
            if (name.includes("extras")) Object.defineProperty(asked, "onsuccess", { set() {} });
            return asked;
        };
    }""")
    page = visit.go("#/new")
    page.locator("form.setup").wait_for()


def test_a_screen_that_cannot_be_fetched_is_told_in_words_and_may_be_tried_again(visit):
    mend = damage(visit.page.context, "web/screens/settings.js")
    page = visit.go()
    page.get_by_role("link", name="Settings").click()
    visit.said("could not be loaded")
    expect(page.get_by_role("heading", name="Marchlands")).to_be_visible()
    mend()
    page.goto(page.url)
    page.reload()
    page.get_by_role("heading", name="Settings").wait_for()


BREAK = """() => {
    const { matchMedia } = window;
    window.mend = () => { window.matchMedia = matchMedia; };
    window.matchMedia = () => { throw new Error("whatever it is"); };
}"""


def test_a_screen_that_is_long_in_coming_or_cannot_be_made_is_no_empty_page(visit):
    held = []
    visit.page.context.route("**/reference.smallworld.en.json", lambda route: held.append(route))
    page = visit.go("#/rules/smallworld")
    page.get_by_role("status").get_by_text("Loading").wait_for()
    page.get_by_role("heading", name="Rules").wait_for()
    page.evaluate(BREAK)
    held[0].continue_()
    page.get_by_role("alert").get_by_text("could not be loaded").wait_for()
    page.evaluate("mend()")
    page.get_by_role("button", name="Try again").click()
    page.locator(".rules-entry").first.wait_for()


@pytest.mark.parametrize("name", ["web/board/studio.js", "web/games/smallworld/brushes.js"])
def test_the_land_is_painted_even_if_its_worker_cannot(visit, name):
    page, heard = visit.open("#/settings"), []         # not the title, which paints covers
    page.on("console", lambda message: heard.append(message.text))
    page.evaluate("import('./web/games/games.js').then(({ dress }) => dress('smallworld'))")
    damage(page.context, name)
    begin(page, ["human", "easy"])
    until(page, PAINTED)
    soon(page, lambda: any("painted on the page itself" in text for text in heard), "told")
