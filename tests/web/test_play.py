"""Whole games by different hands: a mouse, a keyboard, a finger on a phone; and five people at one device."""
import json
import re

from playwright.sync_api import expect

from blank import soon, until
from fingers import CHANCE, Finger, Keyboard, Mouse, begin, finish, rest

FIT = """() => [...document.querySelectorAll("button, a, select, input, summary")].filter(node =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !node.closest("canvas, [hidden], p, .hidden"))
    .map(node => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width)
    .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
    .map(([node, { width, height }]) =>
        `${node.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`)"""
WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"
COINS = """async viewer => {
    const { app } = await import("./web/page/app.js");
    return (await app.crew.ask("view", { viewer })).view.coins;
}"""


def test_a_new_player_starts_with_one_click_and_finishes_by_mouse(visit):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    page.get_by_role("button", name="Play now").click()
    table = Mouse(page).until(lambda table: False)
    page.get_by_role("button", name="Result").click()
    best = max(table["over"]["scores"])
    points = page.locator(".end-ranking li.winner .end-points")
    points.get_by_text(re.compile(rf"\b{best}\b")).first.wait_for()
    expect(page.locator(".end-ranking li")).to_have_count(len(table["over"]["scores"]))
    assert visit.strangers() == []
    assert visit.complaints == []


def test_a_newcomer_is_asked_and_guided_until_the_guide_is_sent_away(visit):
    page = visit.go()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Play with a guide").click()
    guide = page.get_by_role("group", name="Guide")
    guide.get_by_text("Choose a race with its power").wait_for()
    guide.locator(".guide-best").wait_for()
    assert rest(page)["kinds"][0] == "human" and len(rest(page)["kinds"]) == 2
    page.evaluate("import('./web/page/app.js').then(({ app }) => app.set('pace', 'once'))")
    Mouse(page).until(lambda table: table["view"]["round"] == 2)
    guide.get_by_role("button", name="Send the guide away").click()
    guide.wait_for(state="detached")
    assert visit.complaints == []


def test_another_plays_by_keyboard_alone(visit):
    page, hand = visit.open(), Keyboard(visit.page)
    visit.page.mouse.click = visit.page.mouse.move = None
    hand.press(page.get_by_role("link", name="New match"))
    hand.press(page.get_by_role("button", name="2 players"))
    hand.tab(lambda: page.evaluate("() => document.activeElement.ariaLabel === 'Who plays seat 2'"))
    page.keyboard.press("e")
    hand.press(page.get_by_role("button", name="Start"))
    table = hand.until(lambda table: table["view"]["round"] > 3)
    assert table["view"]["round"] == 4
    step = table["step"]
    page.keyboard.press("z")
    soon(page, lambda: page.locator("#note").text_content() or rest(page)["table"]["step"] < step)
    page.keyboard.press("?")
    page.locator("dialog dt").nth(10).wait_for()
    page.keyboard.press("Escape")
    hand.until(lambda table: table["frame"]["phase"] == "conquer", greedy=False)
    finish(page)
    hand.press(page.get_by_role("button", name="Result"))
    page.locator(".end-ranking li.winner").first.wait_for()
    until(page, "document.activeElement.tagName === 'H1'")
    assert visit.complaints == []


def test_another_plays_on_a_phone_by_touch_in_russian(phone):
    page, hand = phone.open(), Finger(phone.page)
    fits(page)
    page.get_by_role("link", name="Новая партия").tap()
    page.get_by_role("button", name="2 игрока").tap()
    kind = page.locator(".seat-row select").nth(1)
    kind.focus()
    kind.select_option("easy")
    until(page, "document.activeElement.value === 'easy'")       # the keyboard stays there
    fits(page)
    page.get_by_role("button", name="Начать").tap()
    for round in range(2, 5):
        table = hand.until(lambda table: table["view"]["round"] == round)
        fits(page)
    for tab in ("players", "log", "tray"):
        page.locator(".tab").nth(["tray", "players", "log"].index(tab)).tap()
        page.locator(f".{tab}-box").wait_for()
        fits(page)
    assert table["view"]["round"] == 4
    assert phone.complaints == []


def fits(page):
    """Nothing hangs over the side of the screen; whatever can be touched is large enough for a finger."""
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(FIT) == []


def test_five_people_share_a_device_and_see_only_their_own_coins(visit):
    page, hand = visit.open(), Mouse(visit.page)
    begin(page, ["human"] * 5, names=["Anna", "Boris", "Clara", "Dmitri", "Elsa"])
    for turn in range(12):
        now = rest(page)
        who = now["curtain"]
        expect(page.locator(".seat .score"), "behind the curtain").to_have_text(["?"] * 5)
        page.locator(".curtain button").click()
        page.locator(".veil").wait_for(state="hidden")
        now = rest(page)
        assert now["viewer"] == now["table"]["actor"] == who
        own = page.evaluate(COINS, who)[who]
        expect(page.locator(".seat .score")).to_have_text([str(own) if p == who else "?" for p in range(5)])
        assert json.dumps(now["table"]["view"]["coins"]).count("null") == 4
        hand.until(lambda table: rest(page)["curtain"] is not None, greedy=turn < 8)
    assert visit.complaints == []
