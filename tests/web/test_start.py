"""A page that cannot begin says so in words and offers another try, whatever did not come."""
import re

import pytest
from playwright.sync_api import expect

from blank import until
from conftest import Visit, ready
from fingers import Mouse, begin


@pytest.fixture
def visit(newcomer):
    """Everybody comes for the first time here."""
    return newcomer


GONE = {"lost": lambda route: route.abort("connectionfailed"),
        "missing": lambda route: route.fulfill(status=404, body="Not found"),
        "empty": lambda route: route.fulfill(body="null", content_type="application/json"),
        "damaged": lambda route: route.fulfill(body="}damaged{", content_type="text/javascript")}
CASES = [("lost", "web/main.js"), ("damaged", "web/main.js"), ("missing", "web/board/emblems.js"),
         ("lost", "web/text/en.json"), ("damaged", "web/text/en.json"), ("empty", "web/text/en.json"),
         ("damaged", "web/engine/early.js"),
         ("missing", "web/main.js"), ("lost", "fonts.css,web/main.js"), ("lost", "**")]
SEEN = "document.querySelector('#unborn')?.checkVisibility({ visibilityProperty: true })"


@pytest.mark.parametrize(("how", "names"), CASES)
def test_what_does_not_come_is_told_and_may_be_tried_again(visit, how, names):
    context, page_itself = visit.page.context, re.compile(r"/(\?.*)?$")
    for name in names.split(","):
        context.route(f"**/{name}", lambda route: route.continue_() if page_itself.search(route.request.url)
                      else GONE[how](route))
    page = visit.go("#/rules")
    until(page, f"document.querySelector('[data-why]') && {SEEN}")
    told = page.locator("#unborn").inner_text()
    assert "could not start" in told and "не запустилась" in told and "saved matches" in told
    context.unroute_all()
    page.locator("#unborn a").first.click()
    until(page, "document.body?.dataset.screen")
    until(page, f"!{SEEN}")
    assert page.url.endswith("#/rules")


@pytest.mark.parametrize("requests", [20, 72, 94])
def test_a_connection_cut_at_any_point_is_told_and_may_be_tried_again(chromium, site, requests):
    with chromium.new_context(locale="en-GB", service_workers="block") as context:
        left = iter(range(requests))
        context.route("**", lambda route: route.continue_() if next(left, None) is not None
                      else route.abort("connectionfailed"))
        visit = Visit(context, site)
        page = visit.go()
        told = f"document.querySelector('#trouble') || document.readyState === 'complete' && {SEEN}"
        until(page, f"{told} || performance.getEntriesByName('playable').length")
        context.unroute_all()
        if page.evaluate(f"Boolean({told})"):       # or what was cut off was nothing that the start needs
            page.locator("#retry, #unborn a.main").locator("visible=true").first.click()
        until(page, "document.body?.dataset.screen")
        ready(page)


# While such a page comes it stands still, however long that takes: nothing is shown before it is to be.
HALTED = """const halt = () => {
    for (const one of document.getAnimations()) one.pause();
    if (!document.getAnimations().length) requestAnimationFrame(halt);
};
halt();"""


def test_a_page_that_never_settles_says_so_after_a_while(visit):
    visit.page.context.route("**/en.json", lambda route: None)
    visit.page.add_init_script(HALTED)
    page = visit.go()
    until(page, "document.getAnimations().length")
    assert not page.evaluate(SEEN)
    page.evaluate("for (const one of document.getAnimations()) one.finish()")
    until(page, SEEN)


def test_a_page_that_comes_shows_nothing_of_it(visit):
    page = visit.open()
    assert not page.evaluate(SEEN)


def test_a_browser_without_webassembly_is_told(visit):
    visit.page.add_init_script("delete self.WebAssembly")
    page = visit.go()
    expect(page.locator("#trouble-why")).to_contain_text("WebAssembly")


def test_from_the_disk_it_says_what_to_do_instead(visit, dist):
    page = visit.page
    page.goto((dist / "index.html").as_uri())
    until(page, SEEN)
    expect(page.locator("#unborn")).to_contain_text("http.server", use_inner_text=True)


# What browsers do when a person forbids a page to store anything.
FORBID = """{
    const no = () => { throw new DOMException("forbidden", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
        Object.defineProperty(self, name, { get: no });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: no });
    Object.defineProperty(Navigator.prototype, "storage", { get: no });
    self.BroadcastChannel = class { constructor() { no(); } };
}"""


def test_a_browser_that_forbids_storage_plays_all_the_same(visit):
    visit.page.add_init_script(FORBID)
    page = visit.go()
    ready(page)
    begin(page, ["human", "easy"])
    Mouse(page).move()
    visit.said("does not let this page keep saves")
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").wait_for()
    page.goto(visit.site + "#/settings")
    page.get_by_role("heading", name="Settings").wait_for()
