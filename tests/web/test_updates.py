"""A newer version of the site with two tabs open: no match is lost, no tab is switched under its player."""
import pytest
from playwright.sync_api import expect

from blank import soon, until
from conftest import Visit, ready
from fingers import Mouse, begin, rest
from hosting import UPDATE, hosted, kept

OURS = "caches.keys().then(all => all.filter(name => /^marchlands http/.test(name)).length)"
RULES = """async () => {
    const { app } = await import("./web/page/app.js");
    const games = (await app.crew.ask("games")).games;
    return games.find(({ key }) => key === "smallworld").version;
}"""
KILL = "async () => { const { app } = await import('./web/page/app.js'); app.crew.kill('referee'); }"
SHELF = """async () => {
    const { list, read } = await import("./web/saves/store.js");
    return Promise.all((await list()).map(async ({ id, step }) => [(await read(id)).about.title, step]));
}"""
STORED = "async () => (await import('./web/saves/store.js')).settled()"


@pytest.fixture
def tabs(chromium, dist, tmp_path):
    """A host, a tab in the middle of a match, and another one; both of one version."""
    with hosted(dist, tmp_path) as (host, site), chromium.new_context(locale="en-GB") as context:
        first, second = Visit(context, site), Visit(context, site)
        page = kept(first)
        begin(page, ["human", "easy"])
        Mouse(page).move()
        page.evaluate(STORED)
        yield host, page, second.open()


def update(host, page):
    """A version with other rules is put out and found."""
    host.newer()
    page.evaluate(UPDATE)
    page.locator("#update").wait_for()


def applied(page):
    """Load the newer version in one tab."""
    with page.expect_event("load"):
        page.locator("#update button.main").click()
    ready(page)


def test_a_tab_keeps_the_version_it_began_with_until_it_is_loaded_again(tabs):
    host, page, other = tabs
    rules = page.evaluate(RULES)
    begin(other, ["human", "easy", "easy"], seed=9)             # both are in the middle of a match
    Mouse(other).move()
    there = rest(other)["table"]
    update(host, other)
    expect(other.locator("#update")).to_contain_text("goes on")
    step = rest(page)["table"]["step"]
    applied(other)
    assert other.evaluate(RULES) == "9" and other.evaluate(OURS) == 2
    other.locator(".phase-box").wait_for()                  # at the table again, as it was
    assert rest(other)["table"]["view"]["scores"] == there["view"]["scores"]
    Mouse(other).move()
    other.evaluate(STORED)
    page.evaluate(KILL)                                     # its next engine is made of the old files
    assert page.evaluate(RULES) == rules
    assert rest(page)["table"]["step"] == step
    Mouse(page).move()
    page.evaluate(STORED)
    applied(page)                                           # the other tab has switched already
    assert page.evaluate(RULES) == "9"
    until(page, f"{OURS}.then(n => n === 1)")
    page.locator(".phase-box").wait_for()
    assert rest(page)["table"]["step"] > step
    soon(page, lambda: page.evaluate(SHELF) == other.evaluate(SHELF), "the same on the shelf")
    assert len(page.evaluate(SHELF)) == 2


def test_a_match_goes_on_under_the_rules_of_a_newer_version(tabs):
    host, page, other = tabs
    other.close()
    before = rest(page)["table"]
    update(host, page)
    applied(page)
    assert page.evaluate(RULES) == "9"
    page.locator(".phase-box").wait_for()                   # back at the table, see match/stay.js
    after = rest(page)["table"]
    assert after["view"]["scores"] == before["view"]["scores"] and after["actor"] == before["actor"]
    assert not page.get_by_text("unexpected").count()
    Mouse(page).move()


LACKS = """async () => {
    const [name] = (await caches.keys()).filter(name => /^marchlands http/.test(name));
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes("/wheels/azeroth")) await cache.delete(url);
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("fill");
}"""


def test_a_newer_version_that_comes_while_files_are_still_fetched_is_whole(chromium, dist, tmp_path):
    with hosted(dist, tmp_path) as (host, site), chromium.new_context(locale="en-GB") as context:
        visit = Visit(context, site)
        page = kept(visit)
        host.patch("azeroth", {"azeroth/__init__.py": lambda content: content + b"\n# newer\n"})
        host.newer()
        page.evaluate(LACKS)                        # what the earlier version still wants is gone
        begin(page, ["human", "easy"])
        page.evaluate(UPDATE)
        page.locator("#update").wait_for()
        applied(page)
        until(page, f"{OURS}.then(n => n === 1)")
        host.down = True
        page.goto("about:blank")
        page = visit.open()
        begin(page, ["human", "easy"], game="azeroth")
        assert page.evaluate(RULES) == "9"
