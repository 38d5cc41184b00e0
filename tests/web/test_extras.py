"""The door for what a player brings: looked into, agreed to, played, saved, handed on, thrown away."""
import json
import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import Error, expect

from blank import until
from conftest import ROOT
from fingers import LINK, Finger, Mouse, rest
from mods import hostile, letters, sample, wheel
from test_looks import AXE, RUN
from trap import STORE, STORED, Trap

BOOM = "raise RuntimeError('no such luck')\n"
OTHERWISE = """from conquest.hooks import Trait
class Promise(Trait):
    key, tokens, en, ru = "kept", 3, ("Kept", "Nothing."), ("Kept", "Nothing.")
"""
SPOIL = """async () => {
    const { drawer } = await import("./web/saves/base.js");
    const transact = drawer("marchlands extras", ["extras"]);
    const spoilt = { id: "wheel:spoilt", kind: "wheel", name: null };
    const odd = { id: "position:odd", kind: "position", name: "odd", game: "smallworld", keys: [], words: {},
      data: { name: { toString: 3 }, save: { seats: [] } } };
    await transact("readwrite", ({ extras }, ask) =>
        Promise.all([spoilt, odd].map(one => ask(extras.put(one)))));
}"""
DROP = """([name, data]) => {
    const carried = new DataTransfer(), screen = document.getElementById("screen");
    carried.items.add(new File([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))], name));
    for (const kind of ["dragover", "drop"]) {
        screen.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
    }
}"""
# A browser where no memory of an engine is found, or not yet: then each engine knows only what it was asked.
KEEPS_NOTHING = """export const find = async () => null, store = async () => {}, clear = async () => {};
export const release = () => {};"""
HELD = "document.activeElement.textContent"
OPENER = f"{HELD} === 'Open a file…'"
HOMEMADE = ROOT / "examples/bakers.json"


@pytest.fixture(scope="module")
def frogs(tmp_path_factory):
    """The sample wheel, built."""
    return sample("frogs", tmp_path_factory.mktemp("wheel"))


def show(page, screen):
    """Go to a screen of the page."""
    page.evaluate("async name => (await import('./web/page/screens.js')).go(name)", screen)


def offer(page, path):
    """Bring a file to the door."""
    show(page, "extras")
    page.locator(".extras input[type=file]").set_input_files(path)


def agree(page, yes="Bring in", done="is here"):
    """Say yes to what the door asks, and wait until it is done."""
    said = page.locator(".extras-state")
    with telling(lambda: f"the door said: {said.text_content()}; {page.locator('#note').text_content()}"):
        page.locator("dialog.ask button", has_text=yes).click()
        said.filter(has_text=done).wait_for()


@contextmanager
def telling(facts):
    """What failed says what was to be seen, too."""
    try:
        yield
    except Error as error:
        error.add_note(facts())
        raise


def sit_down(page, name):
    """Set up a match against easy opponents with an extra, and begin it."""
    show(page, "new")
    page.locator("fieldset.extras label", has_text=name).click()
    for kind in page.locator(".seat-row select").all()[1:]:
        kind.select_option("easy")
    page.locator("form.setup button[type=submit]").click()
    return rest(page)["table"]


def test_a_wheel_goes_in_into_a_game_a_save_a_link_and_out_again(visit, regulars, frogs):
    page, hand = visit.open(), Mouse(visit.page)
    offer(page, frogs)
    for said in ("smallworld-frogs", "0.1.0", "Marchlands contributors", "is a program", "frogs"):
        expect(page.locator("dialog.ask")).to_contain_text(said)
    agree(page)
    expect(page.locator(".extras-card")).to_contain_text("hopping over land")
    table = sit_down(page, "Frogs")
    page.locator("iframe").first.wait_for(state="attached")
    hand.until(lambda table: table["view"]["round"] == 2)
    assert "frogs" in {*table["view"]["tray"]}
    page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    address, before = page.evaluate(LINK), rest(page)["table"]
    page.goto("about:blank")
    page = visit.open()
    assert page.locator("iframe").count() == 0
    page.get_by_role("button", name="Continue").click()
    assert rest(page)["table"]["view"] == before["view"]
    with regulars.come(locale="en-GB") as other:
        stranger = other.open("#" + address.split("#")[1])
        other.said("smallworld-frogs 0.1.0 (frogs)")
        assert stranger.locator("iframe").count() == 0
        offer(stranger, frogs)
        agree(stranger)
        stranger.evaluate("hash => { location.hash = hash; }", "#" + address.split("#")[1])
        assert rest(stranger)["table"]["view"]["tray"] == before["view"]["tray"]
    show(page, "extras")
    page.get_by_role("button", name="Throw away").click()
    page.locator(".extras-list", has_text="Nothing lies here").wait_for()
    page.goto("about:blank")
    page = visit.open()
    page.get_by_role("button", name="Continue").click()
    visit.said("smallworld-frogs 0.1.0 (frogs)")
    assert visit.strangers() == []


def test_a_homemade_race_goes_in_by_touch_and_needs_no_engine_of_its_own(phone, regulars):
    page, hand = phone.open(), Finger(phone.page)
    offer(page, HOMEMADE)
    expect(page.locator("dialog.ask")).to_contain_text("Пекари")
    agree(page, "Взять", "Готово")
    sit_down(page, "Пекари")
    assert page.locator("iframe").count() == 0
    hand.until(lambda table: table["view"]["round"] == 2)
    page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
    address, before = page.evaluate(LINK), rest(page)["table"]
    page.goto("about:blank")
    page = phone.open()
    page.get_by_role("button", name="Продолжить").click()
    assert rest(page)["table"]["view"] == before["view"]
    with regulars.come(locale="en-GB") as other:
        stranger = other.open("#" + address.split("#")[1])
        assert rest(stranger)["table"]["view"]["tray"] == before["view"]["tray"]
        assert "bakers" in before["view"]["tray"]
    show(page, "extras")
    page.get_by_role("button", name="Выбросить").click()
    page.locator(".library-empty").wait_for()
    page.goto("about:blank")
    page = phone.open()                                 # what is data goes along in the save
    page.get_by_role("button", name="Продолжить").click()
    assert rest(page)["table"]["view"] == before["view"]


def test_what_comes_from_outside_is_marked_on_its_card(visit, frogs):
    page = visit.open()
    offer(page, frogs)
    agree(page)
    offer(page, HOMEMADE)
    agree(page)
    show(page, "make")
    page.get_by_role("button", name="Change").click()       # the file has no colour, its banner has
    expect(page.locator(".make-banner")).to_have_attribute("style", re.compile("--colour: *#"))
    show(page, "new")
    expect(page.locator("fieldset.extras .outside")).to_have_text([
        "homemade", "from outside: smallworld-frogs 0.1.0 · starts a little slower"])
    page.locator("fieldset.extras label", has_text="Bakers").click()
    page.locator("form.setup button[type=submit]").click()
    rest(page)
    page.evaluate("""async () => void (await import("./web/panel/card.js")).card(["bakers"])""")
    expect(page.locator("dialog.ask .outside")).to_have_text("homemade")


def test_a_broken_wheel_is_named_and_can_be_thrown_away(visit, tmp_path):
    page, file = visit.open(), tmp_path / "boom-1.0-py3-none-any.whl"
    file.write_bytes(wheel("boom", BOOM))
    other = file.with_name("promise-1.0-py3-none-any.whl")
    other.write_bytes(wheel("promise", OTHERWISE))
    offer(page, other)
    agree(page, done="does not bring: promise")
    page.get_by_role("button", name="Throw away").click()
    page.locator(".library-empty").wait_for()
    offer(page, file)
    agree(page, done="no such luck")
    expect(page.locator(".extras-card")).to_contain_text("no such luck")
    show(page, "new")
    page.locator("fieldset.extras").wait_for()
    expect(page.locator("fieldset.extras label")).to_have_count(0)
    show(page, "extras")
    page.get_by_role("button", name="Throw away").click()
    page.locator(".library-empty").wait_for()


def test_no_engine_need_have_met_the_game_an_extra_is_for(newcomer, frogs):
    newcomer.page.context.route("**/web/engine/snapshot.js", lambda route: route.fulfill(
        body=KEEPS_NOTHING, content_type="text/javascript"))
    newcomer.remember("game", "wolves")
    page = newcomer.open()
    page.get_by_role("button", name="The Wolves", pressed=True).wait_for()
    offer(page, frogs)
    agree(page)
    offer(page, HOMEMADE)
    agree(page)
    kinds = page.locator(".extras-kind")
    expect(kinds).to_have_count(2)
    for kind in ("Homemade · Small World", "Wheel from outside · Small World"):
        expect(kinds.get_by_text(kind, exact=True)).to_have_count(1)


NONE = [("notes.txt", b"hello", "neither a wheel"),
        ("x-1.0-py3-none-any.whl", b"PK", "no wheel that fits"),
        ("x.json", b"[[[", "damaged|broken|read"),
        ("x.json", b'{"kind": "race", "key": "x"}', "not allowed")]


def test_what_is_no_extra_is_refused_in_words(visit, tmp_path):
    page = visit.open()
    for name, body, why in NONE:
        file = tmp_path / name
        file.write_bytes(body)
        offer(page, file)
        page.locator(".extras-state", has_text=re.compile(why)).wait_for()
        expect(page.locator(".extras-card")).to_have_count(0)
        show(page, "")                                  # nothing stays said of the one before
        page.locator(".start").wait_for()


def test_no_answer_keeps_nothing(visit, frogs):
    page = visit.open()
    offer(page, frogs)
    page.locator("dialog.ask").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.ask").wait_for(state="detached")
    page.reload()
    show(page, "extras")
    page.locator(".library-empty").wait_for()


def test_a_hostile_wheel_may_come_in_and_reaches_nothing(newcomer, tmp_path):
    with Trap() as trap:
        page, file = newcomer.open(), tmp_path / "hostile-1.0-py3-none-any.whl"
        page.evaluate(STORE)
        before = page.evaluate(STORED)
        file.write_bytes(hostile(trap.address))
        offer(page, file)
        agree(page)
        sit_down(page, "Hostile")
        page.evaluate("async () => (await import('./web/saves/store.js')).settled()")
        assert trap.arrived == []
        assert json.loads(page.evaluate(STORED))[1:] == json.loads(before)[1:]


def press(page, words):
    """Walk to a button by the keyboard and press it."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(HELD) == words:
            return page.keyboard.press("Enter")
    raise AssertionError(f"no way by keyboard to: {words}")


def faults(page):
    """What axe finds by day and by night, once all that is asked stands."""
    page.evaluate("document.fonts.ready.then(() => {})")
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(RUN)
    return found


def test_the_door_by_keyboard_by_a_dropped_file_and_beside_a_damaged_extra(regulars, frogs):
    with regulars.come(locale="en-GB", reduced_motion="reduce") as visit:
        visit.page.add_init_script(path=AXE)
        page = visit.open()
        page.evaluate(SPOIL)
        page.goto("about:blank")
        visit.open("#/extras")
        page.locator(".extras-card", has_text="damaged").nth(1).wait_for()
        with page.expect_file_chooser() as chooser:
            press(page, "Open a file…")
        chooser.value.set_files(frogs)
        page.locator("dialog.ask").wait_for()
        assert faults(page) == []
        press(page, "Bring in")
        page.locator(".extras-card", has_text="hopping").wait_for()
        until(page, OPENER)
        page.evaluate(DROP, [HOMEMADE.name, letters(HOMEMADE.read_bytes())])
        page.locator("dialog.ask").wait_for()
        press(page, "Bring in")
        page.locator(".extras-card", has_text="Bakers").wait_for()
        assert faults(page) == []
        for name in ("wheel:spoilt", "position:odd"):
            page.locator(".extras-card", has_text=name).get_by_role("button").focus()
            page.keyboard.press("Enter")
            page.locator(".extras-card", has_text=name).wait_for(state="detached")
        expect(page.locator(".extras-card")).to_have_count(2)
        until(page, OPENER)
        show(page, "new")
        expect(page.locator("fieldset.extras .outside")).to_have_count(2)
        page.get_by_role("button", name="The Wolves").click()
        page.locator("fieldset.extras").wait_for(state="detached")
        assert visit.complaints == []
