"""What is damaged in the browser's cache is found, fetched again or told; no save is ever lost with it."""
import hashlib
import json
import re
from base64 import b64encode
from contextlib import contextmanager

import pytest

from blank import soon, until
from conftest import Visit, ready
from fingers import Mouse, begin
from hosting import REMEMBERED, UPDATE, again, hosted, kept
from visits import Regulars

# Every file of the kept site that fits, spoiled in one of four ways; `wanted` chooses by its address.
SPOIL = """async wanted => {
    const name = (await caches.keys()).find(name => name.startsWith("marchlands http"));
    const cache = await caches.open(name), spoiled = [];
    const ways = [
        (bytes, headers) => new Response("damaged", { headers }),
        (bytes, headers) => new Response(bytes.slice(0, bytes.byteLength >> 1), { headers }),
        (bytes, headers) => new Response("", { headers }),
        () => null,
    ];
    for (const { url } of await cache.keys()) {
        if (!new RegExp(wanted).test(url)) continue;
        const reply = await cache.match(url), spoil = ways[spoiled.push(url) % 4];
        const bad = spoil(await reply.arrayBuffer(), reply.headers);
        if (bad) await cache.put(url, bad);
        else await cache.delete(url);
    }
    return spoiled.length;
}"""
HASHES = """async () => {
    const found = {};
    for (const name of (await caches.keys()).filter(name => name.startsWith("marchlands http"))) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            const bytes = await (await cache.match(url)).arrayBuffer();
            const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            found[url] = btoa(String.fromCharCode(...sum));
        }
    }
    return found;
}"""
WAITING = """
self.clients.matchAll = self.clients.get = () => new Promise(() => {});
"""                      # one that is not told of pages which are just coming
BROKEN = "() => { caches.open = () => Promise.reject(new Error('no such drawer')); }"
STUCK = """
const { match } = Cache.prototype;
let stuck = false;
Cache.prototype.match = function (...given) {
    return stuck && this ? new Promise(() => {}) : match.apply(this, given);
};
self.addEventListener("message", ({ data }) => {
    if (data !== "stuck") return;
    stuck = true;
    patience = 1_000;
    began.clear();
});
"""                      # a service worker that begins anew and whose cache says nothing from now on
DROPPING = """
const usual = self.onfetch;
let drops = 0, file;
self.addEventListener("message", ({ data, source }) => {
    if (!data.drops) return;
    ({ drops, file } = data);
    source.postMessage("heard");
});
self.onfetch = event => {
    if (!drops || !event.request.url.endsWith(file)) return usual(event);
    drops -= 1;
    event.respondWith(Response.error());
};
"""                      # one that drops a file on its way, so many times
DROP = """([file, drops]) => new Promise(heard => {
    navigator.serviceWorker.onmessage = heard;
    navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ file, drops }));
}).then(() => {})"""
# What is dropped how often, and how often the page comes until it stands.
DROPPED = [("web/main.js", 1, 2), ("web/style/fonts.css", 1, 2), ("web/screens/library.js", 1, 1),
           ("web/screens/library.js", 2, 2)]
STICK = "navigator.serviceWorker.ready.then(({ active }) => active.postMessage('stuck'))"
ASK_ALL = "async names => { for (const name of names) await (await fetch(name)).arrayBuffer(); }"
KEEPS = """(async () => {
    const name = (await caches.keys()).find(name => name.startsWith("marchlands http"));
    const all = name ? await (await caches.open(name)).keys() : [];
    return all.some(({ url }) => new RegExp(%s).test(url));
})()"""
VERSION = """import("./web/page/app.js").then(({ app }) =>
    app.games?.find(({ key }) => key === "smallworld").version)"""
KINDS = ["web/main.js$", "index.html$", "text/en.json$", "asm.wasm$", "/site.json$"]


@pytest.fixture
def host(chromium, dist, tmp_path):
    """A host whose site is visited for the first time."""
    with hosted(dist, tmp_path) as (host, site), chromium.new_context(locale="en-GB") as context:
        yield host, Visit(context, site)


@pytest.fixture(scope="session")
def steady(chromium, dist, tmp_path_factory):
    """A host whose files stay as they are, and browsers that keep its site from test to test."""
    with hosted(dist, tmp_path_factory.mktemp("steady")) as (host, site):
        with host.path("sw.js").open("a", encoding="utf-8") as worker:
            worker.write(DROPPING)
        yield host, Regulars(chromium, site)


@contextmanager
def keeping(steady):
    """The host, and a visit of somebody who keeps the site; whoever damages it mends it, too."""
    host, regulars = steady
    host.down = False
    with regulars.come(locale="en-GB") as visit:
        kept(visit)
        yield host, visit


def right(folder):
    """The hashes of all files of a folder by their names."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    sums = [b64encode(hashlib.sha256(path.read_bytes()).digest()).decode() for path in files]
    return {path.relative_to(folder).as_posix(): sum for path, sum in zip(files, sums)}


def wrong(page, host, visit):
    """Files of the kept site that are not what they should be."""
    there, held = right(host.folder), page.evaluate(HASHES)
    return {url for url, sum in held.items() if there.get(url.removeprefix(visit.site), sum) != sum}


def whole(page, host, visit):
    """Wait until nothing that is kept is wrong: the page has a file before it is put away."""
    soon(page, lambda: wrong(page, host, visit) == set(), "a kept site that is whole")


def test_whatever_is_damaged_is_fetched_again_while_there_is_a_network(steady):
    with keeping(steady) as (host, visit):
        page = visit.page
        assert page.evaluate(SPOIL, ".") > 100
        again(page)
        begin(page, ["human", "easy"])
        Mouse(page).move()
        page.evaluate(ASK_ALL, [name for name in right(host.folder) if name not in ("sw.js", "precache.js")])
        whole(page, host, visit)
        assert visit.complaints == []


def test_a_browser_that_never_hands_out_what_it_keeps_has_the_network(host):
    host, visit = host
    with host.path("sw.js").open("a", encoding="utf-8") as worker:
        worker.write(STUCK)
    page = kept(visit)
    page.evaluate(STICK)
    again(page)
    page.evaluate(STICK)
    begin(page, ["human", "easy"])
    assert visit.complaints == []


def test_a_kept_site_that_waits_for_its_pages_does_not_keep_them_waiting(host):
    host, visit = host
    with host.path("sw.js").open("a", encoding="utf-8") as worker:
        worker.write(WAITING)
    page = kept(visit)
    again(page)
    page.get_by_role("button", name="Play now").wait_for()


@pytest.mark.parametrize(("file", "drops", "times"), DROPPED)
def test_a_page_whose_file_is_dropped_on_its_way_comes_all_the_same(steady, file, drops, times):
    with keeping(steady) as (_, visit):
        page, came = visit.page, []
        page.goto(visit.site + "#/saves")
        heading = page.get_by_role("heading", name="Saved matches")
        heading.wait_for()                  # or this screen is the one whose file is dropped
        page.evaluate(DROP, [file, drops])
        page.on("framenavigated", lambda frame: came.append(frame == page.main_frame))
        again(page)
        heading.wait_for()
        assert sum(came) == times


def test_a_first_screen_that_cannot_be_had_gives_way_to_the_title(chromium, site):
    with chromium.new_context(locale="en-GB", service_workers="block") as context:
        context.route("**/web/screens/library.js",
                      lambda route: route.fulfill(body="}damaged{", content_type="text/javascript"))
        visit = Visit(context, site)
        page = visit.go("#/saves")
        page.get_by_role("button", name="Play now").wait_for()
        visit.said("page could not be loaded")


def test_a_newer_version_takes_over_no_damage_nor_a_page_whose_file_is_no_more(host):
    host, visit = host
    page = kept(visit)
    page.evaluate(SPOIL, ".")
    host.newer()
    page.evaluate(UPDATE)
    page.locator("#update").wait_for()
    with page.expect_event("load"):
        page.locator("#update button.main").click()
    ready(page)
    until(page, "caches.keys().then(all => all.filter(name => /^marchlands http/.test(name)).length === 1)")
    whole(page, host, visit)
    assert visit.complaints == []
    page.evaluate(SPOIL, "index.html$")
    host.newer("10")
    again(page)
    until(page, f"{VERSION}.then(version => version === '10')")


def test_without_a_network_damage_is_told_and_mended_when_it_is_back(steady):
    with keeping(steady) as (host, visit):
        page = visit.page
        begin(page, ["human", "easy"])
        page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
        for kind in KINDS:
            page.goto(visit.site)
            ready(page)                     # or it has mended by itself what is damaged while it begins
            page.evaluate(REMEMBERED)
            until(page, KEEPS % json.dumps(kind))
            host.down = True
            assert page.evaluate(SPOIL, kind) == 1
            page.reload()
            told = page.get_by_text(re.compile("could not|damaged")).filter(visible=True).first
            told.wait_for()                 # the page may have loaded once more by itself
            page.get_by_role("link", name=re.compile("anew|try again")).first.click()
            page.get_by_text("cannot be fetched anew now").wait_for()
            host.down = False
            page.get_by_role("link", name="try again").click()
            ready(page)
            page.get_by_role("button", name="Continue").click()
            page.locator(".phase-box").wait_for()
            whole(page, host, visit)


def test_a_damaged_picture_or_memory_stops_nobody_without_network(steady):
    with keeping(steady) as (host, visit):
        page = visit.page
        assert page.evaluate(SPOIL, r"icon\.svg$") == 1
        page.evaluate("""async () => {
            const cache = await caches.open("marchlands snapshots");
            for (const { url } of await cache.keys()) await cache.put(url, new Response("damaged"));
        }""")
        host.down = True
        again(page)
        begin(page, ["human", "easy"])
        Mouse(page).move()
        host.down = False
        page.evaluate(ASK_ALL, ["web/icon.svg"])
        whole(page, host, visit)


def test_who_answers_for_the_site_but_is_not_it_takes_no_kept_site_away(host):
    """A network that shows its own page instead of every file, as those of hotels do."""
    host, visit = host
    page = kept(visit)
    host.path("site.json").write_text("<!doctype html><h1>Log in</h1>", encoding="utf-8")
    page.goto(visit.site + "?repair")
    page.get_by_text("cannot be fetched anew now").wait_for()
    page.goto(visit.site)
    ready(page)
    page.context.service_workers[0].evaluate(BROKEN)
    host.publish()
    page.goto(visit.site)
    ready(page)                       # what is kept cannot be opened, but the network is there
