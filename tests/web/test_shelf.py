"""The shelf of saves: whatever is damaged there fails alone, is told, can be taken out and thrown away."""
import json

from playwright.sync_api import expect

from conftest import ready
from fingers import begin, rest
from undoing import undo

# Writes into the drawer what no code of ours would.
SPOIL = """async ([how, title]) => {
    const base = await new Promise(done => {
        const asked = indexedDB.open("marchlands");
        asked.onsuccess = () => done(asked.result);
    });
    const run = base.transaction(["notes", "bodies"], "readwrite");
    const notes = run.objectStore("notes"), bodies = run.objectStore("bodies");
    const all = store => new Promise(done => {
        const asked = store.getAll();
        asked.onsuccess = () => done(asked.result);
    });
    const note = (await all(notes)).find(note => note.title === title);
    const body = (await all(bodies)).find(({ id }) => id === note.id);
    const ways = {
        "no names": () => notes.put({ ...note, names: null }),
        "strange names": () => notes.put({ ...note, names: [{}, 7], kinds: 5 }),
        "bad date": () => notes.put({ ...note, when: "yesterday" }),
        "far date": () => notes.put({ ...note, when: 1e300 }),
        "bad end": () => notes.put({ ...note, over: { winners: 3 } }),
        "lost game": () => notes.put({ ...note, game: "atlantis" }),
        "bare note": () => notes.put({ id: note.id }),
        "no note": () => notes.delete(note.id),
        "no body": () => bodies.delete(note.id),
        "bad body": () => bodies.put({ id: note.id, revision: body.revision, save: [], about: null }),
        "bad map": () => bodies.put({ ...body, save: { ...body.save, map: { regions: 7 } } }),
        "bad actions": () => {
            const { last, ...save } = body.save;
            bodies.put({ ...body, save: { ...save, actions: [["fly"]] } });
        },
    };
    await new Promise(done => { ways[how](); run.oncomplete = done; });
    base.close();
    return note.id;
}"""
UNREADABLE = """{
    const { getAll, get } = IDBObjectStore.prototype;
    const no = () => { throw new DOMException("Failed to read large IndexedDB value", "DataError"); };
    IDBObjectStore.prototype.getAll = function () {
        return this.name === "notes" ? no() : getAll.call(this);
    };
    IDBObjectStore.prototype.get = function (id) {
        return this.name === "notes" && id === localStorage.unreadable ? no() : get.call(this, id);
    };
}"""
ROWS = ["no names", "strange names", "bare note", "no note"]            # shown as unreadable
MENDED = ["bad date", "far date", "lost game", "bad end"]                   # shown with what is left
BODIES = ["no body", "bad body", "bad map", "bad actions"]              # told when one wants to go on


def shelf(visit, ways):
    """The page loaded again with matches spoiled in so many ways, and an older sound one."""
    page = visit.open()
    for title in ("Sound", *ways):
        begin(page, ["human", "easy"], title=title)
        page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    ids = [page.evaluate(SPOIL, [how, how]) for how in ways]
    page.add_init_script(UNREADABLE)
    page.goto("about:blank")
    page.goto(visit.site)
    ready(page)
    return page, ids


def taken(page, button):
    """What a button brings into the downloads."""
    with page.expect_download() as download:
        button.click()
    return json.loads(download.value.path().read_text(encoding="utf-8"))


def test_notes_that_cannot_be_read_hide_no_other(visit):
    page, _ = shelf(visit, ROWS)
    page.get_by_role("button", name="Continue Sound").click()
    rest(page)
    page.goto(visit.site + "#/saves")
    page.get_by_role("heading", name="Sound").wait_for()
    ruins = page.locator(".library-card").filter(has_text="Unreadable")
    expect(ruins).to_have_count(4)
    expect(page.locator(".library-card")).to_have_count(5)
    rest_of_it = taken(page, ruins.first.get_by_role("button", name="Save what is left"))
    assert rest_of_it["body"]["save"]["seed"] == 7
    ruins.first.get_by_role("button", name="Delete").click()
    undo(page, ".library-card", 4)
    ruins.nth(3).wait_for()


def test_what_is_wrong_in_a_note_costs_nothing_else(visit):
    page, ids = shelf(visit, MENDED)
    page.get_by_role("button", name="Continue bad end").click()
    rest(page)
    page.evaluate("id => { localStorage.unreadable = id; }", ids[0])
    page.goto("about:blank")
    page.goto(visit.site + "#/saves")
    page.get_by_role("heading", name="far date").wait_for()
    titles = page.locator(".library-card h2")
    expect(titles).to_have_count(5)
    assert set(titles.all_inner_texts()) == {"Sound", "Unreadable entry", "bad end", "far date", "lost game"}
    assert not page.get_by_text("does not let this page keep saves").count()


def test_a_match_that_cannot_be_gone_on_with_gives_way_to_the_next(visit):
    page, _ = shelf(visit, BODIES)
    for title in ("bad actions", "bad map"):                # only the engine knows of these
        page.get_by_role("button", name=f"Continue {title}").click()
        page.get_by_role("button", name=f"Continue {title}").wait_for(state="detached")
    assert page.evaluate("noted.size && ![...noted].some(text => text.includes('unexpected'))")
    page.get_by_role("button", name="Continue Sound").click()
    rest(page)
    page.goto(visit.site + "#/saves")
    page.get_by_role("heading", name="Sound").wait_for()
    expect(page.locator(".library-card")).to_have_count(5)
    page.get_by_role("button", name="More for “bad body”").click()
    assert taken(page, page.get_by_role("button", name="Save as a file"))["body"]["save"] == []
