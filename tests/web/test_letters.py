"""A match by letters: two people in two browsers send each other links, and nothing but links."""
import re

import pytest
from playwright.sync_api import expect

BEGIN = """async ([game, players]) => {
    const { app } = await import("./web/page/app.js");
    const { begin } = await import("./web/match/begin.js");
    const kinds = ["human", "afar", ...Array(players - 2).fill("easy")];
    const names = ["Anna", "Boris", "Clara"];
    const seats = kinds.map((kind, colour) => ({ name: names[colour], colour, kind }));
    await begin({ game, map: `maps/${game}/${players}.json`, seats, options: { first: 0 }, seed: 5 });
    location.hash = "#/table";
}"""
# A turn as a person would make it, choice after choice, until somebody else is to act.
TURN = """async () => {
    const { app } = await import("./web/page/app.js");
    const wait = ms => new Promise(done => setTimeout(done, ms));
    const { match } = app, me = match.viewer;
    let n = 0;
    while (!match.table.over && match.actor === me) {
        if (match.busy || !match.table.choices.length) { await wait(10); continue; }
        const ranking = await app.crew.think({ level: "easy" });
        if (ranking && await match.act(ranking[0].action)) n++;
    }
    while (!match.table.over && !match.afar) await wait(20);
    return n;
}"""
STATE = """async () => {
    const { app } = await import("./web/page/app.js");
    const { settled } = await import("./web/saves/store.js");
    while (document.querySelector("dialog.ask:not([open])"))      // answered, but nobody was told yet
        await new Promise(done => setTimeout(done, 10));
    await settled();
    const { save } = await app.crew.ask("save"), { about, viewer, table } = app.match;
    return { actions: save.actions, seats: save.seats, kinds: about.kinds, post: about.post, viewer,
             steps: table.steps, actor: table.actor, over: Boolean(table.over), mine: app.match.mine };
}"""
# A letter in which the one who sends it has made the other's next move, the last one thought of.
FORGE = """async () => {
    const { app } = await import("./web/page/app.js");
    const { linkOf } = await import("./web/company/letter.js");
    const ranking = await app.crew.think({ level: "normal" }), { step } = app.match.table;
    await app.crew.ask("apply", { step, action: ranking.at(-1).action, viewer: app.match.viewer });
    const { save } = await app.crew.ask("save");
    await app.crew.ask("undo", { viewer: app.match.viewer }).catch(() => {});
    return linkOf(save, app.match.about);
}"""


def letter(page):
    """The link of the letter that the page offers by itself."""
    field = page.locator("dialog input[readonly]")
    expect(field).to_have_value(re.compile("#"))
    address = field.input_value()
    page.locator("dialog").get_by_role("button", name="Copy").click()
    page.get_by_text("The letter is copied").wait_for()
    page.locator("dialog .buttons button").click()
    return address


def opened(page, address):
    """Follow a link, as a messenger would."""
    page.evaluate("address => { location.hash = new URL(address).hash; }", address)


@pytest.fixture
def friend(regulars):
    """Somebody else's browser, which shares nothing with the first, on a phone."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    with regulars.come(locale="en-GB", **phone) as friend:
        yield friend


@pytest.mark.parametrize(("game", "players"), [("smallworld", 3), ("wolves", 2)])
def test_two_people_play_by_letters(visit, friend, game, players):
    one, other = visit.open(), friend.open()
    one.evaluate(BEGIN, [game, players])
    one.wait_for_selector(".phase")
    letters = []
    for turn in range(3):
        assert one.evaluate(TURN) > 0
        one.get_by_text("Boris is next").first.wait_for()
        letters.append(letter(one))
        opened(other, letters[-1])
        if turn == 0:
            other.get_by_role("button", name="I am Boris").click()
        other.get_by_role("heading", name="Since your last turn").wait_for()
        other.get_by_role("button", name="Go on", exact=True).click()
        there = other.evaluate(STATE)
        assert there["mine"] and there["viewer"] == there["actor"] == 1
        assert there["kinds"] == ["afar", "human", *["easy"] * (players - 2)]
        assert other.evaluate(TURN) > 0
        letters.append(letter(other))
        opened(one, letters[-1])
        one.get_by_role("heading", name="Since your last turn").wait_for()
        one.get_by_role("button", name="Go on", exact=True).click()
    here = one.evaluate(STATE)
    assert here["mine"] and here["actions"] == other.evaluate(STATE)["actions"]
    assert here["post"]["seat"] == 0 and here["post"]["fixed"] == here["steps"]
    print(f"{game}: a letter after {here['steps']} steps has {len(letters[-1])} characters")
    # an old letter and one that is none change nothing
    opened(one, letters[1])
    visit.said("older letter")
    one.wait_for_url("**/#/table")
    opened(one, visit.site + "#l=none")
    visit.said("damaged or was cut short")
    assert one.evaluate(STATE)["actions"] == here["actions"]
    # nobody makes my moves: first it would be the next one, then another than I have made
    forged = other.evaluate(FORGE)
    opened(one, forged)
    one.get_by_role("heading", name="Moves of your own").wait_for()
    one.get_by_role("button", name="Refuse the letter").click()
    assert one.evaluate(STATE)["actions"] == here["actions"]
    opened(one, visit.site + "#/table")
    one.locator(".phase").wait_for()
    assert one.evaluate(TURN) > 0
    letter(one)
    kept = one.evaluate(STATE)
    opened(one, forged)
    one.get_by_role("heading", name="This letter does not fit").wait_for()
    expect(one.locator("dialog")).to_contain_text(f"step {here['steps'] + 1}")
    one.get_by_role("button", name="Open mine").click()
    assert one.evaluate(STATE)["actions"] == kept["actions"]
    one.locator(".afar").wait_for()
    one.evaluate("async () => (await import('./web/page/app.js')).app.match.undo()")
    visit.said("letter has gone out")
    assert one.evaluate(STATE)["steps"] == kept["steps"]
    assert visit.complaints == friend.complaints == []
