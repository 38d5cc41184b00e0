"""The editor of lands: one grows, is changed by hand, brush and keyboard, told what is wrong, kept, sent as a
file and as a link, and a stranger plays on it to the end."""
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from blank import soon, until
from conftest import ready
from fingers import finish, rest
from test_looks import AXE, faults
from test_positions import LINK, bring, given, refused, threw_away

from tabletop import check

BOARD = Path(__file__).resolve().parents[2] / "maps/smallworld/2.json"
SAVED = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save.map"
DRAFT = "JSON.parse(localStorage.getItem('marchlands.land')).map"
RESTS = ".landed:has(.ground-sheet:not(.flat)) :is(.land-well, .land-wrong li)"
HOSTILE = "<img src=x onerror=alert(1)>"


def opened(page, address="#/land"):
    """The editor with a land that rests."""
    page.evaluate("hash => { location.hash = hash; }", address)
    page.locator(RESTS).first.wait_for()


def heart(page, r):
    return page.locator(f'.ground-heart[data-region="{r}"]')


def brush(page, name):
    page.locator(f'.land-brush[data-brush="{name}"]').click()


def regions(page):
    return page.evaluate(f"{DRAFT}.regions")


def test_a_land_grows_is_changed_and_what_is_wrong_is_told(visit):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    opened(page)
    assert faults(page) == []
    heart(page, 4).press("Enter")
    page.locator(".land-sowing summary").click()
    most = page.locator(".land-count", has_text="Mountain").locator("input")
    expect(most).to_have_attribute("max", "9")           # so many are in the box
    another = page.get_by_role("button", name="Another land")
    another.press("Enter")                               # the region goes, the keyboard stays
    expect(page.locator(".arrange-place")).to_have_count(0)
    expect(another).to_be_focused()
    page.locator(RESTS).first.wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_focused()
    page.locator(RESTS).first.wait_for()
    before = regions(page)
    heart(page, 4).press("ArrowRight")
    heart(page, 4).press("Shift+ArrowDown")
    x, y = before[4]["hearts"]
    until(page, f"String({DRAFT}.regions[4].hearts) === '{x + 12},{y + 48}'")
    page.get_by_role("button", name="Undo").click()       # two nudges of one heart are one step
    soon(page, lambda: regions(page) == before, "as before")
    box = heart(page, 6).bounding_box()
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 30, steps=4)
    page.mouse.up()
    until(page, f"String({DRAFT}.regions[6].hearts) !== '{','.join(map(str, before[6]['hearts']))}'")
    soon(page, lambda: page.locator(".arrange-place legend").inner_text() == page.evaluate(
        "document.querySelector('.ground-heart[aria-pressed=true]')?.ariaLabel.split(',')[0]"), "its name")
    brush(page, "mountain")
    heart(page, 6).press("Enter")                        # the list of what is chosen says what it became
    expect(page.get_by_label("Terrain")).to_have_value("mountain")
    page.get_by_text("Press a region, or drag over several: their ground becomes this.").wait_for()
    for r in range(3, 16):
        heart(page, r).press("Enter")
    page.locator(".land-wrong", has_text="mountains: the box has tokens for 9.").wait_for()
    expect(page.get_by_role("button", name="Keep it")).to_be_disabled()
    brush(page, "split")
    heart(page, 5).press("Enter")
    until(page, f"document.querySelectorAll('.ground-heart').length === {len(before) + 1}")
    page.reload()                                        # closed in the middle: nothing is lost
    ready(page)
    page.locator(".land-wrong", has_text="mountains").wait_for()
    soon(page, lambda: len(regions(page)) == len(before) + 1, "what was drawn")
    assert visit.complaints == []


def kept(page, field, name):
    """The card of what lies on the shelf from now on, under a name and of an author that mean harm."""
    page.locator(".land-whole summary").click()
    page.get_by_label(field).fill(f"{name} {HOSTILE}")
    page.get_by_label("Made by").fill("Ann <b>")
    page.locator(RESTS).first.wait_for()
    page.get_by_role("button", name="Keep it").click()
    card = page.locator(".extras-card", has_text=f"{name} {HOSTILE}"[:40])
    card.get_by_text("made by Ann <b>").wait_for()
    return card


def test_a_board_of_the_box_is_changed_kept_sent_and_played_to_the_end(visit, regulars, tmp_path):
    page = visit.open()
    opened(page, "#/land/" + "maps%2Fsmallworld%2F2.json")
    brush(page, "tribe")
    heart(page, 0).press("Enter")                        # the sea: nothing stands there
    card = kept(page, "Name of the land", "Bees")
    with page.expect_download() as file:
        card.get_by_role("button", name="⋯").or_(card.get_by_role("button", name="More")).first.click()
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "land.json"
    file.value.save_as(path)
    whole, box = json.loads(path.read_text(encoding="utf-8")), json.loads(BOARD.read_text(encoding="utf-8"))
    assert [one["near"] for one in whole["map"]["regions"]] == [one["near"] for one in box["regions"]]
    hash_ = page.evaluate(LINK)
    assert len(hash_) < 9_000
    with regulars.come(locale="en-GB") as other:
        stranger = given(other, hash_, "Ann <b>", "Set up a match with it")
        rest(stranger)
        assert stranger.evaluate(SAVED)["regions"] == whole["map"]["regions"]
        threw_away(stranger)
        rest(stranger)
        finish(stranger)
        assert stranger.evaluate("async () => (await import('./web/page/app.js')).app.match.table.over")
    land, tribes = whole["map"], [{**one, "tribe": one["terrain"] != "sea" and one["terrain"] != "lake"}
                                  for one in whole["map"]["regions"]]
    for bad in ({**whole, "marchlands_made": 2}, {**whole, "map": 1},
                {**whole, "map": {**land, "regions": tribes}}, {**whole, "map": {**land, "players": 5}}):
        with pytest.raises(check.Wrong) as wrong:        # the same words as on the command line
            check.looked(bad)
        assert refused(page, bad) == check.Speech(wrong.value.game).told(wrong.value)
    assert refused(page, {**whole, "map": {**land, "size": 1}})
    assert refused(page, {**whole, "map": {"hearts": {**land, "regions": [{}]}, "hash": "x"}})
    bring(page, BOARD)                                   # a board of the box is such a file as it is
    page.get_by_role("button", name="Bring in").click()
    until(page, "document.querySelectorAll('.extras-card').length === 2")
    assert visit.complaints == []
