"""The flow of a turn: what is asked once, what is taken back, where one is after a reload."""
import json
import re

from playwright.sync_api import expect

from blank import soon, until
from conftest import ready
from fingers import PLACE, Mouse, begin, rest

STEP = "async () => (await import('./web/page/app.js')).app.match.table.step"
KEPT = "async () => (await import('./web/saves/store.js')).settled()"
WISHES = """async () => (await import('./web/page/app.js')).app.board.state.choices
    .filter(({ kind }) => kind === 'wish').map(({ place, tokens }) => [place, tokens])"""
SIDES = """async () => {
    const { app } = await import('./web/page/app.js');
    const { players } = await import('./web/panel/seats.js');
    const { line } = await import('./web/panel/log.js');
    const root = document.createElement('div'), { match } = app, { table } = match;
    const over = { ...table, sides: [0, 1, 0, 1], over: { winners: [1, 3], scores: [3, 4, 3, 4] } };
    const own = Object.assign(Object.create(match), { table: over });
    players(root, own);
    const told = line({ event: 'rolled', player: 2, pips: 1 }, own, () => {});
    return [root.innerText ?? root.textContent, [...root.querySelectorAll('li')].map(one => one.className),
        told.querySelector('.side-mark').textContent];
}"""
# The pause after a computer's thought lasts until it may go on.
HELD = """async () => {
    const { match } = (await import('./web/page/app.js')).app;
    match.pausing = () => new Promise(done => { window.goOn = done; });
}"""
FIRST = """async () => {
    const { app } = await import('./web/page/app.js');
    await app.match.act(app.match.table.choices[0].action);
}"""
# A long story, then a word more in the bar: all its lines stay as they are.
STORY = """async many => {
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const log = document.querySelector('.log');
    log.append(...Array.from({ length: many }, () => {
        const item = document.createElement('li'), line = document.createElement('button');
        line.className = 'line';
        item.append(line);
        return item;
    }));
    await frame();
    performance.mark('told');
    document.querySelector('.top').append(document.createElement('span'));
    await frame();
    performance.mark('seen');
}"""
PACE = "async pace => (await import('./web/page/app.js')).app.set('pace', pace)"


def conquered(page, table):
    """The cheapest region is taken by a click."""
    takes = [choice for choice in table["choices"] if choice["action"][0] == "conquer"]
    place = page.evaluate(PLACE, min(takes, key=lambda choice: choice["cost"])["place"])
    page.mouse.click(place["x"], place["y"])
    return rest(page)["table"]


def test_a_slip_is_asked_about_or_taken_back_and_a_reload_comes_back_to_the_table(visit):
    page = visit.open()
    table = begin(page, ["human", "easy"])["table"]
    page.locator(".take").first.click()
    assert page.evaluate(STEP) == table["step"], "it is asked first"
    assert page.locator("dialog:modal").count() == 0, "and nothing is dimmed"
    page.locator("dialog.menu button.main").click()
    table = rest(page)["table"]
    until(page, "document.activeElement.dataset.region !== undefined")        # on goes the map
    table = conquered(page, table)
    assert page.locator(".bill .why").count() == 0, "what is one's own is no fault"
    done = page.locator(".phase-box [data-verb=done]")
    done.click()
    page.locator("dialog.menu.sure").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.menu")).to_have_count(0)
    assert page.evaluate(STEP) == table["step"]
    page.evaluate(KEPT)
    page.reload()
    ready(page)
    assert rest(page)["table"]["step"] == table["step"]
    assert page.url.endswith("#/table")
    assert visit.complaints == []


def test_undo_takes_back_ones_own_choice_while_others_move(visit):
    page = visit.open()
    begin(page, ["human", "easy", "easy"], game="wolves")
    page.evaluate(PACE, "slow")
    table = rest(page)["table"]
    place = page.evaluate(PLACE, table["choices"][0]["place"])
    page.evaluate(HELD)
    page.mouse.click(place["x"], place["y"])
    until(page, "Boolean(window.goOn)")
    page.keyboard.press("p")
    page.locator(".phase", has_text=re.compile("Paused")).wait_for()
    page.locator("[data-tool=faster]").click()
    expect(page.locator(".pace")).to_have_text(re.compile("^(?!.*Normal.*Normal).*Normal", re.S))
    page.keyboard.press("z")
    page.evaluate("goOn()")
    page.locator(".phase-box.mine").wait_for()
    back = rest(page)["table"]
    assert (back["step"], back["actor"], back["may_redo"]) == (table["step"], 0, True)
    assert visit.complaints == []


def test_a_device_is_passed_on_under_a_banner_and_the_board_stays(visit):
    page = visit.open()
    begin(page, ["human", "human"], names=["Anna", "Boris"])
    expect(page.locator(".curtain")).to_contain_text("Anna")
    expect(page.locator(".take")).to_have_count(0)              # nothing can be chosen meanwhile
    spot = page.locator("canvas.board").bounding_box()
    middle = [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).matches('canvas')", middle)
    page.locator(".curtain button").click()
    page.locator(".take").first.wait_for()
    assert rest(page)["viewer"] == 0
    assert visit.complaints == []


def test_a_hint_for_a_spread_is_wholly_shown_and_done_by_one_button(visit):
    page = visit.open()
    begin(page, ["human", "easy", "easy", "easy"])
    hand = Mouse(page)
    hand.until(lambda table: table["frame"]["phase"] == "conquer")
    expect(page.locator(".phase-box button.main")).to_have_count(0)     # nothing tempts to end unconquering
    table = hand.until(lambda table: table["frame"]["phase"] == "redeploy")
    tall = page.locator(".phase-box").bounding_box()["height"]
    page.keyboard.press("h")
    page.locator(".hinted p").wait_for()
    wanted = page.evaluate(WISHES)
    page.locator("[data-verb=hinted]").click()
    after = rest(page)["table"]
    assert after["step"] == table["step"] + 1 and len(wanted) > 1
    assert {place: after["view"]["troops"][place] for place, _ in wanted} == dict(wanted)
    expect(page.locator("[data-verb=done].main")).to_have_count(1)
    hand.push("done")
    rest(page)
    soon(page, lambda: page.locator(".phase-box").bounding_box()["height"] >= tall,
         "its buttons stay where they were")
    texts, rows, sign = page.evaluate(SIDES)
    assert "Side A" in texts and "Side B" in texts and sign == "A"
    assert [row.split()[0] for row in rows] == ["side-head", "seat", "seat", "side-head", "seat", "seat"]
    assert rows[3] == "side-head winner" and "winner" not in rows[1]
    page.keyboard.press("m")
    page.locator("dialog.ask").wait_for()
    page.evaluate("() => { location.hash = '#/settings'; }")
    page.locator("body[data-screen=settings]").wait_for()
    expect(page.locator("dialog")).to_have_count(0)             # a window goes with its screen
    assert visit.complaints == []


def test_what_changes_in_a_panel_is_styled_anew_and_not_each_line_of_the_log(visit):
    page, many = visit.open(), 2_000
    begin(page, ["human", "easy"])
    page.evaluate(FIRST)
    rest(page)
    page.locator(".log").wait_for()                      # hidden while something is drafted
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    page.evaluate(STORY, many)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    told, seen = (next(event["ts"] for event in events if event["name"] == name) for name in ("told", "seen"))
    styled = [event["args"]["elementCount"] for event in events
              if event["name"] == "UpdateLayoutTree" and told < event["ts"] < seen]
    assert styled and max(styled) < many
