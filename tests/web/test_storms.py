"""What must not spoil a game: broken files, hostile names, a full disk, dying workers, two windows;
and the first lesson."""
import json
import re

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from fingers import Mouse, begin, rest, state, wish

EVIL = '<img src=x onerror="window.evil=1"><script>window.evil=2</script>'
FULL = """{
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function () { throw new DOMException("no room", "QuotaExceededError"); };
}"""
# When a computer thinks for the second time: whoever does it from outside may come after its turn.
KILL = """async who => {
    const { app, on } = await import("./web/page/app.js");
    let thoughts = 0;
    const stop = on("thinking", () => {
        if (++thoughts < 2) return;
        stop();
        app.crew.kill(who);
    });
}"""
SAVE = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save"


def offered(page, *files):
    """Choose files on the page of the saves."""
    page.locator("input[type=file]").set_input_files([
        {"name": name, "mimeType": "application/json", "buffer": body.encode()} for name, body in files])


def test_broken_and_hostile_files_change_nothing_and_say_why(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    save = page.evaluate(SAVE)
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").wait_for()
    before = page.evaluate("async () => JSON.stringify((await (await "
                           "import('./web/page/app.js')).app.crew.ask('save')).save)")
    cases = {
        "cut.json": json.dumps(save)[:-9], "foreign.json": '{"cards": 52}', "list.json": "[1, 2]",
        "nothing.json": "", "edited.json": json.dumps({**save, "actions": [["take", 0], ["sing"]]}),
        "newer.json": json.dumps({**save, "format": 99}), "deep.json": '{"a":' * 300 + "1" + "}" * 300,
        "map.json": json.dumps({**save, "map": {"rounds": 1, "regions": [EVIL]}}),
        "seats.json": json.dumps({**save, "seats": [EVIL] * 17}), f"{EVIL[:30]}.json": "x",
    }
    for name, body in cases.items():
        offered(page, (name, body))
        page.locator(".library-trouble").get_by_text(name[:20]).wait_for()
        assert "Traceback" not in page.locator(".library-trouble").inner_text()
    board = json.loads((ROOT / "maps/warcraft/2.json").read_text(encoding="utf-8"))
    apart = {"format": 1, "game": "warcraft", "version": "2", "options": {}, "seats": ["human", "easy"],
             "map": {**board, "spaces": [[90, 90, "forest"]]}, "seed": 1, "actions": []}
    offered(page, ("apart.json", json.dumps(apart)))       # told in the words of its game
    page.locator(".library-trouble").get_by_text("cut off from the others").wait_for()
    expect(page.locator(".library-card")).to_have_count(1)
    assert page.evaluate("async () => JSON.stringify((await (await "
                         "import('./web/page/app.js')).app.crew.ask('save')).save)") == before
    evil = {"marchlands": 1, "save": {**save, "map": {**save["map"], "name": EVIL}},
            "about": {"names": [EVIL] * 2, "title": EVIL, "kinds": ["human", "human"],
                      "colours": ["red;background:url(//evil)"] * 2}}
    offered(page, ("evil.json", json.dumps(evil)))
    page.locator(".library-card").nth(1).wait_for()
    harmless(page)
    page.locator(".library-card", has_text="<img").get_by_role("button", name="Continue").click()
    rest(page)
    page.locator(".curtain button").click()
    page.locator(".veil").wait_for(state="hidden")
    Mouse(page).move()
    harmless(page)
    assert visit.strangers() == []


def harmless(page):
    """What somebody wrote is there as text and as nothing else; the page's own script stands in its head."""
    expect(page.locator("body")).to_contain_text("<img", use_inner_text=True)
    assert page.locator("img[src=x], :not(head) > script:not([src])").count() == 0
    assert page.evaluate("() => window.evil") is None


def test_a_hostile_name_typed_in_is_a_name(visit):
    page = visit.open()
    page.on("dialog", lambda dialog: pytest.fail("a dialog opened"))
    page.goto(visit.site + "#/new")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Name of player 1").fill('<img src=x onerror=a()>')
    page.get_by_label("Name of player 2").fill('"><b>&amp;')
    page.locator(".seat-row select").nth(1).select_option("human")
    page.get_by_role("button", name="Start").click()
    rest(page)
    harmless(page)
    page.locator(".curtain button").click()
    page.locator(".veil").wait_for(state="hidden")
    hand = Mouse(page)
    hand.move()
    harmless(page)
    for screen in ("#/saves", "#/replay", "#/new"):
        page.goto(visit.site + screen)
        page.get_by_role("heading").first.wait_for()
        assert page.locator("img[src=x]").count() == 0
    assert visit.complaints == []


def test_a_full_disk_is_told_and_the_game_goes_on(visit):
    visit.page.add_init_script(FULL)
    page, hand = visit.open(), Mouse(visit.page)
    begin(page, ["human", "easy"])
    hand.move()
    visit.said("no room left for saves")
    hand.until(lambda table: table["view"]["round"] == 3)
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").get_by_text("in memory only").wait_for()
    expect(page.locator(".library-warning")).to_be_visible()
    with page.expect_download() as download:
        page.locator(".library-card").get_by_role("button", name="More for").click()
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved["save"]["actions"] == page.evaluate(SAVE)["actions"]


@pytest.mark.parametrize("who", ["thinker", "referee"])
def test_a_worker_killed_in_the_middle_of_the_computers_turn_is_replaced(visit, who):
    page, hand = visit.open(pace="normal"), Mouse(visit.page)
    begin(page, ["human", "hard"])
    table = hand.until(lambda table: table["frame"]["phase"] == "redeploy" and table["view"]["round"] == 1)
    page.evaluate(KILL, who)
    while (now := at_once(page))["actor"] == 0:
        hand.do(now, wish(now))
        while at_once(page)["step"] == now["step"]:
            page.wait_for_timeout(20)
    visit.said("restarted")
    after = rest(page)["table"]
    assert after["actor"] == 0 and after["step"] > table["step"] + 2
    once = page.evaluate(SAVE)
    assert len(once["actions"]) == after["step"]
    before = state(page, 0)
    page.evaluate("async save => { const { app } = await import('./web/page/app.js'); "
                  "await app.crew.ask('load', { save, viewer: 0 }); }", once)
    assert state(page, 0) == before
    hand.move()


def at_once(page):
    """The table as it stands, whoever is to act."""
    return page.evaluate("async () => (await import('./web/page/app.js')).app.match.table")


def test_two_windows_on_one_match_never_overwrite_each_other(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    Mouse(page).move()
    page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    other = visit.page.context.new_page()
    other.add_init_script("localStorage.setItem('marchlands.settings', JSON.stringify({ pace: 'once', "
                          "motion: 'less' }));")
    other.goto(visit.site)
    other.get_by_role("button", name="Continue").click()
    rest(other)
    assert state(other, 0) == state(page, 0)
    Mouse(other).move()
    Mouse(other).move()
    other.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    page.get_by_text("played on in another tab").wait_for()
    page.bring_to_front()
    Mouse(page).move()
    mine = state(page, 0)
    page.get_by_role("button", name="Keep mine as a copy").click()
    visit.said("goes on as a copy")
    page.goto(visit.site + "#/saves")
    expect(page.locator(".library-card")).to_have_count(2)
    assert state(page, 0) == mine
    other.bring_to_front()
    Mouse(other).move()
    other.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    assert other.get_by_text("played on in another tab").count() == 0


def test_the_first_lesson_is_done_by_doing_what_it_says(visit):
    page, hand = visit.open(), Mouse(visit.page)
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("link", name="Begin").click()
    page.locator(".coach-card").wait_for()
    rest(page)
    page.locator(".coach-card").get_by_role("button", name="Continue").click()
    keys = page.evaluate("async () => (await import('./web/page/app.js')).app.match.map.regions"
                         ".map(region => region.key)")
    hand.touch(keys.index("meadow"))
    page.locator(".coach-card").get_by_text("Well done").wait_for()
    rest(page)
    page.keyboard.press("z")
    page.locator(".coach-card").get_by_text("costs two tokens").wait_for()
    rest(page)
    hand.touch(keys.index("meadow"))
    page.locator(".coach-card").get_by_text("Well done").wait_for()
    rest(page)
    hand.touch(keys.index("heart"))
    page.locator(".coach-card").get_by_text("Goal reached").wait_for()
    page.get_by_role("button", name="Next lesson").click()
    page.locator(".coach-card").get_by_text(re.compile("Lesson 2 of")).wait_for()
    page.goto(visit.site + "#/lessons")
    expect(page.locator(".lesson-list .done")).to_have_count(1)
    assert visit.complaints == []


TWICE = """async words => {
    const press = () => [...document.querySelectorAll("button")]
        .find(({ textContent }) => textContent.startsWith(words))?.click();
    press();
    await new Promise(done => setTimeout(done, 120));
    press();
}"""


def test_spreading_evenly_twice_at_once_is_done_once(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    Mouse(page).until(lambda table: table["frame"]["phase"] == "redeploy")
    page.get_by_role("button", name="Take all up").click()
    before = rest(page)["table"]
    lands = {choice["place"] for choice in before["choices"] if "tokens" in choice}
    page.evaluate("async () => { const { app } = await import('./web/page/app.js'); app.set('pace', 'slow'); "
                  "app.set('motion', 'full'); }")
    page.get_by_role("button", name="Spread evenly").wait_for()
    page.evaluate(TWICE, "Spread evenly")
    page.locator("[data-verb=done]").wait_for()
    after = rest(page)["table"]
    assert after["step"] <= before["step"] + len(lands)
    assert ["done"] in [choice["action"] for choice in after["choices"]]
