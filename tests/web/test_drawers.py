"""What the browser keeps, when it will not: a drawer of a later version, a disk that is full for a while, and
one that takes nothing at all. No match is lost that was kept, and what is lost with the page is told."""
import json

from playwright.sync_api import expect

from blank import soon
from fingers import Mouse, begin, rest

SETTLED = "async () => (await import('./web/saves/store.js')).settled()"
# What lies in the drawer, as it is: by a tab of its own no code of ours runs in.
STORED = """async () => {
    const base = await new Promise((done, failed) => {
        const asked = indexedDB.open("marchlands");
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error);
    });
    const names = [...base.objectStoreNames].filter(name => /notes/.test(name));
    const asked = base.transaction(names).objectStore(names[0]).getAll();
    const notes = await new Promise(done => { asked.onsuccess = () => done(asked.result); });
    base.close();
    return [base.version, names[0], notes.map(({ step }) => step)];
}"""
# A later version of the site opens it: first with one store more, then with notes of another form.
LATER = """async version => {
    const base = await new Promise((done, failed) => {
        const asked = indexedDB.open("marchlands", version);
        asked.onupgradeneeded = () => {
            const { result: base, transaction: run } = asked;
            if (version === 2) return base.createObjectStore("more", { keyPath: "id" });
            const all = run.objectStore("notes").getAll();
            all.onsuccess = () => {
                base.deleteObjectStore("notes");
                const moved = base.createObjectStore("notes3", { keyPath: "id" });
                for (const note of all.result) moved.put(note);
            };
        };
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error);
    });
    base.close();
}"""
# As browsers do it: a writing begins, then all of its transaction is taken back.
FULL = """full => {
    const { prototype } = IDBObjectStore;
    window.put ??= prototype.put;
    prototype.put = full ? function (...given) {
        const run = this.transaction, asked = window.put.apply(this, given);
        Object.defineProperty(run, "error", { value: new DOMException("no room", "QuotaExceededError") });
        run.abort();
        return asked;
    } : window.put;
}"""
NOTHING_FITS = """() => {
    const full = () => { throw new DOMException("no room", "QuotaExceededError"); };
    Storage.prototype.setItem = IDBObjectStore.prototype.put = full;
    Cache.prototype.put = async () => full();
}"""


def kept(page):
    """The step at which the match stands, once it was to be kept."""
    page.evaluate(SETTLED)
    return rest(page)["table"]["step"]


def test_a_tab_goes_on_beside_a_later_version_or_says_that_it_cannot(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    Mouse(page).move()
    steps = [kept(page)]
    later = page.context.new_page()
    later.goto(visit.site + "web/icon.svg")
    assert later.evaluate(STORED) == [1, "notes", steps]
    later.evaluate(LATER, 2)
    Mouse(page).move()
    steps = [kept(page)]
    assert later.evaluate(STORED) == [2, "notes", steps]            # it has more in it, and what we know
    assert visit.complaints == []
    later.evaluate(LATER, 3)
    Mouse(page).move()
    assert kept(page) > steps[0]
    visit.said("written by a newer version of this site: they are safe")
    assert later.evaluate(STORED) == [3, "notes3", steps]
    for language, words in (("ru", "более новая версия"), ("en", "a newer version")):
        page.evaluate("async tag => (await import('./web/page/words.js')).change(tag)", language)
        page.goto(visit.site + "#/saves")
        page.locator(".library-warning", has_text=words).wait_for()
        expect(page.locator(".library-card")).to_have_count(1)
    with page.expect_download() as download:
        page.locator(".library-card").get_by_role("button", name="More for").click()
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))["save"]["actions"]
    assert len(saved) > steps[0]
    # who goes back to an older site finds its shelf shut, and can play
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.reload()
    assert asked == ["beforeunload"]                                # what is only here would be lost
    page.locator(".library-warning", has_text="a newer version").wait_for()
    assert later.evaluate(STORED) == [3, "notes3", steps]


def test_a_disk_that_is_full_for_a_while_loses_nothing(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    Mouse(page).move()
    before = kept(page)
    page.evaluate(FULL, True)
    Mouse(page).move()
    assert kept(page) > before
    visit.said("no room left for saves")
    assert page.evaluate(STORED)[2] == [before]                     # as it was, whole
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").get_by_text("in memory only").wait_for()
    page.evaluate(FULL, False)
    page.goto(visit.site + "#/table")
    Mouse(page).move()
    steps = kept(page)
    assert page.evaluate(STORED)[2] == [steps]
    page.goto(visit.site + "#/saves")
    expect(page.locator(".library-card")).to_have_count(1)
    expect(page.locator(".library-warning")).to_be_hidden()
    expect(page.locator(".library-card").get_by_text("in memory only")).to_have_count(0)
    page.get_by_role("button", name="More for").click()
    page.get_by_role("button", name="Delete").click()
    page.locator(".library-empty").wait_for()
    soon(page, lambda: page.evaluate(STORED)[2] == [], "nothing is kept")


def test_a_browser_that_takes_nothing_is_told_of_once_and_played_in(visit):
    page, errors = visit.open(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.evaluate(NOTHING_FITS)
    page.get_by_role("button", name="The Wolves").click()
    page.get_by_role("button", name="The Wolves", pressed=True).wait_for()
    page.goto(visit.site + "#/settings")
    page.locator("select").filter(has_text="English").select_option("ru")
    page.get_by_role("heading", name="Настройки").wait_for()
    page.locator("select").filter(has_text="English").select_option("en")
    for seed in (1, 2):
        begin(page, ["human", "easy"], seed=seed)
        Mouse(page).move()
        kept(page)
    visit.said("no room left for saves")
    page.goto(visit.site + "#/saves")
    expect(page.locator(".library-card").get_by_text("in memory only")).to_have_count(2)
    page.get_by_role("button", name="More for").first.click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Undo").click()                 # thrown away by a slip
    page.locator(".library-card").nth(1).wait_for()
    page.get_by_role("button", name="Continue").first.click()
    Mouse(page).move()
    assert errors == []
