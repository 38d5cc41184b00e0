"""The desk of scenarios: pieces are laid and turned, seats and rules filled in, what is wrong is told where
it is; it is kept, played by the computers, sent, and a stranger plays it to the end."""
import json
from pathlib import Path

from playwright.sync_api import expect

from blank import until
from conftest import ready
from fingers import finish
from test_looks import AXE, faults
from test_positions import LINK, bring, given, threw_away

from tabletop import check

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/scenarios/the-pass.json"
DRAFT = "JSON.parse(localStorage.getItem('marchlands.scenario')).map"
RUINED = """localStorage.setItem("marchlands.scenario", JSON.stringify({ address: "#/scenario", key: "own_1",
    map: { game: "warcraft", seats: [{}, 3], pieces: [{ piece: 99 }], places: 5 } }))"""
SAVED = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save.map"
HOSTILE = "<img src=x onerror=alert(1)>"


def opened(page, address="#/scenario"):
    """The desk with a scenario that was looked over."""
    page.evaluate("hash => { location.hash = hash; }", address)
    page.locator(".scenario :is(.land-well, .land-wrong li)").first.wait_for()


def space(page, name, key="Enter"):
    """Press a space of the board by its name."""
    page.locator(".replay-board button", has_text=name).first.press(key)


def leaf(page, name):
    page.locator(".scenario-tabs").get_by_role("button", name=name).click()


def well(page):
    page.locator(".land-well").wait_for()


def test_a_scenario_is_made_judged_tried_and_kept(visit):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    page.evaluate(RUINED)                                # a draft that cannot be shown stands in nobody's way
    opened(page)
    assert faults(page) == []
    page.locator('[data-group="lay"]').click()
    page.locator('[data-piece="6"]').click()
    space(page, "goldmine 1,-1")
    page.locator(".land-wrong", has_text="Two pieces lie on one another: Piece 6").wait_for()
    expect(page.get_by_role("button", name="Keep it")).to_be_disabled()
    assert faults(page) == []
    before = page.evaluate(DRAFT)["pieces"][-1]
    page.keyboard.press("r")
    until(page, f"{DRAFT}.pieces.at(-1).turn === {(before['turn'] + 1) % 6}")
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Undo").click()
    well(page)
    page.locator('[data-group="stand"]').click()
    page.locator('[data-tool="stand melee"]').click()
    for key in ("Enter", "Enter", "-"):
        space(page, "objective, 2 points 0,0", key)
    until(page, f"{DRAFT}.seats[0].pieces[1].melee === 1")
    leaf(page, "Seats")
    page.locator('[data-seat="0"]').get_by_label("Race").select_option("orc")
    page.locator('[data-seat="1"]').get_by_role("button", name="gold: one more").click()
    assert faults(page) == []
    leaf(page, "Rules")
    page.locator('[data-law="prize"] input').first.check()
    page.locator(".scenario-needs .bad", has_text="the prize, Besiegers").wait_for()
    assert faults(page) == []
    page.get_by_role("checkbox", name="Seat 1: Orcs").check()
    page.get_by_role("button", name="Choose on the board").click()
    space(page, "objective, 2 points 0,0")
    well(page)
    leaf(page, "Text")
    page.locator('[data-text="name en"]').fill(f"Bees {HOSTILE}")
    page.locator('[data-text="about en"]').fill("Hold the <b>hive</b>.")
    page.get_by_label("Made by").fill("Ann <b>")
    assert faults(page) == []
    page.reload()                                        # closed in the middle: nothing is lost
    ready(page)
    opened(page)
    assert page.evaluate(DRAFT)["seats"][1]["gold"] == 6
    leaf(page, "Trial")
    page.get_by_role("button", name="easiest").click()
    page.get_by_role("button", name="Let the computers play").click()
    page.locator(".scenario-share").first.wait_for()
    page.get_by_text("% of wins").first.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Keep it").click()
    card = page.locator(".extras-card", has_text=f"Bees {HOSTILE}"[:40])
    card.get_by_text("made by Ann <b>").wait_for()
    card.get_by_text("Hold the <b>hive</b>.").wait_for()
    assert [text for text in visit.complaints if "TypeError" not in text] == []


def test_the_example_is_opened_sent_and_played_to_the_end(visit, regulars, tmp_path):
    page = visit.open()
    bring(page, EXAMPLE)
    page.get_by_role("button", name="Bring in").click()
    card = page.locator(".extras-card", has_text="The well in the pass")
    card.get_by_role("button", name="Change").click()
    well(page)
    leaf(page, "Text")
    page.locator('[data-text="name en"]').fill("The dry well")
    well(page)
    with page.expect_download() as file:
        page.get_by_role("button", name="Save as a file").click()
    file.value.save_as(tmp_path / "well.json")
    assert check.main([str(tmp_path / "well.json")]) == 0
    page.get_by_role("button", name="Try it").click()
    page.locator("body[data-screen=table]").wait_for()
    assert page.evaluate(SAVED)["name"]["en"] == "The dry well"
    opened(page, page.evaluate("JSON.parse(localStorage.getItem('marchlands.scenario')).address"))
    page.get_by_role("button", name="Keep it").click()
    page.locator(".extras-card h2", has_text="The dry well").wait_for()
    expect(page.locator(".extras-card")).to_have_count(1)   # in the place of the one that was opened
    for _ in range(2):                                      # what came under the same name takes no place
        bring(page, EXAMPLE)
        page.get_by_role("button", name="Bring in").click()
        page.locator("dialog.ask").wait_for(state="detached")
        expect(page.locator(".extras-card")).to_have_count(2)
    hash_ = page.evaluate(LINK.replace("await kindOf(one).brief(one)", "kindOf(one).goes(one)"))
    made = json.loads((tmp_path / "well.json").read_text(encoding="utf-8"))
    with regulars.come(locale="en-GB") as other:
        stranger = given(other, hash_, "The dry well", "Set up a match with it")
        stranger.locator("body[data-screen=table]").wait_for()
        assert stranger.evaluate(SAVED)["pieces"] == made["pieces"]
        threw_away(stranger)
        finish(stranger)
    assert visit.complaints == []
