"""The stage of a battle on the page: fought by mouse, keys and touch, on every size of screen."""
import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from blank import until
from conftest import ROOT
from fingers import Finger, Keyboard, Mouse, begin, rest
from visits import PHONE

MAP = json.loads((Path(ROOT) / "maps/warcraft/2.json").read_text(encoding="utf-8"))
GATE, WEST, NORTH = "-1,-1", "-2,0", "0,-1"
ARMIES = [[GATE, 0, "melee", 2], [GATE, 0, "ranged", 1], [WEST, 0, "melee", 2], [WEST, 0, "flying", 1],
          [GATE, 1, "melee", 2], [GATE, 1, "ranged", 1], [NORTH, 1, "ranged", 2], [NORTH, 1, "melee", 1]]
HOST = [[GATE, 0, "melee", 3], [WEST, 0, "melee", 3], ["-1,0", 0, "flying", 2], ["-1,0", 0, "ranged", 1],
        [GATE, 1, "melee", 2], [GATE, 1, "flying", 1], [NORTH, 1, "ranged", 3], ["0,-2", 1, "melee", 2]]
PHONES, SCREENS = [(320, 568), (375, 667), (390, 844), (844, 390)], [(1280, 640), (1440, 900)]
SPEAK = """async tag => {
    await (await import("./web/page/words.js")).change(tag);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".battle-choice button, .unit.may")].filter(node => {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const least = matchMedia("(pointer: coarse)").matches ? 44 : 24;
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !node.contains(over)
        || width < least || height < least;
}).map(node => node.ariaLabel ?? node.textContent)"""
TUMBLED = """window.tumbled = window.lay = 0;
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    tumbled += document.querySelectorAll(".tumbles").length;
    lay += document.querySelectorAll(".die-lies").length;
}).observe(document, { childList: true, subtree: true }));"""
WAITS = """async () => {
    const { app } = await import("./web/page/app.js");
    const soon = () => new Promise(done => setTimeout(done, 10));
    const asks = () => {
        const { mine, busy, going, table, history } = app.match;
        const over = history.flat().some(({ event }) => event === "battle_over");
        return over || (mine && !busy && !going && table.frame.phase !== "move"
            && document.querySelector(".unit.may, .battle-choice [data-first]"));
    };
    while (!asks()) await soon();
    return app.match.history.flat().some(({ event }) => event === "battle_over") ? "over"
        : app.match.table.frame.phase;
}"""

CURSED = """async () => (await import("./web/page/app.js")).app.match.history.flat()
    .filter(({ event }) => event === "cursed").length > 1"""


def clash(page, hands=((), ()), seats=("human", "easy"), pieces=ARMIES, foe="human", **facts):
    """Two armies on the gate; returns the table."""
    position = {"pieces": pieces, "races": ["orc", foe], "levels": [[4, 3, 2], [2, 2, 3]],
                "hands": [list(hand) for hand in hands], "decks": [[], []]}
    return begin(page, seats, game="warcraft", map=None, mapData=MAP, position=position, **facts)["table"]


@pytest.mark.parametrize("hand", [Mouse, Keyboard, Finger])
def test_a_battle_is_fought_to_its_end(regulars, hand):
    size, kind = ((390, 844), PHONE) if hand is Finger else ((1280, 640), {})
    with regulars.come(viewport=dict(zip(("width", "height"), size)), locale="en-GB", **kind) as visit:
        page, fingers = visit.open(), hand(visit.page)
        clash(page)
        fingers.push("done")
        while page.evaluate(WAITS) == "lose":
            before = rest(page)["table"]["step"]
            fingers.press(page.locator(".unit.may").first)
            assert rest(page)["table"]["step"] > before
        events = page.evaluate("async () => (await import('./web/page/app.js')).app.match.history.flat()")
        names = [event["event"] for event in events]
        assert names.count("battle_over") == 1 and names.count("killed") > 2
        assert visit.complaints == []


def test_escape_folds_the_stage_and_loses_no_choice(visit):
    page = visit.open()
    clash(page, hands=(["devour", "envenomed_spears"], []))
    Mouse(page).push("done")
    page.locator(".war-card").focus()
    page.keyboard.press("Escape")
    opener = page.get_by_role("button", name="Back to the battle")
    opener.wait_for()
    expect(page.locator(".battle")).to_have_count(0)
    until(page, "document.activeElement.dataset.key === 'open'")
    page.keyboard.press("Enter")
    page.locator(".war-card").click()
    page.get_by_text("Now choose a unit that glows.").wait_for()
    page.locator(".unit.may").first.click()
    page.locator(".battle-cards b").get_by_text("Devour").wait_for()


def hidden(page, sizes):
    """Choices that are not in sight, at each of these sizes in each language."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for language in ("ru", "en"):
            page.evaluate(SPEAK, language)
            if names := page.evaluate(OUT_OF_SIGHT):
                found[f"{width}×{height} {language}"] = names
    return found


@pytest.mark.parametrize("hand", [Mouse, Finger])
def test_every_choice_of_a_battle_is_in_sight(regulars, hand):
    sizes, kind = (PHONES, PHONE) if hand is Finger else (SCREENS, {})
    with regulars.come(locale="en-GB", **kind) as visit:
        page, fingers = visit.open(), hand(visit.page)
        page.set_viewport_size(dict(zip(("width", "height"), sizes[-1])))
        hands = ["devour", "ensnare", "envenomed_spears"], ["curse", "curse", "curse"]
        clash(page, hands=hands, pieces=HOST, foe="undead")
        fingers.push("done")
        assert page.evaluate(WAITS) == "cards" and hidden(page, sizes) == {}
        fingers.press(page.locator(".war-card").first)
        assert hidden(page, sizes) == {}
        fingers.press(page.locator(".unit.may").first)
        while page.evaluate(WAITS) == "cards":
            assert hidden(page, sizes) == {}
            fingers.press(page.locator(".battle-choice [data-verb=pass]"))
        assert hidden(page, sizes) == {}
        while (asked := page.evaluate(WAITS)) != "over" and not page.evaluate(CURSED):   # dice upon dice
            fingers.press(page.locator({"cards": "[data-verb=pass]", "lose": ".unit.may"}[asked]).first)
        assert asked == "lose" and hidden(page, sizes) == {}


@pytest.mark.parametrize("motion", ["less", "full"])
def test_dice_tumble_only_where_motion_is_liked(visit, motion):
    visit.page.add_init_script(TUMBLED)
    page = visit.open(motion=motion, pace="fast")
    clash(page)
    Mouse(page).push("done")
    page.evaluate(WAITS)
    until(page, "lay > 0")
    assert page.evaluate("tumbled > 0") == (motion == "full")


def test_computers_fight_and_one_may_go_to_the_result(visit):
    page = visit.open(pace="slow")
    page.evaluate(BATTLE, {"map": MAP, "pieces": ARMIES})
    page.evaluate(SKIP)
    page.evaluate(WAITS)
    assert not page.evaluate("async () => (await import('./web/page/app.js')).app.match.skipping")


SKIP = """async () => {                // the button is there no longer than the battle goes on
    const button = () => document.querySelector("[data-key=skip]");
    while (!button()) await new Promise(done => setTimeout(done, 10));
    button().click();
}"""
BATTLE = """async ({ map, pieces }) => {
    const { begin } = await import("./web/match/begin.js"), { go } = await import("./web/page/screens.js");
    const seats = [0, 1].map(colour => ({ name: "", colour, kind: "easy" }));
    await begin({ game: "warcraft", mapData: map, options: {}, clock: null, seed: 7, seats,
        position: { pieces, races: ["orc", "human"] } });
    go("table");
}"""
