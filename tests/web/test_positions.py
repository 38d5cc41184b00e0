"""Positions and the shelf: a moment is changed by hand, kept, sent, opened by a stranger and played on; all
that lies on the shelf goes out in one file and comes back."""
import json
from pathlib import Path

from playwright.sync_api import expect

from blank import until
from conftest import ready
from fingers import rest
from test_looks import AXE, faults
from undoing import undo

EXAMPLE = Path(__file__).resolve().parents[2] / "examples/positions/three-more.json"
PUZZLE = EXAMPLE.parents[1] / "puzzles/three-steps.json"
LINK = """async () => {
    const { list } = await import("./web/extras/cupboard.js");
    const { kinds, kindOf } = await import("./web/workshop/kinds.js");
    const { woven } = await import("./web/saves/link.js");
    await kinds();
    const [one] = list();
    return `#w=${await woven({ w: 1, made: await kindOf(one).brief(one) })}`;
}"""
PICTURE = "async () => (await import('./web/extras/cupboard.js')).list()[0].thumb"
REFUSED = """async made => {
    const { woven } = await import("./web/saves/link.js"), note = document.getElementById("note");
    location.hash = `#w=${await woven({ w: 1, made })}`;
    while (!note.classList.contains("bad")) await new Promise(done => setTimeout(done, 10));
    note.className = "note gone";                        // that the next one is not taken for it
    return note.textContent;
}"""
SEATED = """async () => {
    const { seated } = await import("./web/replay/whatif.js"), kinds = ["human", "easy"];
    seated({ save: { game: "wolves", seats: kinds }, about: { names: ["", ""], kinds } }, "");
}"""
MANY = """async n => {
    const { put } = await import("./web/extras/cupboard.js"), all = [];
    for (let i = 0; i < n; i++) all.push(put({
        id: `homemade:own_${i}`, kind: "homemade", game: "smallworld", name: `own_${i}`, keys: [`own_${i}`],
        data: { kind: "power", key: `own_${i}`, name: { en: `Bees ${i}` }, tokens: 3, emblem: "commando",
            effects: [{ effect: "fly" }] },
        words: { [`own_${i}`]: { en: [`Bees ${i}`, "They fly."] } } }));
    await Promise.all(all);
}"""


def bring(page, file):
    """A file comes to the shelf."""
    page.evaluate("location.hash = '#/make'")
    page.locator(".extras input[type=file]").set_input_files(file)


def threw_away(page):
    """What was brought is gone from the shelf; its match, which has its own copy, is on the table."""
    page.evaluate("location.hash = '#/make'")
    page.get_by_role("button", name="Throw away").click()
    page.evaluate("location.hash = '#/table'")


def refused(page, bad):
    """What is said of a link that is not taken."""
    return page.evaluate(REFUSED, bad)


def given(other, hash_, words, play):
    """The page of a stranger who opens a link, reads the words, takes the thing and begins a match."""
    stranger = other.open(hash_)
    stranger.get_by_role("dialog").get_by_text(words).wait_for()
    for name in ("Bring in", play, "Start"):
        stranger.get_by_role("button", name=name).click()
    return stranger


def test_a_position_is_changed_kept_sent_and_played_on(visit, regulars):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    bring(page, EXAMPLE)
    page.get_by_role("button", name="Bring in").click()
    page.locator(".extras-card").get_by_role("button", name="Change").click()
    assert page.evaluate(PICTURE).startswith("data:image/jpeg;base64,")      # painted here, as it stands
    page.locator('.replay-board button[data-region="1"]').press("Enter")
    tokens = page.locator(".arrange-place").get_by_role("spinbutton", name="Tokens")
    tokens.wait_for()
    expect(tokens).to_have_value("3")
    assert faults(page) == []
    page.get_by_role("button", name="Tokens: one less").first.click()
    until(page, "!document.querySelector('.position-bar button').disabled")
    page.get_by_label("Name of the position").fill("Two <i>only</i>")
    page.reload()                                        # closed in the middle: nothing is lost
    ready(page)
    page.locator('.replay-board button[data-region="1"]').press("Enter")
    tokens.wait_for()
    expect(tokens).to_have_value("2")
    page.get_by_role("button", name="Keep it").click()
    page.locator(".extras-card h2", has_text="Two <i>only</i>").wait_for()
    hash_ = page.evaluate(LINK)
    assert len(hash_) < 12_000
    with regulars.come(locale="en-GB") as other:
        stranger = given(other, hash_, "Two <i>only</i>", "Play on from here")
        assert rest(stranger)["table"]["view"]["troops"][1] == 2
        threw_away(stranger)
        assert rest(stranger)["table"]["view"]["troops"][1] == 2
        stranger.evaluate(SEATED)                        # of a game never met here, against its computers
        expect(stranger.get_by_role("dialog").get_by_role("combobox").nth(1)).to_have_value("easy")
    whole = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    for bad in ({**whole, "marchlands_made": 2}, {**whole, "save": 1},
                {**whole, "save": {**whole["save"], "actions": [["done"]]}},
                {**whole, "save": {**whole["save"], "base": {**whole["save"]["base"], "state": {}}}}):
        assert refused(page, bad)
    assert page.evaluate("async () => (await import('./web/extras/cupboard.js')).list().length") == 1
    assert visit.complaints == []


def test_a_puzzle_is_made_of_a_position_proved_sent_and_solved(visit, regulars):
    visit.page.add_init_script(path=AXE)
    page = visit.open()
    bring(page, EXAMPLE)
    page.get_by_role("button", name="Bring in").click()
    page.locator(".extras-card").get_by_role("button", name="Change").click()
    page.get_by_role("button", name="Make a puzzle").click()
    page.get_by_label("Goal").select_option("holds")
    page.locator('.replay-board button[data-region="3"]').press("Enter")
    page.get_by_text("Take the region marked in turquoise this turn: Toadhole Fen.").wait_for()
    keep = page.get_by_role("button", name="Keep it")
    expect(keep).to_be_disabled()
    assert faults(page) == []
    page.get_by_label("Name of the puzzle").fill("To <i>the</i> fen")
    page.get_by_role("button", name="Can it be done?").press("Enter")
    page.get_by_text("It can be done, in 3 choices").wait_for()
    until(page, "document.activeElement.className === 'puzzle-verdict'")
    page.reload()                                        # closed in the middle: nothing is lost
    ready(page)
    keep.click()
    page.locator(".extras-card h2", has_text="To <i>the</i> fen").wait_for()
    hash_ = page.evaluate(LINK.replace("const [one] = list();",
                                       "const one = list().find(({ kind }) => kind === 'puzzle');"))
    assert len(hash_) < 12_000
    with regulars.come(locale="en-GB") as other:
        stranger = other.open(hash_)
        for name in ("Bring in", "Solve it", "Hint", "Solution"):
            stranger.get_by_role("button", name=name).click()
        stranger.get_by_text("So it goes.").wait_for()
        assert rest(stranger)["table"]["view"]["band"][3] >= 0
        stranger.locator(".coach-body").get_by_role("button", name="Next puzzle").click()
        stranger.get_by_role("link", name="To <i>the</i> fen").wait_for()
    whole = json.loads(PUZZLE.read_text(encoding="utf-8"))
    for bad, said in (({"solution": whole["solution"][:2]}, "its solution does not lead to the goal"),
                      ({"marchlands_made": 2}, "newer")):
        assert said in refused(page, {**whole, **bad})
    assert visit.complaints == []


def test_two_hundred_things_go_out_in_a_file_and_back(visit, tmp_path):
    page = visit.open()
    page.evaluate(MANY, 200)
    page.evaluate("location.hash = '#/make'")
    until(page, "document.querySelectorAll('.extras-card').length === 200")
    with page.expect_download() as file:
        page.get_by_role("button", name="Save all in one file").click()
    path = tmp_path / "all.json"
    file.value.save_as(path)
    page.locator(".extras-card").nth(7).get_by_role("button", name="Throw away").click()
    undo(page, ".extras-card", 199)
    until(page, "document.querySelectorAll('.extras-card').length === 200")
    page.locator(".extras-card").nth(3).get_by_role("button", name="Throw away").click()
    until(page, "document.querySelectorAll('.extras-card').length === 199")
    chest = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**chest, "things": [*chest["things"], {"kind": "power", "key": "x"}, 7]},
                               separators=(",", ":")), encoding="utf-8")
    bring(page, path)
    page.get_by_role("button", name="Bring in").click()
    expect(page.locator(".extras-state")).to_contain_text(
        "New: 1. Here already: 199. Refused: 2. Something homemade")
    expect(page.locator(".extras-card")).to_have_count(200)
    assert visit.complaints == []
