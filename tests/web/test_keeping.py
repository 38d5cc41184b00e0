"""A match on the page: left and taken up again, undone, watched again, handed on, in another language."""
import json
import re

import pytest
from playwright.sync_api import expect

from blank import soon, until
from conftest import ready
from fingers import Mouse, begin, reach, rest, state
from test_crew import trap

LEFT = ["Round", "Conquer", "tokens", "token", "coins", "Menu", "Undo", "Players", "Column", "Log", "Take",
        "End", "costs", "free", "takes", "chooses", "person", "computer", "Hint", "farmland", "forest",
        "Halflings", "regions", "Redeploy", "hand", "you"]
ALL = """() => {
    const names = ["aria-label", "title", "placeholder"];
    const heard = [...document.querySelectorAll("*")]
        .flatMap(node => names.map(name => node.getAttribute(name)));
    const told = document.querySelectorAll("body > :not(#unborn)");      // that one speaks both languages
    return [...[...told].map(node => node.textContent), document.title, ...heard.filter(Boolean)].join(" | ");
}"""
FINAL = """async () => {
    const { app } = await import("./web/page/app.js");
    return JSON.stringify((await app.crew.ask("save")).save);
}"""


def middle(visit, seats=("human", "easy"), round=3, **facts):
    """A match in the middle of a person's turn; returns the page and the hand that plays."""
    page, hand = visit.open(), Mouse(visit.page)
    begin(page, seats, **facts)
    reach(page, round)
    hand.move()
    return page, hand


def kept(page):
    """Wait until the match is on the shelf as it stands."""
    page.evaluate("async () => (await import('./web/saves/store.js')).settled()")


def test_a_reload_in_the_middle_of_a_turn_loses_nothing_even_without_network(visit):
    page, hand = middle(visit)
    kept(page)
    before = state(page, 0)
    log = page.locator(".log li").count()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
    visit.page.context.set_offline(True)
    page.goto(visit.site)
    page.get_by_role("button", name="Continue").click()
    table = rest(page)["table"]
    assert state(page, 0) == before
    assert table["frame"]["phase"] == "conquer" and table["actor"] == 0
    expect(page.locator(".log li")).to_have_count(log)
    hand.until(lambda now: now["view"]["round"] == 4)
    assert visit.strangers() == []


# The page goes the moment a change is told, long before it can be written.
HASTY = """async deed => {
    const { app, on } = await import("./web/page/app.js"), { match } = app;
    on("table", () => location.reload());
    const takes = match.table.choices.filter(({ action }) => action[0] === "conquer");
    const [cheapest] = takes.sort((one, other) => one.cost - other.cost);
    await (deed === "undo" ? match.undo() : match.act(cheapest.action));
}"""


def test_a_move_made_in_the_moment_the_page_goes_is_there_again(visit):
    page, _ = middle(visit, round=1)
    kept(page)
    before = rest(page)["table"]["step"]
    for deed, step in (("act", 1), ("undo", 0), ("act", 1), ("act", 2)):
        with page.expect_event("load"):
            page.evaluate(f"deed => void ({HASTY})(deed)", deed)
        ready(page)
        assert rest(page)["table"]["step"] == before + step
    kept(page)
    until(page, "sessionStorage.getItem('marchlands.haste') === null")
    at = state(page, 0)
    page.goto("about:blank")
    page = visit.open("#/table")
    rest(page)
    assert state(page, 0) == at


def latin(text):
    """Words that are not Russian."""
    return ({word for word in LEFT if re.search(rf"\b{word}\b", text)}
            | set(re.findall(r"[A-Za-z]{3,}", text)) - {"Marchlands", "Esc", "Enter"})


def test_another_language_in_the_middle_changes_every_word_at_once(visit):
    page, hand = middle(visit, names=["Анна", "Борис"])
    page.locator(".die").first.wait_for(state="detached")
    english = page.evaluate(ALL)
    assert [word for word in LEFT[:6] if re.search(rf"\b{word}\b", english)]
    page.evaluate("async () => (await import('./web/page/words.js')).change('ru')")
    page.locator("canvas.board button:empty").first.wait_for(state="detached")
    # the names of regions that nobody points at follow a little later
    soon(page, lambda: not latin(page.evaluate(ALL)), "no word of English")
    hand.until(lambda table: table["view"]["round"] == 4)
    page.goto(visit.site + "#/settings")
    page.locator("select").filter(has_text="English").select_option("en")
    page.get_by_role("heading", name="Settings").wait_for()
    page.goto(visit.site + "#/table")
    page.locator("canvas.board").first.wait_for()
    soon(page, lambda: not re.search("[а-яё]", re.sub("Анна|Борис", "", page.evaluate(ALL)).lower()),
         "no word of Russian")


def test_undo_goes_back_through_a_turn_and_redo_forth_again(visit):
    page, hand = visit.open(), Mouse(visit.page)
    begin(page, ["human", "easy"], seed=11)
    tool = lambda name: page.locator(f"[data-tool={name}]")     # noqa: E731
    expect(tool("undo")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("z")
    visit.said("nothing to undo")
    hand.move()
    states = [state(page, 0)]
    for _ in range(3):
        hand.move()
        states.append(state(page, 0))
    log = page.locator(".log li").count()
    for expected in states[-2::-1]:
        tool("undo").click()
        rest(page)
        assert json.loads(state(page, 0)) == json.loads(expected)
    soon(page, lambda: page.locator(".log li").count() < log, "a shorter log")
    for expected in states[1:]:
        tool("redo").click()
        rest(page)
        assert json.loads(state(page, 0)) == json.loads(expected)
    expect(page.locator(".log li")).to_have_count(log)
    table = hand.until(lambda table: table["view"]["round"] > 1 and not table["may_undo"])
    visit.unsaid()
    page.keyboard.press("z")
    soon(page, lambda: page.evaluate(TOLD, tool("undo").get_attribute("title")), "why it is not undone")
    assert rest(page)["table"]["step"] == table["step"]


# Whether a note has said what stands in some words.
TOLD = "words => [...noted].some(text => text.trim() && words.includes(text.trim()))"


@pytest.fixture
def finished(visit):
    """The page of a match that two computers have played to its end."""
    page = visit.open()
    begin(page, ["easy", "easy"], names=["Anna <b>", "Boris"])
    kept(page)
    return page


# What the board of a replay is shown; till it is let go a film lasts until something else is asked for.
WATCHED = """async () => {
    const { Board } = await import("./web/board/board.js"), { show, destroy, play } = Board.prototype;
    Object.assign(window, { painted: [], destroyed: 0, letGo: () => { Board.prototype.play = play; } });
    Board.prototype.play = () => new Promise(() => {});
    Board.prototype.show = function (state) { painted.push(state.view); return show.call(this, state); };
    Board.prototype.destroy = function () { destroyed++; return destroy.call(this); };
}"""
VIEW = """async at => {
    const { app } = await import("./web/page/app.js"), { viewer } = app.match;
    return (await app.crew.ask("view", { at, viewer })).view;
}"""


def test_a_replay_steps_to_the_same_end_and_a_new_match_starts_in_the_middle(finished, visit):
    page = finished
    end, save = state(page), json.loads(page.evaluate(FINAL))
    page.goto(visit.site + "#/replay")
    page.locator(".replay-bar").wait_for()
    page.evaluate(WATCHED)
    count = page.locator(".replay-count")
    steps = len(save["actions"])
    assert json.loads(state(page)) == json.loads(end)
    for number in range(5):
        page.keyboard.press("ArrowRight")
        count.get_by_text(f"{number + 1} / {steps}").wait_for()
    page.keyboard.press(" ")
    count.get_by_text(f"6 / {steps}").wait_for()
    page.keyboard.press("ArrowRight")                      # amid the film of a step
    count.get_by_text(f"7 / {steps}").wait_for()
    seventh = page.evaluate(VIEW, 7)
    soon(page, lambda: page.evaluate("painted.at(-1)") == seventh, "the seventh step")
    page.evaluate("letGo()")
    page.keyboard.press("PageDown")
    page.locator(".replay-last").click()
    count.get_by_text(f"{steps} / {steps}").wait_for()
    ended = [str(n) for n in final_scores(page)]
    soon(page, lambda: page.locator(".replay-scores .number").all_inner_texts() == ended, "the last scores")
    expect(page.get_by_role("button", name="Start from here")).to_be_disabled()
    page.locator(".replay-slider input").fill("40")
    count.get_by_text(f"40 / {steps}").wait_for()
    page.get_by_role("button", name="Start from here").click()
    page.locator("dialog select").nth(0).select_option("human")
    page.locator("dialog").get_by_role("button", name="Start").click()
    page.locator(".phase-box").wait_for()
    until(page, "destroyed === 1")
    table = rest(page)["table"]
    branch = json.loads(page.evaluate(FINAL))
    assert branch["actions"][:40] == save["actions"][:40] and branch["seed"] == save["seed"]
    assert table["actor"] == 0 and not table["over"]
    Mouse(page).move()
    kept(page)
    page.goto(visit.site + "#/saves")
    expect(page.locator(".library-card")).to_have_count(2)
    assert visit.complaints == []


def final_scores(page):
    """The scores of the finished match on the table."""
    return page.evaluate("async () => (await import('./web/page/app.js')).app.match.table.over.scores")


HEADINGS = """window.headings = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const heading = document.querySelector("h1")?.textContent;
    if (heading && heading !== headings.at(-1)) headings.push(heading);
}).observe(document, { childList: true, subtree: true }));"""


def test_a_shared_link_brings_the_same_match_into_a_fresh_browser(finished, visit, regulars):
    page, end, save = finished, state(finished), finished.evaluate(FINAL)
    page.goto(visit.site + "#/saves")
    page.locator(".library-card").get_by_role("button", name="More for").click()
    page.get_by_role("button", name="Share by link").click()
    field = page.get_by_label("The link", exact=True)
    expect(field).to_have_value(re.compile("#m=."))
    address = field.input_value()
    assert address.startswith(visit.site + "#m=") and len(address) < 30_000
    with regulars.come(locale="ru-RU") as friend:
        friend.page.add_init_script(HEADINGS)
        other = friend.go(address.removeprefix(visit.site))
        other.locator(".phase-box").wait_for()
        rest(other)
        assert other.evaluate("headings[0]") == "Marchlands"            # no empty page while Python comes
        assert json.loads(state(other)) == json.loads(end)
        assert other.evaluate(FINAL) == save
        expect(other.locator(".players .who b")).to_have_text(["Anna <b>", "Boris"])
        assert friend.complaints == []


def test_a_broken_link_says_so_and_changes_nothing(visit):
    page = visit.open()
    begin(page, ["human", "easy"])
    before = state(page)
    cut = page.evaluate("""async () => {
        const { app } = await import("./web/page/app.js");
        const { pack } = await import("./web/saves/link.js");
        return (await pack((await app.crew.ask("save")).save, app.match.about)).slice(0, -20);
    }""")
    for broken in ("", "%00%ff", "AAAA", cut, "{}"):
        visit.unsaid()
        page.goto(visit.site + "#m=" + broken)
        visit.said("damaged", "not a match")
        page.wait_for_url("**/#/table")
        rest(page)
        assert state(page) == before, broken


def test_a_link_whose_opponent_nobody_knows_is_played_by_another(visit):
    page, _ = middle(visit, round=1)
    link = page.evaluate("""async () => {
        const { app } = await import("./web/page/app.js");
        const { pack } = await import("./web/saves/link.js");
        const { save } = await app.crew.ask("save"), kinds = ["human", "godlike"];
        return pack({ ...save, seats: kinds }, { ...app.match.about, kinds });
    }""")
    page.evaluate("link => { location.hash = `#m=${link}`; }", link)
    visit.said("“normal” plays instead")
    assert rest(page)["kinds"] == ["human", "normal"]
    Mouse(page).until(lambda table: table["view"]["round"] == 2)


def test_a_remembered_set_up_that_is_broken_is_forgotten(visit):
    visit.remember("setup.smallworld", {
        "game": "smallworld", "map": "maps/smallworld/2.json", "options": None, "clock": None,
        "seats": [{"name": "", "colour": p, "kind": "human"} for p in (0, 1)]})
    page = visit.open()
    page.get_by_role("button", name="Play now").click()
    page.locator(".phase-box").wait_for()


def test_a_link_that_stops_the_engine_is_put_aside_and_one_is_back_where_one_was(newcomer):
    trap(newcomer.page.context)
    page, _ = middle(newcomer, round=2)
    before = state(page, 0)
    link = page.evaluate("""async () => {
        const { app } = await import("./web/page/app.js");
        const { pack } = await import("./web/saves/link.js");
        const { save } = await app.crew.ask("save");
        return pack({ ...save, options: { poison: true } }, app.match.about);
    }""")
    page.clock.install()
    page.evaluate("link => { location.hash = `#m=${link}`; }", link)
    page.wait_for_timeout(1000)
    page.clock.fast_forward("00:30")
    page.clock.resume()
    newcomer.said("put aside")
    page.wait_for_url("**/#/table")
    rest(page)
    assert state(page, 0) == before
