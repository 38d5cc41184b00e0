"""The workshop: a race is made from lists by mouse, keyboard and eye, kept, played, and given to a friend."""
import re

from playwright.sync_api import expect

from blank import until
from conftest import ready
from fingers import rest
from test_looks import AXE, faults

WIDE = "W" * 40
OVER = """[...document.querySelectorAll("#screen, dialog[open]")]
    .map(one => one.scrollWidth - one.clientWidth).filter(n => n > 1)"""

STORED = "JSON.parse(localStorage.getItem('marchlands.making'))"
LINK = """async made => {
    const { woven } = await import("./web/saves/link.js");
    return `#w=${await woven(made)}`;
}"""
MADE = {"kind": "power", "key": "own_friend", "name": {"en": "Friendly <b>fire</b>"}, "tokens": 3,
        "author": "Ann", "colour": "#2b5d9b", "emblem": "commando", "effects": [{"effect": "fly"}]}


def made(page):
    """Fill in the form: a name, two effects."""
    page.evaluate("location.hash = '#/make'")
    page.get_by_role("button", name="Make a race or a power").click()
    page.get_by_label("Name (English)").fill("Beekeepers")
    page.get_by_role("button", name="7", exact=True).click()
    page.get_by_role("button", name="Add an effect").click()
    page.get_by_label("Effect 1", exact=True).select_option("income")
    page.get_by_label("where").select_option("forest")
    page.get_by_label("in decline too").check()
    page.get_by_role("button", name="Add an effect").press("Enter")
    page.get_by_label("Effect 2", exact=True).select_option("fly")


def test_a_race_is_made_kept_played_and_changed(visit):
    visit.page.add_init_script(path=AXE)
    visit.page.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 })")
    page = visit.open()
    made(page)
    card = page.get_by_role("region", name="Its card")
    card.get_by_text("Each forest you hold brings 1 more coin, even in decline.").wait_for()
    card.get_by_text("You may take any land region on the map, near or far.").wait_for()
    assert faults(page) == []
    page.reload()                                        # closed in the middle: nothing is lost
    ready(page)
    expect(page.get_by_label("Name (English)")).to_have_value("Beekeepers")
    page.get_by_role("button", name="Take effect 2 away").click()
    card.get_by_text("near or far").wait_for(state="detached")
    page.get_by_role("button", name="Is it fair?").click()
    page.get_by_text(re.compile(r"^\d+ of 200 games$")).wait_for()
    page.get_by_role("button", name="Enough").click()
    page.get_by_text("too few to say").or_(page.locator(".make-verdict")).wait_for()
    page.get_by_role("button", name="Set up a match with it").click()
    expect(page.get_by_label("Beekeepers")).to_be_checked()
    expect(page.get_by_label("On offer from the start")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    table = rest(page)["table"]
    assert [one["en"][0] for one in table["words"].values()] == ["Beekeepers"]
    assert table["view"]["column"][0][0] in table["words"]
    page.evaluate("location.hash = '#/make'")
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_label("Name (English)")).to_have_value("Beekeepers")
    assert visit.complaints == []


def test_what_is_wrong_is_said_and_nothing_wrong_is_kept(visit):
    page = visit.open()
    page.evaluate("location.hash = '#/trait'")
    page.get_by_text("It needs a name.").wait_for()
    expect(page.get_by_role("button", name="Keep it")).to_be_disabled()
    page.get_by_label("Name (English)").fill("Bees")
    page.get_by_text("It needs an effect or more.").wait_for()
    page.get_by_role("button", name="special power").click()
    until(page, f"{STORED}?.made.kind === 'power'")
    assert page.evaluate(STORED)["made"]["name"] == {"en": "Bees"}
    assert visit.complaints == []


def test_a_gift_is_looked_at_first_and_shown_as_text(visit):
    page = visit.open()
    hash_ = page.evaluate(LINK, {"w": 1, "game": "smallworld", "made": MADE})
    page.evaluate("hash => { location.hash = hash; }", hash_)
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Friendly <b>fire</b>").first.wait_for()
    dialog.get_by_text("made by Ann").wait_for()
    dialog.get_by_role("button", name="Cancel").click()
    assert page.evaluate("async () => (await import('./web/extras/cupboard.js')).list().length") == 0
    page.evaluate("hash => { location.hash = hash; }", hash_)
    page.get_by_role("button", name="Bring in").click()
    page.locator(".extras-card h2", has_text="Friendly <b>fire</b>").wait_for()
    twin = page.evaluate(LINK, {"w": 1, "game": "smallworld", "made": {**MADE, "tokens": 5}})
    page.evaluate("hash => { location.hash = hash; }", twin)    # the same key from another: both stay
    page.get_by_role("button", name="Bring in").click()
    until(page, "document.querySelectorAll('.extras-card').length === 2")
    for bad in ({"w": 1, "game": "smallworld", "made": {**MADE, "tokens": 99}}, {"w": 1}, {"w": 2}, []):
        hash_ = page.evaluate(LINK, bad)
        page.evaluate("hash => { location.hash = hash; }", hash_)
        page.locator("#note.bad").wait_for()
        page.evaluate("document.getElementById('note').className = 'note gone'")
    expect(page.locator(".extras-card")).to_have_count(2)
    assert visit.complaints == []


def test_the_widest_name_breaks_no_layout_on_a_phone(phone):
    page = phone.open()
    made = {**MADE, "name": {"en": WIDE, "ru": WIDE}, "author": WIDE}
    page.evaluate("hash => { location.hash = hash; }",
                  page.evaluate(LINK, {"w": 1, "game": "smallworld", "made": made}))
    page.get_by_role("dialog").get_by_text(WIDE).first.wait_for()
    assert page.evaluate(OVER) == []
    page.get_by_role("dialog").locator("button.main").click()
    page.locator(".extras-card h2", has_text=WIDE).wait_for()
    assert page.evaluate(OVER) == []
    page.evaluate("location.hash = '#/new'")
    page.locator(".extra-row", has_text=WIDE).wait_for()
    assert page.evaluate(OVER) == [] and phone.complaints == []
