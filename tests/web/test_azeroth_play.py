"""Small World of Warcraft on the page: whole games by mouse, keys and touch, a game in teams, every verb of
every trait at built positions, axe."""
import json
import re

import pytest
from playwright.sync_api import expect

from fingers import CHANCE, PLACE, begin, finish, rest
from islands import FOLLOWS, POSITIONS, IslandFinger, IslandKeyboard, IslandMouse
from test_fits import FRAMES, SEEN, SPEAK, WIDE, spoken
from test_looks import AXE, RAW, RUN, SIZE
from test_play import fits

NAME = {"en": "Small World of Warcraft", "ru": "Small World of Warcraft"}
GROUPS = [list(POSITIONS)[n::4] for n in range(4)]  # each in one visit: a page takes long to come


def sit(page, name, seats=("human", "human")):
    """Sit down at a position; returns the table."""
    position, _ = POSITIONS[name]
    return begin(page, seats, game="azeroth", options={"coins": "open"}, position=position)["table"]


def test_a_game_is_chosen_on_the_title_and_played_to_its_end_by_mouse(visit):
    visit.page.add_init_script(CHANCE)
    page, hand = visit.open(), IslandMouse(visit.page)
    page.get_by_role("button", name=NAME["en"]).click()
    page.get_by_role("link", name="New match").click()
    page.get_by_role("button", name="2 players").click()
    page.locator(".seat-row select").nth(1).select_option("easy")
    page.get_by_role("button", name="Start").click()
    table = hand.until(lambda table: False)
    page.get_by_role("button", name="Result").click()
    best = max(table["over"]["scores"])
    page.locator("li.winner .end-points").get_by_text(re.compile(rf"\b{best} coins\b")).first.wait_for()
    expect(page.locator(".end-chart")).to_have_count(2)
    expect(page.locator(".end-awards li").nth(2)).to_be_visible()
    page.get_by_role("button", name="Watch again").click()
    page.locator(".replay-bar").wait_for()
    assert visit.strangers() == []
    assert visit.complaints == []


def test_a_match_is_played_by_keyboard_alone(visit):
    page, hand = visit.open(), IslandKeyboard(visit.page)
    visit.page.mouse.click = visit.page.mouse.move = None
    begin(page, ["human", "easy"], game="azeroth")
    hand.until(lambda table: table["view"]["round"] == 3)
    finish(page)
    hand.press(page.get_by_role("button", name="Result"))
    page.locator(".end-ranking li.winner").first.wait_for()
    assert visit.complaints == []


def test_a_match_is_played_on_a_phone_by_touch_in_russian(phone):
    phone.page.add_init_script(CHANCE)
    page, hand = phone.open(), IslandFinger(phone.page)
    page.get_by_role("button", name=NAME["ru"]).tap()
    page.locator(".motto", has_text="Азерот").wait_for(state="attached")   # its words are there
    page.get_by_role("link", name="Новая партия").tap()
    page.get_by_role("button", name="2 игрока").tap()
    page.locator(".seat-row select").nth(1).select_option("easy")
    fits(page)
    page.get_by_role("button", name="Начать").tap()
    hand.until(lambda table: table["view"]["round"] == 3)
    for tab in range(3):
        hand.press(page.locator(".tab").nth(tab))
        fits(page)
    finish(page)
    page.get_by_role("button", name="Итоги").tap()
    page.locator(".end-ranking li.winner").first.wait_for()
    fits(page)
    assert phone.complaints == []


def test_teams_are_chosen_in_the_set_up_and_the_weaker_of_a_side_counts(visit):
    visit.page.add_init_script(CHANCE)
    page, hand = visit.open(), IslandMouse(visit.page)
    page.get_by_role("button", name=NAME["en"]).click()
    page.get_by_role("link", name="New match").click()
    page.get_by_role("button", name="2 players").click()
    expect(page.locator(".seat-row")).to_have_count(2)
    expect(page.get_by_label("Teams")).to_have_count(0)
    page.get_by_role("button", name="4 players").click()
    page.get_by_label("Teams").select_option(label="Alliance against Horde")
    page.get_by_text("the member with fewer coins counts").wait_for()
    expect(page.locator(".seat-row .side-mark")).to_have_count(4)
    for seat in range(1, 4):
        page.locator(".seat-row select").nth(seat).select_option("easy")
    page.get_by_role("button", name="Start").click()
    table = rest(page)["table"]
    assert table["sides"] == [0, 1, 0, 1]
    for what, n in {".lane": 2, ".side-head": 2, ".lane .offer": 6}.items():
        expect(page.locator(what)).to_have_count(n)
    assert page.locator(".lane .offer.open").count() <= 3
    hand.until(lambda table: table["view"]["round"] == 2, greedy=False)
    finish(page)
    over = rest(page)["table"]["over"]
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".end-ranking > li")).to_have_count(2)
    scores = over["scores"]
    points = sorted([min(scores[0], scores[2]), min(scores[1], scores[3])], reverse=True)
    pairs = [(scores[p], scores[p + 2]) for p in (0, 1)]
    own = [n for pair in pairs if len(set(pair)) > 1 for n in pair]
    expect(page.locator(".end-own")).to_have_count(len(own))
    for n in own:
        expect(page.locator(".end-own", has_text=re.compile(rf"^{n}\b")).first).to_be_visible()
    expect(page.locator(".end-points")).to_have_text([re.compile(rf"^\D*{n}\b") for n in points])
    assert visit.complaints == []


@pytest.mark.parametrize("names", GROUPS, ids=lambda names: names[0])
def test_every_verb_is_reached_by_mouse(visit, names):
    page, hand = visit.open(), IslandMouse(visit.page)
    for name, verb in [(name, verb) for name in names for verb in POSITIONS[name][1]]:
        table = sit(page, name)
        wanted = next(choice for choice in table["choices"] if choice["action"][0] == verb)
        hand.do(table, wanted)
        assert rest(page)["table"]["step"] == table["step"] + 1, (name, verb)
    assert visit.complaints == []


def test_all_six_combinations_are_read_at_once_on_a_common_screen(visit):
    page = visit.open()
    for seed in range(8):
        begin(page, ["human"] + ["easy"] * 4, game="azeroth", seed=seed)
        for size, tag in spoken(page, WIDE[:1]):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(FRAMES)
            seen = page.evaluate(SEEN, [".offer", ".offer p", ".offer .take"])
            assert seen == [".offer 6/6", ".offer p 12/12", ".offer .take 6/6"], (seed, tag)
    assert visit.complaints == []


def test_the_table_may_be_left_while_a_deed_is_held(visit):
    page = visit.open()
    sit(page, "drive")
    page.locator(".deed[data-verb=drive]").click()
    sit(page, "drive")
    assert visit.complaints == []


def place_of(page, key):
    """The number of a region."""
    return page.evaluate("""async key => (await import("./web/page/app.js")).app.match.land.regions
        .findIndex(region => region.key === key)""", key)


@pytest.mark.parametrize("names", [list(FOLLOWS)[n::2] for n in range(2)], ids=lambda names: names[0])
def test_what_follows_is_reached_too(visit, names):
    page, hand = visit.open(), IslandMouse(visit.page)
    for name in names:
        followed(page, hand, name)
    assert visit.complaints == []


def followed(page, hand, name):
    """A deed, whatever comes between, and what must come of it."""
    position, first, key, then = FOLLOWS[name]
    more = {"options": {"coins": "open"}, "position": position}
    table = begin(page, ["human", "human"], game="azeroth", **more)["table"]
    where = place_of(page, key) if key else None
    hand.do(table, next(one for one in table["choices"]
                        if one["action"][0] == first and one.get("place") == where))
    for _ in range(6):
        table = rest(page)["table"]
        offered = [one for one in table["choices"] if one["action"][0] == then]
        if offered:
            break
        ends = [one for one in table["choices"] if one["action"][0] == "done"]
        hand.do(table, (ends or [one for one in table["choices"] if one["kind"] == "heap"])[0])
    assert offered, (name, then)
    hand.do(table, offered[0])
    assert rest(page)["table"]["step"] == table["step"] + 1, name


def test_what_is_special_is_reached_by_keyboard(visit):
    page, hand = visit.open(), IslandKeyboard(visit.page)
    for name in ("champion", "drive", "swap", "form", "blasts", "lay"):
        for verb in POSITIONS[name][1][:2]:
            table = sit(page, name)
            hand.do(table, next(choice for choice in table["choices"] if choice["action"][0] == verb))
            assert rest(page)["table"]["step"] == table["step"] + 1, (name, verb)
    assert visit.complaints == []


def pointed(page, key, *told):
    """What the page says of a region that is pointed at."""
    place = page.evaluate(PLACE, place_of(page, key))
    page.mouse.move(place["x"], place["y"])
    for words in told:
        expect(page.locator(".bill")).to_contain_text(words)


def test_the_bill_tells_towers_tolls_and_where_an_artifact_will_lie(visit):
    page = visit.open()
    sit(page, "towers")
    pointed(page, "capes.F2", "Watch tower")
    sit(page, "hammer")
    pointed(page, "capes.M2", "First 2 coins to P2 (Doomhammer)", "will lie there afterwards")
    assert visit.complaints == []


def test_axe_finds_nothing_at_the_table(regulars):
    with regulars.come(viewport=SIZE, locale="en-GB", reduced_motion="reduce") as visit:
        visit.page.add_init_script(path=AXE)
        page, found = visit.open(), {}

        def look(name):
            for scheme, language in (("light", "en"), ("dark", "ru")):
                page.emulate_media(color_scheme=scheme)
                page.evaluate(SPEAK, language)
                page.locator("canvas.board button:empty").first.wait_for(state="detached")
                raw = [line for line in page.locator("body").inner_text().splitlines() if RAW.search(line)]
                wide = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
                if faults := page.evaluate(RUN) + raw + ["too wide"] * wide:
                    found[f"{name}, {scheme}, {language}"] = faults

        begin(page, ["human", "easy", "easy", "easy"], game="azeroth", options={"teams": True})
        look("draft of a side")
        for name in POSITIONS:
            sit(page, name)
            look(name)
        page.set_viewport_size({"width": 390, "height": 844})
        for tab in range(3):
            page.locator(".tab").nth(tab).click()
            look(f"tab {tab}")
        page.goto(visit.site + "#/new")
        page.get_by_role("button", name=NAME["en"]).click()
        page.locator(".setup .choice").nth(1).locator("button").last.click()
        page.locator(".seats select").first.select_option(index=1)
        page.locator(".seat-row .side-mark").nth(4).wait_for()
        look("set-up of teams")
        assert not found, json.dumps(found, indent=1, ensure_ascii=False)
        assert visit.complaints == []
