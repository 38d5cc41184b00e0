"""Visits to the site: of newcomers, whose browser is empty, and of regulars, who were here before."""
import json
import os
import warnings
from contextlib import contextmanager

from playwright.sync_api import Error

READY = """async () => {
    const { app } = await import("./web/page/app.js");
    while (!app.whenReady) await new Promise(done => setTimeout(done, 10));
    await app.whenReady;
    return true;
}"""
NOTED = """window.noted = new Set();
addEventListener("DOMContentLoaded", () => new MutationObserver(news => {
    const told = ({ target, addedNodes }) => [target, ...addedNodes]
        .map(node => (node.closest ? node : node.parentElement)?.closest("#note, .library-note"));
    for (const note of news.flatMap(told)) if (note) noted.add(note.textContent);
}).observe(document, { childList: true, subtree: true, characterData: true }));"""
SAID = """async ([words, most]) => {
    const until = performance.now() + most;
    while (![...noted].some(text => words.some(one => text.includes(one)))) {
        if (performance.now() > until) throw new Error(`never said: ${words}, but ${[...noted]}`);
        await new Promise(done => setTimeout(done, 20));
    }
}"""
SOON = "Promise.race([%s, new Promise(done => setTimeout(done, 5000, 'no answer'))])"
STANDING = [
    "document.readyState + ' ' + document.visibilityState + ' ' + document.body.innerText.slice(0, 1500)",
    "performance.getEntriesByType('mark').map(mark => `${mark.name} ${Math.round(mark.startTime)}`)",
    "performance.getEntriesByType('resource')"
    ".map(r => [r.name.split('/').pop(), r.startTime, r.duration, r.responseStatus].join(' '))",
    "navigator.serviceWorker.getRegistrations().then(all => all.map(one =>"
    " ['installing', 'waiting', 'active'].map(part => `${part} ${one[part]?.state}`)))",
]
# What Chromium says of a page that is slow to begin: nothing is wrong with it.
SLOW = "was preloaded using link preload but not used within a few seconds"
# milliseconds: only how long a broken page may hang, nothing is measured
LONG = int(os.environ.get("PATIENCE", 300_000))
WIDE = {"width": 1440, "height": 900}
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}


def ready(page):
    """Wait for the engine, but not for ever. Seldom a browser leaves a page without an answer: then a person
    loads it again, and so does this, once; the run's summary tells how far such a page had come."""
    try:
        page.wait_for_function(READY, timeout=LONG / 2)
    except Error:
        warnings.warn(f"a page that did not stand was loaded again: {standing(page)}", stacklevel=2)
        page.reload()
        page.wait_for_function(READY, timeout=LONG / 2)


def standing(page):
    """What a page shows and has fetched, and what its service worker says of itself, asked from outside."""
    session = page.context.new_cdp_session(page)
    answers = []
    for question in STANDING:
        try:
            asked = {"expression": SOON % question, "awaitPromise": True, "returnByValue": True}
            answers.append(session.send("Runtime.evaluate", asked)["result"].get("value"))
        except Error as error:
            answers.append(str(error))
    return json.dumps(answers, indent=1, ensure_ascii=False)


class Visit:
    """A page with a memory: every request it made, all it complained about."""

    def __init__(self, context, site):
        self.site, self.requests, self.complaints, self.context = site, [], [], context
        self.failed = False      # whether the test that pays it did
        context.set_default_timeout(LONG)
        self.hears = {"request": lambda request: self.requests.append(request.url),
                      "weberror": lambda error: self.complaints.append(str(error.error))}
        for what, heard in self.hears.items():
            context.on(what, heard)
        self.page = context.new_page()
        self.page.add_init_script(NOTED)
        self.page.on("console", self.listen)

    def listen(self, message):
        """Remember errors and warnings, not chatter."""
        if message.type in ("error", "warning") and SLOW not in message.text:
            self.complaints.append(message.text)

    def go(self, query=""):
        """Open the site; returns the page."""
        self.page.goto(self.site + query)
        return self.page

    def open(self, query="", **settings):
        """Open the site with some settings and wait for the engine; returns the page."""
        self.remember("settings", {"pace": "once", "sound": False, "motion": "less", **settings})
        page = self.go(query)
        ready(page)
        return page

    def said(self, *words):
        """Wait until a note has said one of these, however short it was to be seen."""
        self.page.evaluate(SAID, [words, LONG])

    def unsaid(self):
        """Forget what notes have said so far: what is waited for is to be said again."""
        self.page.evaluate("noted.clear()")

    def remember(self, name, value):
        """Put something where the page, but no frame of it, keeps what it remembers, unless it is there."""
        self.page.add_init_script(f"if (origin !== 'null') localStorage.getItem('marchlands.{name}') "
                                  f"?? localStorage.setItem('marchlands.{name}', "
                                  f"{json.dumps(json.dumps(value))});")

    def strangers(self):
        """Requests that left the site's own folder."""
        return [url for url in self.requests if not url.startswith((self.site, "blob:", "data:"))]

    def arrive(self):
        """Whoever came before with this browser left no saves and no settings."""
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {
            "origin": "/".join(self.site.split("/")[:3]), "storageTypes": "local_storage,indexeddb"})
        session.detach()

    def leave(self):
        """Close every page and take back what was asked of the browser."""
        for page in self.context.pages:
            page.close()
        for what, heard in self.hears.items():
            self.context.remove_listener(what, heard)
        self.context.unroute_all()
        self.context.set_offline(False)


class Regulars:
    """Browsers that were here before: from test to test they keep the site and the memory of Python, which
    take long to come, and nothing else. Who installs a clock, puts something into the cache or answers for
    the server takes a newcomer."""

    def __init__(self, chromium, site):
        self.chromium, self.site, self.away = chromium, site, {}

    @contextmanager
    def come(self, viewport=WIDE, color_scheme="light", reduced_motion="no-preference", **kind):
        """One of a kind comes again; if something goes wrong, for the last time."""
        kind = {name: value for name, value in kind.items() if value}
        away = self.away.setdefault(json.dumps(kind, sort_keys=True), [])
        context = away.pop() if away else self.chromium.new_context(**kind)
        try:
            visit = Visit(context, self.site)
            visit.page.set_viewport_size(viewport)
            visit.page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
            visit.arrive()
            yield visit
            visit.leave()
        except BaseException:
            context.close()
            raise
        if visit.failed:            # and another try begins with another browser
            context.close()
        else:
            away.append(context)
