"""An island of one's own: it grows, is changed, kept and sent; a stranger plays on it among those of the box,
and needs it on no shelf for that."""
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from blank import until
from fingers import finish, rest
from test_looks import AXE, faults
from test_own_lands import HOSTILE, brush, heart, kept, opened
from test_positions import LINK, bring, given, refused, threw_away
from visits import ready

from tabletop import check

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/lands/otter-head.json"
DRAFT = "JSON.parse(localStorage.getItem('marchlands.side')).map"
SAVED = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save.map.islands"
OVER = "async () => (await import('./web/page/app.js')).app.match.table.over"
AGAIN = """async () => {
    const { app } = await import('./web/page/app.js'), { pack, unpack } = await import('./web/saves/link.js');
    const { save } = await app.crew.ask('save'), text = await pack(save, app.match.about);
    const there = (await unpack(text)).save.map;
    return [text.length, JSON.stringify(there.islands) === JSON.stringify(save.map.islands)];
}"""


def changed(page):
    """A new island that is small, with one thing moved and another undone: its regions."""
    opened(page, "#/land/side")
    assert faults(page) == []
    page.locator(".land-sowing summary").click()
    page.locator(".land-sowing").get_by_role("button", name="Small island").click()
    page.locator(".land-wrong", has_text="an island of this size has at most 8").wait_for()
    most = page.locator(".land-count", has_text="Mountain").locator("input")
    expect(most).to_have_attribute("max", "1")
    page.get_by_role("button", name="Grow", exact=True).click()
    until(page, f"{DRAFT}.letter === 'S' && {DRAFT}.regions.length === 8")
    page.locator(".landed:has(.ground-sheet:not(.flat)) .land-well").wait_for()
    regions = page.evaluate(f"{DRAFT}.regions")
    box, other = (heart(page, r).bounding_box() for r in (3, 5))
    brush(page, "border")                                # ground changes hands, and is given back
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.mouse.move(other["x"] + 9, other["y"] + 9, steps=4)
    page.mouse.up()
    until(page, f"{DRAFT}.regions.every(({{ hearts }}) => hearts.length > 2)")
    expect(page.locator(".position-bar .extras-state")).to_contain_text("divided more finely")
    page.get_by_role("button", name="Undo").click()
    until(page, f"{DRAFT}.regions.every(({{ hearts }}) => hearts.length === 2)")
    page.locator(".landed:has(.ground-sheet:not(.flat)) .land-well").wait_for()
    dry = [r for r, one in enumerate(regions) if one["terrain"] not in ("sea", "lake", "mountain")]
    brush(page, "find")
    target = next(r for r in dry if "find" not in regions[r]["marks"])
    heart(page, target).press("Enter")
    until(page, f"{DRAFT}.regions.every(({{ marks }}, r) => marks.includes('find') === (r === {target}))")
    brush(page, "mountain")
    heart(page, dry[0]).press("Enter")
    page.locator(".land-wrong", has_text="2 mountains: an island of this size has at most 1").wait_for()
    expect(page.get_by_role("button", name="Keep it")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    page.locator(".land-well").wait_for()


def test_an_island_is_grown_changed_kept_sent_and_played_among_others(visit, regulars):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    changed(page)
    kept(page, "Name of the island", "Rook").get_by_text("Small island").wait_for()
    with regulars.come(locale="en-GB") as other:
        stranger = given(other, page.evaluate(LINK), "Ann <b>", "Set up a match with it")
        rest(stranger)
        whole = stranger.evaluate(SAVED)
        assert [island["letter"] for island in whole].count("S") == 1 and len(whole) == 3
        own = next(island for island in whole if island["letter"] == "S")
        assert own["name"] == f"Rook {HOSTILE}"[:40] and own["board"] == own["key"]
        letters, same = stranger.evaluate(AGAIN)         # a link holds its hearts
        assert same and letters < 3_000
        threw_away(stranger)
        stranger.reload()
        ready(stranger)
        rest(stranger)
        assert stranger.evaluate(SAVED) == whole
        finish(stranger)
        assert stranger.evaluate(OVER)
        assert other.complaints == []
    assert visit.complaints == []


def test_an_island_from_outside_is_judged_as_on_the_command_line(visit):
    page, whole = visit.open(), json.loads(EXAMPLE.read_text(encoding="utf-8"))
    island, regions = whole["map"], whole["map"]["regions"]
    finds = [{**one, "marks": ["find"] if one["terrain"] not in ("sea", "lake") else []} for one in regions]
    for bad in ({**island, "regions": finds}, {**island, "letter": "L"}, {**island, "letter": "XL"},
                {**island, "regions": []}):
        with pytest.raises(check.Wrong) as wrong:
            check.looked({**whole, "map": bad})
        assert refused(page, {**whole, "map": bad}) == check.Speech(wrong.value.game).told(wrong.value)
    for bad in (1, {**island, "size": 1}, {**island, "regions": [1]}, {**island, "regions": regions * 60},
                {**island, "game": "wolves"}, {"hearts": {**island, "reach": 9_999}, "hash": "x"},
                {"file": "maps/azeroth/3.json", "more": [1]}):
        assert refused(page, {**whole, "map": bad})
    bring(page, EXAMPLE)
    page.get_by_role("button", name="Bring in").click()
    page.locator(".extras-card", has_text="Otter Head").get_by_role("button", name="Set up a match").click()
    page.locator(".parts summary").get_by_text("Otter Head").wait_for()
    page.locator(".parts summary").click()
    mark = page.get_by_role("group", name="Medium island").get_by_role("button", name="Otter Head")
    expect(mark).to_have_attribute("aria-pressed", "true")
    expect(mark).to_contain_text("came as a file")
    assert visit.complaints == []
