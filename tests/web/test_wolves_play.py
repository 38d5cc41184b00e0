"""The Wolves: whole games by mouse, by keys and by touch; two people at one device; axe."""
import json
import re

import pytest
from playwright.sync_api import expect

from blank import until
from fingers import CHANCE, PLACE, begin, finish, rest
from packs import PackFinger, PackKeyboard, PackMouse, ahead
from test_looks import AXE, RAW, SIZE, faults
from test_play import fits

TRAIL = """async () => {
    const { app, tell } = await import("./web/page/app.js");
    tell("wait", app.match);                                        // all is painted anew
    return app.board.state.trail.length;
}"""
STEP = "async () => (await import('./web/page/app.js')).app.match.table.step"


def test_a_game_is_chosen_on_the_title_and_played_to_its_end_by_mouse(visit):
    visit.page.add_init_script(CHANCE)
    page, hand = visit.open(), PackMouse(visit.page)
    page.get_by_role("button", name="The Wolves").click()
    page.get_by_role("link", name="New match").click()
    page.get_by_role("button", name="2 players").click()
    page.locator(".seat-row select").nth(1).select_option("easy")
    page.get_by_role("button", name="Start").click()
    table = hand.until(lambda table: table["frame"]["phase"] == "act" and table["view"]["round"] == 2)
    looked_at(page, hand, table)
    hand.until(lambda table: table["view"]["round"] == 5)
    finish(page)
    table = rest(page)["table"]
    page.get_by_role("button", name="Result").click()
    best = max(table["over"]["scores"])
    page.locator("li.winner .end-points").get_by_text(re.compile(rf"\b{best} points\b")).first.wait_for()
    expect(page.locator(".end-chart")).to_have_count(2)
    page.locator(".end-awards li").nth(2).wait_for()
    page.get_by_role("button", name="Watch again").click()
    page.locator(".replay-bar").wait_for()
    assert visit.strangers() == []
    assert visit.complaints == []


def looked_at(page, hand, table):
    """What a player sees before he acts: the way of a wolf and its price; nothing changes."""
    move = next(choice for choice in table["choices"] if choice["action"][0] == "move")
    hand.lift(move)
    place = page.evaluate(PLACE, move["place"])
    page.mouse.move(place["x"], place["y"])
    page.locator(".bill .cost").get_by_text("Move").wait_for()
    page.locator(".tile.flips, .tile.flips-one").first.wait_for()
    assert page.evaluate(TRAIL) > 1
    page.keyboard.press("Escape")
    until(page, "import('./web/page/app.js').then(({ app }) => app.board.state.from === null)")
    shut = page.locator(".deed.shut").first
    why = shut.locator(".why").text_content()
    shut.click(force=True)
    expect(page.locator("#note")).to_have_text(why)
    assert page.evaluate(STEP) == table["step"]
    drag(page, hand, table, move)
    page.keyboard.press("z")                                        # over the question which tiles pay, too
    assert rest(page)["table"]["step"] == table["step"]


def drag(page, hand, table, move):
    """A wolf is dragged to its goal instead."""
    ends = [page.evaluate(PLACE, move[end]) for end in ("from", "place")]
    page.mouse.move(ends[0]["x"], ends[0]["y"])
    page.mouse.down()
    page.mouse.move(ends[1]["x"], ends[1]["y"], steps=4)
    page.mouse.up()
    after = rest(page)["table"]
    if after["step"] == table["step"]:                              # which of the wolves
        page.locator("dialog.menu button").first.click()
        after = rest(page)["table"]
    if after["frame"]["phase"] == "pay":
        page.locator("dialog.menu.asks").wait_for()
    assert after["step"] == table["step"] + 1


def test_a_pack_is_led_by_keyboard_alone(visit):
    page, hand = visit.open(), PackKeyboard(visit.page)
    visit.page.mouse.click = visit.page.mouse.move = None
    begin(page, ["human", "easy"], game="wolves")
    hand.until(lambda table: table["view"]["round"] == 2)
    expect(page.locator("canvas.board button").nth(20)).to_have_text(re.compile(r"\w+, \w+ \d+|canyon"))
    finish(page)
    hand.press(page.get_by_role("button", name="Result"))
    page.locator(".end-ranking li.winner").first.wait_for()
    assert visit.complaints == []


def test_a_pack_is_led_on_a_phone_by_touch_in_russian(phone):
    phone.page.add_init_script(CHANCE)
    page, hand = phone.open(), PackFinger(phone.page)
    page.get_by_role("button", name="Волки").tap()
    fits(page)
    page.get_by_role("link", name="Новая партия").tap()
    page.get_by_role("button", name="2 игрока").tap()
    page.locator(".seat-row select").nth(1).select_option("easy")
    fits(page)
    page.get_by_role("button", name="Начать").tap()
    hand.until(lambda table: table["view"]["round"] == 2 and table["frame"]["phase"] == "act")
    for tab in range(3):
        page.locator(".tab").nth(tab).tap()
        fits(page)
    finish(page)
    page.get_by_role("button", name="Итоги").tap()
    page.locator(".end-ranking li.winner").first.wait_for()
    fits(page)
    assert phone.complaints == []


def test_two_people_share_a_device_without_a_curtain(visit):
    page, hand = visit.open(), PackMouse(visit.page)
    begin(page, ["human", "human"], game="wolves", names=["Anna", "Boris"])
    table = hand.until(lambda table: table["view"]["round"] == 2)
    assert table["view"]["round"] == 2
    expect(page.locator(".curtain")).to_have_count(0)
    assert visit.complaints == []


@pytest.mark.parametrize(("scheme", "language"), [("light", "en"), ("dark", "ru")])
def test_axe_finds_nothing_at_the_table(regulars, scheme, language):
    with regulars.come(viewport=SIZE, locale="en-GB", color_scheme=scheme, reduced_motion="reduce") as visit:
        visit.page.add_init_script(path=AXE)
        visit.page.add_init_script(f"localStorage.setItem('marchlands.lang', '{language}');")
        page, hand, found = visit.open(), PackMouse(visit.page), {}

        def look(name):
            raw = [line for line in page.locator("body").inner_text().splitlines() if RAW.search(line)]
            wide = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
            if wrong := faults(page) + raw + ["too wide"] * wide:
                found[name] = wrong

        begin(page, ["human", "easy", "easy"], game="wolves", options={"packs": "choose", "faces": "choose"})
        look("packs")
        hand.until(lambda table: table["frame"]["phase"] == "faces")
        look("faces")
        ahead(page, 4)
        hand.until(lambda table: table["frame"]["phase"] == "act" and table["frame"]["left"] == 2)
        page.locator(".deed[data-verb=move]").click(force=True)
        look("table")
        for width, height in ((390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            for tab in range(3):
                page.locator(".tab").nth(tab).click()
                look(f"tab {tab} at {width}")
        page.set_viewport_size(SIZE)
        begin(page, ["easy", "easy"], game="wolves")
        page.goto(visit.site + "#/end")
        page.locator(".end-ranking").wait_for()
        look("end")
        assert not found, json.dumps(found, indent=1, ensure_ascii=False)
        assert visit.complaints == []
