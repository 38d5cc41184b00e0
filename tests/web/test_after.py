"""After a match: it is analysed behind the page, whatever becomes of the engine and wherever the player goes
meanwhile, and a slip is a way into "what if"; puzzles are solved, shown and counted."""
import re

from playwright.sync_api import expect

from blank import soon, until
from fingers import begin, finish, rest
from test_looks import AXE, NARROW, RUN

# The engine that judges is killed as soon as it has judged something: as the system would.
KILL = """async () => {
    const { on } = await import("./web/page/app.js");
    window.killed = 0;
    on("analysis", one => {
        if (killed || !one.judged.length || !one.desk) return;
        killed = one.judged.length;
        one.desk.back();
    });
}"""
SHORT = """async () => {
    const { app } = await import("./web/page/app.js");
    const map = app.maps.find(({ game, players }) => game === "smallworld" && players === 2).file;
    return { ...await (await fetch(map)).json(), rounds: 3 };
}"""
SOLVE = """async () => {
    const { app } = await import("./web/page/app.js"), { puzzles } = await import("./web/learn/puzzles.js");
    const { match } = app, [one] = (await puzzles("smallworld")).puzzles;
    for (const action of one.solution) await match.act(action);
}"""


NAMED = "[...document.querySelectorAll('[data-region]')].every(one => one.textContent)"      # a moment later


def clean(page):
    """Axe finds nothing by day and by night, and on the smallest phone nothing hangs over."""
    size, found = page.viewport_size, []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate(RUN)
    page.set_viewport_size({"width": 320, "height": 568})
    if (over := page.evaluate(NARROW)) > 0:
        found += [f"too wide by {over}"]
    page.set_viewport_size(size)
    assert found == []


def test_a_match_is_analysed_and_a_slip_leads_to_what_if(visit):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    begin(page, ["human", "easy"], mapData=page.evaluate(SHORT))
    finish(page)
    page.get_by_role("button", name="Result").click()
    page.evaluate(KILL)
    page.get_by_role("button", name="Analyse the match").click()
    page.locator(".analysis .end-chart").wait_for()
    page.get_by_role("button", name="Saved matches").click()
    page.locator(".library-list").first.wait_for()
    page.wait_for_function("() => killed > 0")
    page.go_back()
    page.locator(".analysis-person").wait_for()
    expect(page.locator(".analysis > progress")).to_be_hidden()
    clean(page)
    slip = page.locator(".analysis-slips li").first
    expect(slip).to_contain_text(re.compile(r"\+\d+ coins?"))
    slip.get_by_role("button", name="What if…").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".phase-box").wait_for()
    puzzle(page, visit.site)
    assert visit.complaints == []


def puzzle(page, site):
    """One that is given up, then the same one solved: only the first time counts."""
    page.goto(site + "#/puzzles/smallworld")
    page.locator(".puzzle-tile").first.click()
    coach = page.locator(".coach-card")
    coach.get_by_role("button", name="Hint").click()
    coach.locator(".coach-hint").wait_for()
    until(page, NAMED)
    clean(page)
    coach.get_by_role("button", name="Solution").click()
    coach.get_by_text("So it goes").wait_for()
    worse = re.search(r"rating: (\d+)", coach.get_by_text(re.compile(r"rating: \d+")).last.inner_text())[1]
    coach.get_by_role("button", name="Start again").last.click()
    coach.get_by_role("button", name="Hint").wait_for()
    rest(page)
    page.evaluate(SOLVE)
    coach.get_by_text("Solved!").wait_for()
    coach.get_by_role("button", name="All puzzles").click()
    page.get_by_text("1 / ").wait_for()
    clean(page)
    numbers = page.locator(".record-numbers")
    soon(page, lambda: worse in numbers.inner_text().replace(",", ""), f"the rating {worse}")
    assert int(worse) < 1200
    expect(page.locator(".puzzle-tile.done")).to_have_attribute("aria-label", re.compile("solved"))
    for address, there in {"puzzles/smallworld/none": ".puzzle-tile",
                           "lessons/smallworld/99": ".lesson-card"}.items():
        page.goto(f"{site}#/{address}")             # no such one: the list of all
        page.locator(there).first.wait_for()
