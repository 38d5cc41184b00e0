"""The match of the day, the record, and the shelf: what is played is counted once, and all of it can be
carried to another device."""
import json

from playwright.sync_api import expect

from conftest import ready
from fingers import finish
from test_looks import AXE, RUN

DEAL = """async () => {
    const { app } = await import("./web/page/app.js");
    const { save } = await app.crew.ask("save");
    return [save.game, save.seed, save.seats, save.map.name.en, app.match.about.day];
}"""
# An early Monday of two players: what a match takes does not hang on the day of the test.
TODAY = """Date = class extends Date {
    constructor(...parts) { if (parts.length) super(...parts); else super("2027-05-24T09:00"); }
}"""
ENTRIES = """async () => (await import("./web/company/record.js")).list()"""
SPOIL = """async () => {
    const base = await new Promise(done => {
        const asked = indexedDB.open("marchlands record");
        asked.onsuccess = () => done(asked.result);
    });
    const run = base.transaction("games", "readwrite");
    run.objectStore("games").put({ id: "bad", scores: "many" });
    await new Promise(done => { run.oncomplete = done; });
    base.close();
}"""


INSIDE = """game => {
    const box = document.querySelector(`.day .library-card[data-game=${game}]`)?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
}"""


def day(page):
    """The screen of the day, with what there is on it."""
    page.evaluate("location.hash = '#/day'")
    page.locator(".day .library-card").first.wait_for()


def test_a_match_of_the_day_is_played_counted_and_carried_away(visit, tmp_path):
    visit.page.add_init_script(path=AXE)
    visit.page.add_init_script(TODAY)
    page = visit.open()
    day(page)
    page.locator(".library-card button.main").first.click()
    page.locator(".phase").first.wait_for()
    first = page.evaluate(DEAL)
    finish(page)
    page.get_by_role("button", name="Your result").click()
    line = page.locator(".day-line")
    line.wait_for()
    told = line.input_value().splitlines()
    assert told[0].startswith("Marchlands · Small World") and told[-1].endswith("#/day")
    assert "24 May 2027" in told[0]
    assert set(told[2]) <= set("🟩🟨🟥") and len(told[2]) >= 5
    expect(page.locator(".day-row")).to_have_text("1 day in a row.")
    page.wait_for_function(INSIDE, arg="smallworld")
    assert not page.evaluate(INSIDE, "wolves")
    page.evaluate("location.hash = '#/day/wolves'")       # as "Your result" after a match of it
    page.wait_for_function(INSIDE, arg="wolves")
    [entry] = page.evaluate(ENTRIES)
    assert entry["day"] == first[4] and entry["used"] and entry["seat"] == 0
    assert not page.evaluate(RUN)

    # played again it counts no more: the same deal, once
    page.evaluate("""async day => {
        const { app } = await import("./web/page/app.js"), { begin } = await import("./web/match/begin.js");
        const { about } = app.match;
        await begin({ ...about.setup, day: undefined, title: "Again" });
        location.hash = "#/table";
    }""")
    page.locator(".phase").first.wait_for()
    assert page.evaluate(DEAL)[:4] == first[:4]
    finish(page)
    assert len(page.evaluate(ENTRIES)) == 1

    # a damaged entry hides no other
    page.evaluate(SPOIL)
    page.evaluate("location.hash = '#/record'")
    page.locator(".record-table").first.wait_for()
    expect(page.locator(".record-numbers dd").first).to_have_text("1")
    for language, heading in (("ru", "Ваши успехи"), ("en", "Your record")):
        page.evaluate("async tag => (await import('./web/page/words.js')).change(tag)", language)
        page.get_by_role("heading", name=heading, exact=True).wait_for()
        page.locator(".record-table").first.wait_for()
        assert not page.evaluate(RUN)

    # all of it in one file, and back
    page.evaluate("location.hash = '#/saves'")
    page.locator(".library-card").nth(1).wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)
    whole = json.loads(file.read_text(encoding="utf-8"))
    assert len(whole["matches"]) == 2 and len(whole["record"]) == 1
    whole["matches"].append({"save": 7})
    file.write_text(json.dumps(whole), encoding="utf-8")
    page.evaluate("location.hash = '#/settings'")
    page.get_by_role("button", name="Clear all data").click()
    with page.expect_event("load"):
        page.get_by_role("button", name="Clear everything").click()
    ready(page)
    page.evaluate("location.hash = '#/record'")
    page.locator(".record .library-empty").wait_for()
    page.evaluate("location.hash = '#/saves'")
    page.locator(".library-list .library-empty").wait_for()
    news = "2 matches taken, 0 here already, 1 damaged; 1 new on the record"
    for said in (news, "0 matches taken, 2 here"):
        page.locator("input[type=file]").set_input_files(file)
        visit.said(said)
    expect(page.locator(".library-card")).to_have_count(2)
    assert page.evaluate(ENTRIES) == [entry]
    expect(page.locator(".library-filters select")).to_have_count(0)     # all alike: nothing to choose from
    day(page)
    expect(page.locator(".day-line")).to_have_value("\n".join(told))
    assert visit.complaints == []


WITHIN = """([width, height]) => {
    const box = document.querySelector(".start .main")?.getBoundingClientRect();
    return box?.width && box.bottom <= height && box.right <= width;
}"""


def test_the_shelf_of_games_fits_with_four_and_shows_what_goes_on(visit):
    page = visit.page
    visit.open()
    page.evaluate("""async () => {
        const { begin } = await import("./web/match/begin.js");
        const { settled } = await import("./web/saves/store.js");
        const seats = ["human", "easy"].map((kind, colour) => ({ name: "", colour, kind }));
        for (const game of ["wolves", "smallworld"]) {
            await begin({ game, map: `maps/${game}/2.json`, seats, options: {}, seed: 5 });
            await settled();
        }
    }""")
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").nth(1).wait_for()
    page.get_by_label("By game").select_option(label="The Wolves")
    page.locator(".library-card").nth(1).wait_for(state="detached")
    expect(page.locator(".library-card")).to_contain_text("The Wolves")
    page.goto(visit.site + "#/")
    page.reload()
    page.locator("canvas[data-cover=wolves]:not([hidden])").wait_for()        # painted from its own land
    page.locator("[data-going=wolves] button").wait_for()
    expect(page.locator("[data-going=wolves]")).to_contain_text("Round 1")
    for width, height in [(1440, 900), (1280, 640), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WITHIN, arg=[width, height])       # the title is drawn anew as games are met
        page.wait_for_function("() => document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("[data-going=wolves] button").click()
    page.locator(".phase").first.wait_for()
    assert page.evaluate(DEAL)[0] == "wolves"
    assert visit.complaints == []
