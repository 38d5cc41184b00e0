"""A new version of the site with other rules: no match is lost, what came before is told, a line says why."""
import json
import re

import pytest

from blank import soon
from conftest import Visit
from fingers import Mouse, begin, rest
from hosting import hosted

CHANGES = {"conquest/board.py": ("MOUNTAIN_COST=2,1", "MOUNTAIN_COST=3,1"),     # as wheels write it
           "smallworld/game.py": ('version="2"', 'version="3"')}
KEPT = "async () => (await import('./web/saves/store.js')).settled()"
SAVE = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save"
LINK = """async () => {
    const { app } = await import("./web/page/app.js");
    const { link } = await import("./web/saves/link.js");
    return link((await app.crew.ask("save")).save, app.match.about);
}"""


def changed(text, old, new):
    """Other rules in a wheel's module, where it has them."""
    assert old in text
    return text.replace(old, new)


def publish(host):
    """The same site with other rules: a region costs one token more."""
    for file, (old, new) in CHANGES.items():
        host.patch(file.split("/")[0], {file: lambda content: changed(content.decode(), old, new).encode()})
    host.publish()


@pytest.fixture
def place(chromium, dist, tmp_path):
    """A copy of the site that the test may change, and a visit to it that keeps no site."""
    plain = chromium.new_context(locale="en-GB", service_workers="block")
    with hosted(dist, tmp_path) as (host, address), plain as context:
        yield host, Visit(context, address)


def test_a_match_goes_on_under_new_rules_and_says_so(place):
    host, visit = place
    page = visit.open()
    begin(page, ["human", "easy"], names=["Anna", "Boris"])
    hand = Mouse(page)
    before = hand.until(lambda table: table["view"]["round"] == 2 and table["frame"]["phase"] == "conquer")
    page.evaluate(KEPT)
    told = lines(page)
    address, replayed = page.evaluate(LINK), page.evaluate(SAVE)
    publish(host)
    page.goto(visit.site + "?new")
    page.get_by_role("button", name="Continue").click()
    table = rest(page)["table"]
    for name in ("step", "actor", "frame"):
        assert table[name] == before[name]
    for name in ("coins", "band", "troops"):
        assert table["view"][name] == before["view"][name]
    assert table["gap"] == {"version": "2", "told": before["step"], "lost": 0}
    page.locator(".log li", has_text="earlier version").first.wait_for()
    soon(page, lambda: [line for line in lines(page) if "earlier version" not in line] == told)
    assert min(choice["cost"] for choice in table["choices"] if "cost" in choice) >= 3, "the new rules hold"
    hand.move()
    page.evaluate(KEPT)
    watched(page, visit, before["step"])
    again(page, visit, before["step"])
    shared(page, visit, address, replayed)
    assert [text for text in visit.complaints if "Service Worker" not in text] == []


def lines(page):
    """What was told of the match."""
    return page.locator(".log li").all_inner_texts()


def watched(page, visit, first):
    """The replay begins where the new rules do."""
    page.goto(visit.site + "?new#/replay")
    page.locator(".replay-bar").wait_for()
    page.locator(".replay-side .gap").get_by_text("earlier version").wait_for()
    slider = page.locator(".replay-slider input")
    assert slider.get_attribute("min") == str(first)
    page.locator(".replay-count").get_by_text(re.compile(rf"^{first} / ")).wait_for()


def again(page, visit, first):
    """The match is kept with the position it went on from."""
    page.goto(visit.site + "?again")
    page.get_by_role("button", name="Continue").click()
    table = rest(page)["table"]
    assert table["gap"]["told"] == first and table["step"] == first + 1
    assert json.dumps(page.evaluate(SAVE)).count('"base"') == 1


def shared(page, visit, address, save):
    """A link carries no position: it is replayed as far as it goes, or as the rules of its time would."""
    page.goto(visit.site + "?link#" + address.split("#")[1])
    page.locator(".phase-box").wait_for()
    table = rest(page)["table"]
    assert table["gap"] is None or table["gap"]["lost"] > 0
    assert table["step"] <= len(save["actions"])
    if table["gap"]:
        page.locator(".log .gap").get_by_text("no longer fit").wait_for()
