"""What a player must see at once is on the screen, unscrolled, at every size; the map fills its pane."""
import pytest
from playwright.sync_api import expect

from blank import until
from fingers import CHANCE, Finger, Mouse, begin, reach
from packs import PackMouse, ahead
from test_sizes import PLAY
from visits import LONG

WIDE, PHONES = [(1440, 900), (1280, 640)], [(390, 844), (844, 390), (320, 568)]
SHORT = [(375, 667), (320, 568)]
SEEN = """names => {
    const whole = ({ left, top, right, bottom, width }, { left: l, top: t, right: r, bottom: b }) =>
        width > 0 && left >= l - 1 && top >= t - 1 && right <= r + 1 && bottom <= b + 1;
    const seen = node => {
        const box = node.getBoundingClientRect();
        for (let up = node.parentElement; up; up = up.parentElement) {
            const { overflow, display } = getComputedStyle(up), top = up === document.documentElement;
            const clips = overflow !== "visible" && display !== "contents" && !top;
            if (clips && !whole(box, up.getBoundingClientRect())) return false;
        }
        return whole(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    };
    return names.map(name => {
        const all = [...document.querySelectorAll(name)];
        return `${name} ${all.filter(seen).length}/${all.length}`;
    });
}"""
FRAMES = """async () => {
    await document.fonts.ready;                     // another language has letters of its own
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
SPEAK = "async tag => (await import('./web/page/words.js')).change(tag)"
PANE = """async () => {
    const { app: { board } } = await import("./web/page/app.js"), [w, h] = board.view, [mw, mh] = board.size;
    const k = Math.min(w / mw, h / mh), offered = [...board.scene.now.offered.keys()];
    const spans = offered.map(r => board.outlines[r].box).flatMap(([a, b, c, d]) => [c - a, d - b]);
    board.projector.finish();
    const scale = (board.aim ?? board.camera).k;
    return { filled: k * k * mw * mh / w / h, least: Math.min(...spans) * scale,
             over: document.scrollingElement.scrollWidth - innerWidth };
}"""


def looked(page, size, names):
    """How many of what each selector names is wholly to be seen, and how the map lies."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)
    pane, seen = page.evaluate(PANE), page.evaluate(SEEN, names)
    print(size, *seen, f"map {pane['filled']:.2f}", f"least {pane['least']:.0f} px")
    assert pane["filled"] > 0.8 and pane["over"] <= 0, (size, pane)
    assert size[0] < 390 or pane["least"] > 35.9, (size, pane)      # a finger hits what may be chosen
    return seen


def spoken(page, sizes):
    """Every size in both languages."""
    for language in ("ru", "en"):
        page.evaluate(SPEAK, language)
        yield from ((size, language) for size in sizes)


def test_what_may_be_chosen_and_what_one_owns_is_seen_at_every_size(visit):
    visit.page.add_init_script(CHANCE)
    page, own = visit.open(), [".phase-box [data-verb=finish]", ".own .portrait", ".own-coins", ".in-hand"]
    begin(page, ["human", "easy", "easy", "easy"])
    for size, tag in spoken(page, WIDE):
        seen = looked(page, size, [".offer", ".offer .take"])
        assert seen == [".offer 6/6", ".offer .take 6/6"], (size, tag)
    Mouse(page).until(lambda table: table["frame"]["phase"] == "conquer")
    for size, tag in spoken(page, WIDE + PHONES):
        assert looked(page, size, own) == [f"{name} 1/1" for name in own], (size, tag)
    assert visit.complaints == []


def test_what_a_pack_may_do_and_has_is_seen_at_every_size(visit):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    begin(page, ["human", "easy", "easy"], game="wolves")
    PackMouse(page).until(lambda table: table["frame"]["phase"] == "act")
    for size, tag in spoken(page, WIDE):
        seen = looked(page, size, [".deed", ".paying .tile", ".track", ".region"])
        assert seen == [".deed 5/5", ".paying .tile 6/6", ".track 6/6", ".region 6/6"], (size, tag)
    for size, tag in spoken(page, PHONES):
        *seen, regions, tracks = looked(page, size, [".deed", ".paying .tile", ".region", ".track"])
        assert seen == [".deed 5/5", ".paying .tile 6/6"], (size, tag)
        # the rest is scrolled, or tapped
        assert regions == ".region 6/6" or size == (320, 568), (size, tag)
        assert tracks == ".track 6/6" or size == (320, 568), (size, tag)
    assert visit.complaints == []


def test_news_of_the_others_hide_nothing_of_a_pack(visit):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    for players in (3, 4, 5):
        begin(page, ["human", *["easy"] * (players - 1)], game="wolves")
        ahead(page, 4)
        PackMouse(page).until(lambda table: table["frame"]["phase"] == "act"
                              and page.locator(".news").count())
        for size, tag in spoken(page, WIDE):
            for seen in looked(page, size, [".deed", ".seat", ".paying .tile", ".track", ".region"]):
                there, all_of = seen.split()[-1].split("/")
                assert there == all_of, (players, size, tag, seen)
    assert visit.complaints == []


CUT = """() => [...document.querySelectorAll(".region, .gains")].flatMap(whole => {
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    return [...whole.querySelectorAll(":scope > :not(.hidden)")].filter(node => {
        const { overflow } = getComputedStyle(node), range = document.createRange();
        range.selectNodeContents(node);
        return overflow === "visible" && [...range.getClientRects()].some(box =>
            box.left < left || box.right > right || box.top < top || box.bottom > bottom);
    }).map(node => `${node.className || node.localName} of ${whole.innerText}`);
})"""


LATE = """() => {
    for (const row of document.querySelectorAll(".facts")) {
        row.append(row.lastElementChild.cloneNode(true));
        for (const fact of row.querySelectorAll(".fact")) fact.lastChild.data = "3";
        row.querySelectorAll(".fact")[1].lastChild.data = "12";
    }
    return [...document.querySelectorAll(".facts")].filter(row => row.scrollWidth > row.clientWidth + 1)
        .map(row => `${row.scrollWidth} in ${row.clientWidth}`);
}"""


def test_the_row_of_a_pack_has_room_for_all_it_has_late_in_a_match(visit):
    page = visit.open()
    for players in (2, 4, 5):
        begin(page, ["human", *["easy"] * (players - 1)], game="wolves")
        for size in WIDE:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(FRAMES)
            assert page.evaluate(LATE) == [], (players, size)
            # as they were
            page.evaluate("async () => (await import('./web/page/app.js')).tell('language')")


def test_what_regions_bring_stays_in_its_box(visit):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    for players in (2, 5):                                      # two moons stand in a region of two
        begin(page, ["human", *["easy"] * (players - 1)], game="wolves")
        PackMouse(page).until(lambda table: table["frame"]["phase"] == "act")
        for size, tag in spoken(page, WIDE + PHONES):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(FRAMES)
            assert page.evaluate(CUT) == [], (players, size, tag)


def test_a_phone_shows_the_whole_map_instead_of_what_is_compared(phone):
    page, tall = phone.open(), "document.querySelector('.board-box').clientHeight"
    for guided in (False, True):
        begin(page, ["human", "easiest"], guided=guided)
        page.locator("[data-tool=fit]").click()
        expect(page.locator(".offer").first).to_be_hidden()
        until(page, f"{tall} > 400")
        expect(page.locator(".board-box")).to_be_visible()
        page.get_by_role("tab").first.click()
        expect(page.locator(".offer").first).to_be_visible()
        until(page, f"{tall} < 250")
    assert phone.complaints == []


OVER = """async ([game, r, most]) => {
    const until = performance.now() + most;
    const { app } = await import("./web/page/app.js"), { x, y } = app.board.place(r);
    const seen = () => [".bill > *", "dialog.menu[open]"].map(name => document.querySelector(name));
    while (!seen().every(Boolean)) {
        if (performance.now() > until) throw new Error(`no price and menu for ${game} ${r}`);
        await new Promise(done => setTimeout(done, 20));
    }
    const [words, menu] = seen().map(node => (node.closest(".bill") ?? node).getBoundingClientRect());
    const meets = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const spot = { left: x, right: x, top: y, bottom: y };
    return [["menu on words", menu, words], ["words on place", words, spot], ["menu on place", menu, spot]]
        .flatMap(([name, one, other]) => meets(one, other) ? [`${game} ${r}: ${name}`] : []);
}"""


@pytest.mark.parametrize("game", ["smallworld", "wolves"])
def test_beside_the_guide_price_and_menu_of_a_first_tap_hide_nothing_that_matters(phone, game):
    phone.page.add_init_script(CHANCE)
    page, hand = phone.open(), Finger(phone.page)
    begin(page, ["human", "easiest"], game=game, guided=True)
    if game == "smallworld":
        hand.move()
    for choice in [one for one in hand.look()["choices"] if "place" in one][::4]:
        hand.touch(choice["place"])
        assert page.evaluate(OVER, [game, choice["place"], LONG]) == []
        page.keyboard.press("Escape")
        page.locator("dialog.menu").wait_for(state="detached")
    for width, height in SHORT:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        tall = page.evaluate("document.querySelector('.board-box').clientHeight")
        assert tall > height / 4, (width, height)


LETTERS = """() => Math.min(...[...document.querySelectorAll(".offer p")]
    .map(node => parseFloat(getComputedStyle(node).fontSize)))"""


@pytest.mark.parametrize("game", ["smallworld", "azeroth"])
def test_all_combinations_are_compared_without_scrolling(visit, game):
    page = visit.open()
    for seed in range(3):
        begin(page, ["human", "easy", "easy", "easy"], game=game, seed=seed)
        for (width, height), tag in spoken(page, WIDE + PHONES[:2]):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            seen = page.evaluate(SEEN, [".offer", ".offer h2", ".offer .take"])
            assert seen == [".offer 6/6", ".offer h2 6/6", ".offer .take 6/6"], (seed, width, height, tag)
            assert page.evaluate(LETTERS) > 11, (seed, width, height, tag)
    assert visit.complaints == []


@pytest.mark.parametrize("game", ["smallworld", "azeroth"])
def test_every_seat_and_what_ones_own_race_can_do_are_seen_where_there_is_little_height(visit, game):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    page.set_viewport_size({"width": 1280, "height": 640})
    for players in (2, 5):
        begin(page, ["human", *["easy"] * (players - 1)], game=game)
        reach(page, 2)
        for _, tag in spoken(page, [(1280, 640)]):
            page.evaluate(FRAMES)
            names = [".seat", ".phase-box button", ".own h2", ".own p", ".idle .offer h2"]
            for seen in page.evaluate(SEEN, names):
                there, all_of = map(int, seen.split()[-1].split("/"))
                assert there == all_of > 0 or "offer" in seen and there > 1, (players, tag, seen)
    assert visit.complaints == []


WAYS = """() => {
    const all = document.querySelector(".phase-box .buttons");
    const one = all.querySelector(".payment").parentElement;
    while (all.querySelectorAll(".payment").length < 8) all.append(one.cloneNode(true));
}"""


def test_eight_ways_to_pay_hide_nothing_of_a_pack_where_there_is_little_height(visit):
    visit.page.add_init_script(CHANCE)
    page = visit.open()
    page.set_viewport_size({"width": 1280, "height": 640})
    begin(page, ["human", "easy", "easy", "easy"], game="wolves")
    page.evaluate(PLAY, "pay")
    page.evaluate(WAYS)
    page.evaluate(FRAMES)
    names = [".payment", ".seat", ".paying .tile", ".track", ".region"]
    for seen in page.evaluate(SEEN, names):
        there, all_of = seen.split()[-1].split("/")
        assert there == all_of != "0", seen
