"""A match by letters between three people and a computer, to its end: links shared, copied and pasted, files
picked and dropped, letters that come late, twice or not at all, and one that leads elsewhere."""
import json
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from conftest import ready
from mods import letters as lettered
from test_letters import FORGE, STATE, letter, opened

# Four seats and two rounds: the board is none of the site's own, so that the letters carry it.
BEGIN = """async () => {
    const { begin } = await import("./web/match/begin.js");
    const map = { ...await (await fetch("maps/smallworld/4.json")).json(), rounds: 2 };
    const names = ["Anna", "Boris", "Robot", "Clara"], kinds = ["human", "afar", "easy", "afar"];
    const seats = kinds.map((kind, colour) => ({ name: names[colour], colour, kind }));
    await begin({ game: "smallworld", mapData: map, seats, options: { first: 0 }, seed: 5 });
    location.hash = "#/table";
}"""
# What the person of this device is to choose, his retreats in other people's turns too, until somebody far
# away is to act, whose seat is told.
TURN = """async () => {
    const { app } = await import("./web/page/app.js");
    const wait = ms => new Promise(done => setTimeout(done, ms));
    const { match } = app;
    for (let n = 0; n < 2000 && !match.table.over && !match.afar; n++) {
        if (!match.mine || match.busy || !match.table.choices.length) { await wait(20); continue; }
        const ranking = await app.crew.think({ level: "easy" });
        if (ranking) await match.act(ranking[0].action);
    }
    return match.table.over ? null : match.actor;
}"""
SHARED = """{
    window.sent = [];
    navigator.share = async what => {
        if (window.sulking) {
            window.sulking = false;
            throw new DOMException("not now", "AbortError");
        }
        window.sent.push(what);
    };
}"""
DROP = """([name, data]) => {
    const carried = new DataTransfer(), screen = document.getElementById("screen");
    carried.items.add(new File([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))], name));
    for (const kind of ["dragover", "drop"])
        screen.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""
ENTRIES = """async () => {
    const record = await import("./web/company/record.js");
    const wait = () => new Promise(done => setTimeout(done, 20));
    while (!(await record.list()).length) await wait();
    return record.list();
}"""
NOTES = """async () => {
    const { list } = await import("./web/saves/store.js"), { turn } = await import("./web/company/post.js");
    return (await list()).map(note => [turn(note), note.post?.seat ?? null]);
}"""


@pytest.fixture
def people(regulars):
    """Three people in browsers of their own: at a desk, with a phone, and one who reads Russian."""
    sizes = [{"viewport": {"width": 1280, "height": 720}, "locale": "en-GB"},
             {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "en-GB"},
             {"viewport": {"width": 844, "height": 390}, "locale": "en-GB"}]
    with ExitStack() as stack:
        visits = [stack.enter_context(regulars.come(**size)) for size in sizes]
        visits[1].page.add_init_script(SHARED)
        yield visits


def come(page, address, seat=""):
    """A letter is opened, by whom it is for the first time, and what happened is read."""
    page.evaluate("address => { location.hash = new URL(address).hash; }", address)
    if seat:
        page.get_by_role("button", name=seat, exact=True).click()
    read(page)


def read(page):
    """What happened since is told, and put away."""
    page.get_by_role("heading", name="Since your last turn").wait_for()
    page.get_by_role("button", name="Go on", exact=True).click()
    page.locator("dialog.ask").wait_for(state="detached")


def shared(page):
    """Press "Send…", twice: the first time the share sheet is put away again."""
    page.evaluate("window.sulking = true")
    send = page.locator("dialog").get_by_role("button", name="Send…")
    send.click()
    page.wait_for_function("() => !window.sulking")
    assert page.get_by_text("The letter is on its way").count() == 0
    send.click()
    page.locator("dialog").get_by_text("The letter is on its way").wait_for()
    page.locator("dialog .buttons button").click()
    [what] = page.evaluate("window.sent.splice(0)")
    assert "Your letter in" in what["text"]
    return what["url"]


def filed(page, path):
    """Save the letter as a file."""
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name="Save as a file").click()
    download.value.save_as(path)
    page.locator("dialog .buttons button").click()
    return path


def go(page, where):
    """To another screen."""
    page.evaluate("where => { location.hash = where; }", where)


def test_three_people_and_a_computer_play_by_letters_to_the_end(people, tmp_path):
    anna, boris, clara = [visit.open() for visit in people]
    # whoever plays by letters sits alone at his device
    go(anna, "#/new")
    anna.locator(".seat-row select").nth(1).select_option("human")
    anna.locator(".seat-row select").nth(2).select_option("afar")
    anna.locator("form.setup button[type=submit]").click()
    people[0].said("one person at each device")

    anna.evaluate(BEGIN)
    anna.wait_for_selector(".phase")
    assert anna.evaluate(TURN) == 1
    expect(anna.locator("dialog")).to_contain_text("to everybody in the match")
    first = letter(anna)

    come(boris, first, "I am Boris")
    astray = boris.evaluate(FORGE)                      # a choice that he will not have made
    boris.reload()
    ready(boris)
    boris.wait_for_selector(".phase-box")
    assert boris.evaluate(TURN) == 3                    # and the computer's after it
    boris.get_by_text("Clara is next").first.wait_for()
    second = shared(boris)

    # she hears of the match from the second, then the first comes, and the second again
    clara.evaluate("address => { location.hash = new URL(address).hash; }", second)
    clara.get_by_role("button", name="I am Boris, who sent this").wait_for()
    seats = clara.locator("dialog.ask .buttons button").all_inner_texts()
    assert [seat.split("\n")[-1] for seat in seats] == [
        "I am Boris, who sent this", "I am Anna", "I am Clara"]
    clara.get_by_role("button", name="I am Clara", exact=True).click()
    read(clara)
    start = clara.evaluate(STATE)
    assert start["kinds"] == ["afar", "afar", "easy", "human"] and start["mine"]
    for late, said in ((first, "older letter"), (second, "nothing new")):
        opened(clara, late)
        people[2].said(said)
        clara.wait_for_url("**/#/table")
    opened(clara, astray)
    clara.get_by_role("heading", name="This letter does not fit").wait_for()
    clara.get_by_role("button", name="Open mine").click()
    clara.locator(".phase").first.wait_for()
    assert clara.evaluate(STATE)["actions"] == start["actions"]
    assert clara.evaluate(TURN) == 0
    third = filed(clara, tmp_path / "third.json")

    # Anna never had the second: the third, a file, is enough, and the second is old then
    go(anna, "#/saves")
    anna.locator(".library-card").wait_for()
    anna.locator("input[type=file]").set_input_files(third)
    read(anna)
    assert anna.evaluate(STATE)["mine"]
    opened(anna, second)
    people[0].said("older letter")
    anna.wait_for_url("**/#/table")
    # Boris drops it on his shelf; the second time there is nothing new in it
    for told in (lambda: read(boris), lambda: people[1].said("nothing new")):
        go(boris, "#/saves")
        boris.locator(".library-card").wait_for()
        boris.evaluate(DROP, [third.name, lettered(third.read_bytes())])
        told()
        boris.wait_for_url("**/#/table")
    assert not boris.evaluate(STATE)["mine"]

    # the second round is the last: whoever is to act has the newest letter, the others do not
    seats, actor, last = {0: anna, 1: boris, 3: clara}, 0, ""
    while actor is not None:
        page = seats[actor]
        if last:
            come(page, last)
        actor = page.evaluate(TURN)
        page.get_by_role("heading", name="The last letter" if actor is None else "A letter to").wait_for()
        last = letter(page)
    page, *others = [page, *[one for one in seats.values() if one is not page]]
    come(others[0], last)
    go(others[1], "#/table")
    others[1].get_by_role("button", name="Open a letter…").click()
    others[1].get_by_label("The letter as a link").fill(f"The end: {last} see you")
    others[1].locator("dialog").get_by_role("button", name="Open", exact=True).click()
    read(others[1])
    ends = [page.evaluate(STATE) for page in (anna, boris, clara)]
    assert all(end["over"] and end["actions"] == ends[0]["actions"] for end in ends)
    assert [page.evaluate(NOTES) for page in (anna, boris, clara)] == [[["over", p]] for p in (0, 1, 3)]
    entries = [page.evaluate(ENTRIES) for page in (anna, boris, clara)]
    assert [[entry["seat"] for entry in found] for found in entries] == [[0], [1], [3]]
    assert len({json.dumps([found[0]["id"], found[0]["scores"]]) for found in entries}) == 1
    opened(clara, first)                                # long ago
    clara.wait_for_url("**/#/table")
    assert clara.evaluate(STATE)["over"]
    assert [one for visit in people for one in visit.complaints] == []
