"""Every screen in both languages and both colour schemes:
axe finds no fault, nothing hangs over, no word is missing."""
import json
import re

import pytest

from conftest import ROOT
from fingers import Mouse, begin, reach
from test_stage import WAITS, clash

AXE = ROOT / "node_modules/axe-core/axe.min.js"
RUN = """async () => {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(document, { runOnly });
    const one = ({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ""}`;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(one).join(" | ")}`);
}"""
SIZE = {"width": 1280, "height": 800}
SCREENS = {"": ".menu", "#/new": ".setup", "#/saves": ".library-card", "#/settings": ".settings",
           "#/lessons": ".lesson-card", "#/rules": ".rules-entry", "#/replay": ".replay-bar",
           "#/lessons/1": ".coach-card", "#/day": ".library-card", "#/record": ".record",
           "#/puzzles": ".puzzle-tile", "#/make": ".extras", "#/trait": ".make",
           "#/land": ".landed .ground-heart"}
NARROW = """async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.scrollingElement.scrollWidth - innerWidth;
}"""
RAW = re.compile(r"undefined|null|NaN|\[object|\{\w+|\b[a-z]+_[a-z_]+\b")


@pytest.mark.parametrize(("scheme", "language"), [("light", "en"), ("dark", "ru")])
def test_axe_finds_nothing_on_any_screen(visit, scheme, language):
    visit.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    visit.page.set_viewport_size(SIZE)
    visit.page.add_init_script(path=AXE)
    visit.page.add_init_script(f"localStorage.setItem('marchlands.lang', '{language}');")
    page, hand, found = visit.open(), Mouse(visit.page), {}

    def look(name):
        page.evaluate("document.fonts.ready.then(() => {})")
        page.locator("canvas.board button:empty").first.wait_for(state="detached")
        if faults := page.evaluate(RUN):
            found[name] = faults
        if raw := [line for line in page.locator("body").inner_text().splitlines() if RAW.search(line)]:
            found[f"words of {name}"] = raw
        if page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth"):
            found[f"width of {name}"] = True

    look("title")
    begin(page, ["human", "easy"])
    look("draft")
    reach(page, 2, "redeploy")
    look("table")
    page.set_viewport_size({"width": 390, "height": 844})
    for number in range(3):
        page.locator(".tab").nth(number).click()
        look(f"tab {number}")
    page.locator(".tool").first.click()
    look("menu")
    page.keyboard.press("Escape")
    page.set_viewport_size(SIZE)
    for screen, there in SCREENS.items():
        page.goto(visit.site + screen)
        page.locator(there).first.wait_for()
        look(screen or "title again")
        page.set_viewport_size({"width": 320, "height": 568})
        if (over := page.evaluate(NARROW)) > 0:
            found[f"width of {screen} on the smallest phone"] = over
        page.set_viewport_size(SIZE)
    begin(page, ["human", "human"])
    look("curtain")
    begin(page, ["easy", "easy"], options={"coins": "open"})
    page.goto(visit.site + "#/end")
    page.locator(".end-ranking").wait_for()
    look("end")
    clash(page, hands=(["devour", "ensnare"], []))
    look("Warcraft")
    hand.push("done")
    page.evaluate(WAITS)
    look("a battle")
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
    assert visit.complaints == []


STRICT = """async () => {
    const runOnly = { type: "rule", values: ["color-contrast-enhanced"] };
    const { violations } = await axe.run(document, { runOnly });
    const one = ({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message}`;
    return violations.flatMap(({ nodes }) => nodes.map(one));
}"""


def test_high_contrast_meets_the_stricter_standard_in_every_game(visit):
    visit.page.emulate_media(reduced_motion="reduce")
    visit.page.set_viewport_size(SIZE)
    visit.page.add_init_script(path=AXE)
    page, found = visit.open(contrast=True), {}
    for game in ("smallworld", "azeroth", "wolves", "warcraft"):
        begin(page, ["human", "easy"], game=game)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            if faults := page.evaluate(STRICT):
                found[f"{game}, {scheme}"] = faults
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
