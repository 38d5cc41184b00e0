"""A board of one's own: opened in the set-up, refused in words, played, sent as a link, thrown away."""
import json

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from fingers import LINK

FORD = {
    "game": "warcraft", "name": {"en": "The ford", "ru": "Брод"}, "players": 2, "goal": 12,
    "about": {"en": "A short fight for a ford.", "ru": "Короткий бой за брод."},
    "seats": [{"race": "undead", "pieces": [{"at": "town", "melee": 2, "worker": 3}]}, {}],
    "pieces": [{"piece": 7, "side": "cyan", "turn": 0, "at": [0, 0]},
               {"seat": 0, "town": "edge", "turn": 5, "at": [-2, -1]},
               {"seat": 1, "town": "edge", "turn": 2, "at": [2, 1]}],
}
BOARD = """async () => {
    const { app } = await import("./web/page/app.js");
    while (!app.match?.table) await new Promise(done => setTimeout(done, 10));
    return [app.match.map.name.en, app.match.table.view.cells.length];
}"""


def written(folder, **changed):
    """The file of a board, with some changes."""
    path = folder / "ford.json"
    path.write_text(json.dumps({**FORD, **changed}), encoding="utf-8")
    return path


def setting_up(visit):
    """The set-up of Warcraft."""
    page = visit.open("#/new")
    page.get_by_role("button", name="Warcraft: The Board Game").click()
    page.get_by_text("A board of your own").wait_for()
    return page


def test_a_board_of_ones_own_is_played_sent_and_thrown_away(visit, regulars, tmp_path):
    page = setting_up(visit)
    page.locator(".own-board input").set_input_files(written(tmp_path))
    page.get_by_text("A short fight for a ford.").wait_for()
    page.locator(".seat-row").first.get_by_text("Undead").first.wait_for()
    expect(page.locator(".seat-row select").nth(2).locator("option")).to_have_text([
        "by chance", "Humans", "Orcs", "Night Elves"])
    page.get_by_role("button", name="Start").click()
    page.get_by_text("12 points at the end of your turn win.").wait_for()
    board = page.evaluate(BOARD)
    address = page.evaluate(LINK)
    with regulars.come(locale="en-GB") as other:                    # on a device that has never seen the file
        other.page.goto(address)
        assert other.page.evaluate(BOARD) == board
    page.evaluate("location.hash = '#/make'")
    page.locator(".extras-card").get_by_text("A short fight for a ford.").wait_for()
    page.get_by_role("button", name="Throw away").click()
    page.get_by_text("Nothing lies here yet.").wait_for()
    assert visit.complaints == []


@pytest.mark.parametrize("changed, words", [
    ({"seats": [{"race": "murloc"}, {}]}, "the seats (field “race” and seat 1)"),
    ({"seats": [{"pieces": [{"at": "brook", "melee": 1}]}, {}]}, "not on the board (space brook)"),
    ({"seats": [{"pieces": [{"at": "town", "melee": 4}]}, {}]}, "more than three units or workers"),
    ({"scenario": {"laws": ["gate"]}},
     "a special rule lacks its place or its side (rule “gate” and missing: gate)"),
])
def test_a_board_that_cannot_be_played_is_refused_in_words(visit, tmp_path, changed, words):
    page = setting_up(visit)
    page.locator(".own-board input").set_input_files(written(tmp_path, **changed))
    visit.said(words)
    assert "The ford" not in page.locator(".setup-board select option").all_inner_texts()


def test_the_boards_of_the_box_would_come_in_by_the_same_door(visit):
    page = setting_up(visit)
    for name in ("3", "nordrassil"):
        page.locator(".own-board input").set_input_files(ROOT / f"maps/warcraft/{name}.json")
        about = json.loads((ROOT / f"maps/warcraft/{name}.json").read_text(encoding="utf-8"))["about"]["en"]
        page.get_by_text(about).wait_for()
