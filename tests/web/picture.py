"""Takes the pictures of the README from a running game:
.venv's Python on tests/web/picture.py, after python build.py test; names of pictures for those alone."""
import os
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browser import find, flags  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from conftest import Visit  # noqa: E402
from fingers import PLACE, Mouse, begin, rest  # noqa: E402
from packs import PackMouse, ahead  # noqa: E402
from tools.server import listen  # noqa: E402

QUALITY = 80                # of 100: a picture of a map is a painting, and pages are read over slow lines
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def conquest(page):
    """Small World, three players in the fifth round, the mouse on a region."""
    begin(page, ["human", "normal", "normal"], names=["Ada", "Blaise", "Carl"], seed=7)
    table = Mouse(page).until(lambda table: table["view"]["round"] == 5
                              and table["frame"]["phase"] == "conquer")
    place = next((choice["place"] for choice in table["choices"] if "cost" in choice), 0)
    point(page, place)
    page.locator(".bill .sum").wait_for()
    page.wait_for_timeout(5000)             # until notes have gone


def hunt(page):
    """The Wolves, three players past the first moon, a wolf in hand and the mouse on a goal."""
    begin(page, ["human", "normal", "normal"], game="wolves", names=["Ada", "Blaise", "Carl"], seed=11)
    ahead(page, 12)
    table = PackMouse(page).until(lambda table: table["frame"]["phase"] == "act"
                                  and table["frame"]["left"] == 2)
    moves = [choice for choice in table["choices"] if "from" in choice]
    start = max((choice["from"] for choice in moves), key=[choice["from"] for choice in moves].count)
    goal = [choice for choice in moves if choice["from"] == start][-1]
    PackMouse(page).lift(goal)
    point(page, goal["place"])
    page.locator(".bill .cost").wait_for()
    page.wait_for_timeout(5000)


ONWARD = """async ([round, phase]) => {
    const { app } = await import("./web/page/app.js"), { match } = app;
    const soon = () => new Promise(done => setTimeout(done, 5));
    for (;;) {
        if (!match.mine || match.busy || match.going) { await soon(); continue; }
        if (match.table.view.round === round && match.table.frame.phase === phase) return;
        await match.act((await app.crew.think({ level: "easy" }))[0].action);
    }
}"""


def isles(page):
    """Small World of Warcraft, three players in the fourth round, the mouse on a region over the sea."""
    begin(page, ["human", "normal", "normal"], game="azeroth", names=["Ada", "Blaise", "Carl"], seed=5)
    page.evaluate(ONWARD, [4, "conquer"])
    choices = [choice for choice in rest(page)["table"]["choices"] if "cost" in choice]
    point(page, choices[-1]["place"])
    page.locator(".bill .sum").wait_for()
    page.wait_for_timeout(5000)


def march(page):
    """Warcraft, three players in the fourth round, a troop to be moved."""
    begin(page, ["human", "normal", "normal"], game="warcraft", names=["Ada", "Blaise", "Carl"], seed=3)
    page.evaluate(ONWARD, [4, "move"])
    page.wait_for_timeout(6000)


def point(page, region):
    """Rest the mouse on a region."""
    place = page.evaluate(PLACE, region)
    page.mouse.move(place["x"], place["y"])


SHOTS = {
    "picture": (conquest, WIDE, "light", "en-GB"), "dark": (conquest, WIDE, "dark", "ru-RU"),
    "phone": (conquest, PHONE, "light", "en-GB"), "wolves": (hunt, WIDE, "light", "en-GB"),
    "azeroth": (isles, WIDE, "light", "en-GB"), "warcraft": (march, WIDE, "light", "en-GB"),
}


def take(folder, names=SHOTS):
    """Play up to a fine moment and take a picture of the page, for each screen."""
    path = find()
    with listen(Path(os.environ.get("DIST", ROOT / "dist")), 0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        for name in names:
            scene, size, scheme, locale = SHOTS[name]
            with browser.new_context(viewport=size, color_scheme=scheme, locale=locale) as context:
                page = Visit(context, f"http://127.0.0.1:{server.server_address[1]}/").open()
                scene(page)
                page.screenshot(path=Path(folder) / f"{name}.jpg", quality=QUALITY)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    take(ROOT / "docs", sys.argv[1:] or SHOTS)
