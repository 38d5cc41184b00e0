"""The board of Warcraft in a browser: armies go with two clicks, and what was felled is painted anew."""
from blank import soon
from fingers import PLACE, begin, rest

HELD = """async () => {
    const { board } = (await import("./web/page/app.js")).app;
    return { pieces: board.state.pieces, goals: [...board.scene.now.offered.keys()] };
}"""
THERE = """async ([r, n]) => {
    const { app } = await import("./web/page/app.js");
    while (app.match.table.view.pieces[r].length < n) await new Promise(done => setTimeout(done, 20));
}"""
FELLED = """async () => {
    const { app } = await import("./web/page/app.js"), { board } = app, { view } = app.match.table;
    const { scene } = board, soon = () => new Promise(done => setTimeout(done, 20));
    const r = view.cells.findIndex(([, , terrain]) => terrain === "forest");
    while (!scene.ground.whole) await soon();
    const before = scene.ground.whole;
    board.show({ ...board.state, view: { ...view, depleted: view.depleted.map((n, q) => q === r ? 2 : n) } });
    while (!before.patches.size) await soon();
    return [scene.ground.whole === before, before.patches.size, scene.plan.regions[r].brush.base];
}"""


def touch(page, r):
    """A click on the middle of a space."""
    place = page.evaluate(PLACE, r)
    page.mouse.click(place["x"], place["y"])


def test_an_army_is_picked_up_and_set_down_with_two_clicks_and_taken_back_as_one_step(visit):
    page = visit.open()
    begin(page, ["human", "easy"], game="warcraft", options={"first": 0, "race_0": "undead"})
    before = rest(page)["table"]
    home = before["view"]["homes"][0]
    touch(page, home)
    if page.locator("dialog.menu").count():          # a card may be played there, too
        page.keyboard.press("Escape")
    soon(page, lambda: len(page.evaluate(HELD)["pieces"]) == 3, "an army in hand")
    held = page.evaluate(HELD)
    assert home not in held["goals"]
    touch(page, held["goals"][0])
    page.evaluate(THERE, [held["goals"][0], 3])
    assert rest(page)["table"]["step"] == before["step"] + 1
    page.keyboard.press("z")
    page.evaluate(THERE, [home, 6])
    assert visit.complaints == []


def test_a_wood_that_was_felled_is_painted_anew_where_it_lies(visit):
    page = visit.open()
    begin(page, ["human", "easy"], game="warcraft")
    same, patches, base = page.evaluate(FELLED)
    assert same and patches == 1 and base == "#94884f"
    assert visit.complaints == []
