"""The built site under a sub-path of a local server, and pages in a real Chromium that look at it."""
import json
import os
import shutil
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browser import find, flags  # noqa: E402
from tools.server import listen  # noqa: E402

READY = """async () => {
    const { app } = await import("./web/page/app.js");
    while (!app.whenReady) await new Promise(done => setTimeout(done, 10));
    await app.whenReady;
}"""
NOTED = """window.noted = new Set();
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("#note, .library-note")) noted.add(textContent);
}).observe(document, { childList: true, subtree: true, characterData: true }));"""
SAID = """async ([words, most]) => {
    const until = performance.now() + most;
    while (![...noted].some(text => text.includes(words))) {
        if (performance.now() > until) throw new Error(`never said: ${words}, but ${[...noted]}`);
        await new Promise(done => setTimeout(done, 20));
    }
}"""
# milliseconds: only how long a broken page may hang, nothing is measured
LONG = int(os.environ.get("PATIENCE", 120_000))


@pytest.fixture(scope="session")
def dist():
    """The folder that build.py made, or the one that DIST names."""
    folder = Path(os.environ.get("DIST", ROOT / "dist"))
    assert (folder / "site.json").exists(), "dist/ is missing: run python build.py build"
    return folder


@pytest.fixture(scope="session")
def site(dist, tmp_path_factory):
    """The address of the site, two folders deep, as it would be on a project page of a static host."""
    top = tmp_path_factory.mktemp("host")
    shutil.copytree(dist, top / "some" / "where")
    with listen(top, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/some/where/"
        server.shutdown()


@pytest.fixture(scope="session")
def chromium():
    """One browser for the whole run."""
    path = os.environ.get("CHROMIUM") or find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()


class Visit:
    """A page with a memory: every request it made, all it complained about."""

    def __init__(self, context, site):
        self.site, self.requests, self.complaints = site, [], []
        context.set_default_timeout(LONG)
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page = context.new_page()
        self.page.add_init_script(NOTED)
        self.page.on("console", self.listen)

    def listen(self, message):
        """Remember errors and warnings, not chatter."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def go(self, query=""):
        """Open the site; returns the page."""
        self.page.goto(self.site + query)
        return self.page

    def open(self, query="", **settings):
        """Open the site with some settings and wait for the engine; returns the page."""
        self.remember("settings", {"pace": "once", "sound": False, "motion": "less", **settings})
        page = self.go(query)
        page.evaluate(READY)
        return page

    def said(self, words):
        """Wait until a note has said this, however short it was to be seen."""
        self.page.evaluate(SAID, [words, LONG])

    def remember(self, name, value):
        """Put something where the page, but no frame of it, keeps what it remembers, unless it is there."""
        self.page.add_init_script(f"if (origin !== 'null') localStorage.getItem('marchlands.{name}') "
                                  f"?? localStorage.setItem('marchlands.{name}', "
                                  f"{json.dumps(json.dumps(value))});")

    def strangers(self):
        """Requests that left the site's own folder."""
        return [url for url in self.requests if not url.startswith((self.site, "blob:", "data:"))]


@pytest.fixture
def visit(chromium, site):
    """A visit with an empty cache on a desktop screen, in English."""
    with chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB") as context:
        yield Visit(context, site)


@pytest.fixture
def phone(chromium, site):
    """A visit on a phone, in Russian."""
    with chromium.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True,
                              has_touch=True, locale="ru-RU") as context:
        yield Visit(context, site)
