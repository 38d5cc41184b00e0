"""Small World of Warcraft: its islands on every size of screen, chosen in the set-up, walked by keys, and the
way over the sea that a fare pays for."""
from playwright.sync_api import expect

from blank import soon
from fingers import LINK, PLACE, begin, rest
from test_looks import AXE, RUN

SIZES = [(1440, 900), (1280, 640), (390, 844), (844, 390), (320, 568)]
LEAST = 30                       # pixels that a place to be chosen has at least, either way
TAKE = """async () => {
    const { match } = (await import("./web/page/app.js")).app;
    while (match.table.frame.phase === "draft") await match.act(match.table.choices[0].action);
}"""
LIES = """async () => {
    const { app: { board } } = await import("./web/page/app.js"), cam = await import("./web/board/camera.js");
    const calm = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    do await calm(); while (board.projector.busy);
    const whole = cam.fit(board.view, board.size), { camera: { k }, outlines, view, map } = board;
    const out = outlines.filter(({ box: [x0, y0, x1, y1] }) => {
        const [[left, top], [right, bottom]] = [[x0, y0], [x1, y1]].map(at => cam.toView(whole, at));
        return left < 0 || top < 0 || right > view[0] || bottom > view[1];
    }).length;
    const small = [...board.scene.now.offered.keys()].map(r => outlines[r].box)
        .map(([x0, y0, x1, y1]) => Math.min(x1 - x0, y1 - y0) * k);
    return { out, small: Math.min(...small), offered: small.length, islands: map.islands.length };
}"""
FOCUSED = """async () => {
    const { board } = (await import("./web/page/app.js")).app;
    const { island, isle } = board.map.regions[board.focused] ?? {};
    return { island, named: document.activeElement.textContent.includes(isle?.en) };
}"""
NEAR = """async () => {
    const { board } = (await import("./web/page/app.js")).app;
    while (board.projector.busy) await new Promise(done => setTimeout(done, 10));
    return !board.fits;
}"""
FARE = """async () => {
    const { app: { match } } = await import("./web/page/app.js"), { frame, view, choices } = match.table;
    if (frame.phase !== "conquer") return null;
    const here = new Set(view.band.flatMap((band, r) => band === frame.band ? [view.island[r]] : []));
    for (const { action } of here.size ? choices : []) {
        if (action[0] !== "conquer" || here.has(view.island[action[1]])) continue;
        const { bill } = await match.forecast(action);
        if (bill.some(([what]) => what === "fare")) return action[1];
    }
    return null;
}"""
VOYAGE = """async wanted => {
    const { board } = (await import("./web/page/app.js")).app;
    while (Boolean(board.voyage) !== wanted) await new Promise(done => setTimeout(done, 10));
    return board.voyage?.length ?? 0;
}"""
HELD = """async () => {
    const { app } = await import("./web/page/app.js");
    return (await app.crew.ask("save")).save.map.islands.length;
}"""
ACT = """async () => {
    const { app } = await import("./web/page/app.js");
    await app.match.act((await app.crew.think({ level: "easy" }))[0].action);
}"""


def test_every_island_lies_whole_and_what_may_be_chosen_can_be_hit(visit):
    page, found = visit.open(), {}
    for players in (2, 3, 4, 5):
        begin(page, ["human", *["easy"] * (players - 1)], game="azeroth")
        page.evaluate(TAKE)
        rest(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            lies = page.evaluate(LIES)
            if not lies["offered"] or lies["out"] or lies["small"] < LEAST or lies["islands"] != players:
                found[f"{players} players, {width}×{height}"] = lies
    assert found == {}
    assert visit.complaints == []


def test_islands_are_chosen_by_their_pictures_and_the_rest_by_lot(visit):
    page = visit.open()
    page.goto(f"{visit.site}#/new")
    page.get_by_role("button", name="Small World of Warcraft").click()
    page.get_by_role("button", name="5 players").click()
    page.locator(".parts summary").click()
    first, second = (page.get_by_role("group", name=f"Large island {n}") for n in (1, 2))
    expect(first.get_by_role("button", name="by chance")).to_have_attribute("aria-pressed", "true")
    first.get_by_role("button", name="The Hourglass").click()
    expect(first.get_by_role("button", name="The Hourglass")).to_have_attribute("aria-pressed", "true")
    expect(second.get_by_role("button", name="Five Capes")).to_be_disabled()
    second.get_by_role("button", name="Sickle Isle").click()
    expect(first.get_by_role("button", name="The Keyhole")).to_be_disabled()
    page.locator(".parts summary").get_by_text("The Hourglass · Sickle Isle · by chance").wait_for()
    page.get_by_role("button", name="Start").click()
    page.locator(".phase-box").wait_for()
    assert rest(page)["table"]["view"]["islands"][:2] == ["hourglass", "sickle"]
    assert visit.complaints == []


def test_the_pictures_to_choose_from_fit_a_phone_and_axe(regulars):
    with regulars.come(viewport={"width": 390, "height": 844}, locale="ru-RU",
                       reduced_motion="reduce") as visit:
        visit.page.add_init_script(path=AXE)
        page = visit.open()
        page.goto(f"{visit.site}#/new")
        page.locator(".setup-board .choice").first.get_by_role("button", name="of Warcraft").click()
        page.get_by_role("button", name="5 игроков").click()
        page.locator(".parts summary").click()
        page.get_by_role("group", name="Большой остров 1").get_by_role("button", name="Остров Серп").click()
        sickle = page.get_by_role("button", name="Остров Серп", pressed=True)
        sickle.wait_for()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate(RUN) == [], scheme
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        seen = sickle.bounding_box()
        assert seen["x"] >= 0 and seen["x"] + seen["width"] <= 391
        assert visit.complaints == []


def test_keys_go_from_island_to_island(visit):
    page = visit.open()
    begin(page, ["human"] * 4, game="azeroth", options={"coins": "open"})
    page.locator("canvas.board button").first.focus()
    for n in (3, 1, 4, 2):
        page.keyboard.press(str(n))
        wanted = {"island": n - 1, "named": True}
        soon(page, lambda wanted=wanted: page.evaluate(FOCUSED) == wanted, f"island {n} has the focus")
    seen = set()
    for key in ["ArrowRight"] * 9 + ["ArrowLeft"] * 9 + ["ArrowDown"] * 9 + ["ArrowUp"] * 9:
        page.keyboard.press(key)
        seen.add(page.evaluate(FOCUSED)["island"])
    assert len(seen) > 2
    page.locator(".tool").first.focus()
    page.keyboard.press("3")
    assert page.evaluate(NEAR)
    page.keyboard.press("0")
    assert not page.evaluate(NEAR)
    page.keyboard.press("?")
    page.get_by_text("Go to an island").wait_for()
    assert visit.complaints == []


def test_a_fare_is_shown_as_a_way_over_the_sea(visit):
    page = visit.open()
    begin(page, ["human", "human"], game="azeroth", options={"coins": "open"}, seed=3)
    while (place := page.evaluate(FARE)) is None:
        page.evaluate(ACT)
        rest(page)
    at = page.evaluate(PLACE, place)
    page.mouse.move(at["x"], at["y"])
    assert page.evaluate(VOYAGE, True) > 1
    page.mouse.move(5, 5)
    assert page.evaluate(VOYAGE, False) == 0
    assert visit.complaints == []


def test_a_link_brings_a_match_with_its_islands_to_another_device(regulars):
    with regulars.come(locale="en-GB") as first, regulars.come(locale="en-GB") as second:
        page = first.open()
        begin(page, ["human", "human"], game="azeroth", options={"coins": "open"})
        page.evaluate(ACT)
        view = rest(page)["table"]["view"]
        link = page.evaluate(LINK)
        assert len(link) < 4000 and page.evaluate(HELD) == 2
        page = second.open()
        page.evaluate("link => { location.href = link; }", link)
        page.locator(".phase-box").wait_for()
        assert rest(page)["table"]["view"] == view
        assert first.complaints == second.complaints == []
