"""Warcraft by mouse, by keys and by touch: every verb, a round, four people in teams."""
import pytest
from playwright.sync_api import expect

from armies import ArmyFinger, ArmyKeyboard, ArmyMouse, goes, sit
from fingers import CHANCE, begin, rest
from sieges import SCRIPTS
from test_play import fits

# Two workers go the same way, one after another.
ONCE_MORE = """async () => {
    const { app: { match } } = await import("./web/page/app.js");
    const { action } = match.table.choices.find(({ action }) => action[2] === "worker");
    for (const again of [action, action]) await match.act(again);
}"""
NAMES = list(SCRIPTS)
GROUPS = [NAMES[n::5] for n in range(5)]  # each in one visit: a page takes long to come


@pytest.mark.parametrize("names", GROUPS, ids=lambda names: names[0])
def test_every_verb_is_reached_by_mouse(visit, names):
    page, hand = visit.open(), ArmyMouse(visit.page)
    for name in names:
        f = sit(page, name)
        for words in SCRIPTS[name][1]:
            goes(page, hand, f, words)
    assert visit.complaints == []


def test_cards_of_battles_are_reached_by_keyboard(visit):
    page, hand = visit.open(), ArmyKeyboard(visit.page)
    visit.page.mouse.click = visit.page.mouse.move = None
    for name in ("orcs", "move", "captives"):
        f = sit(page, name)
        for words in SCRIPTS[name][1]:
            goes(page, hand, f, words)
    assert visit.complaints == []


def test_a_match_is_played_on_a_phone_by_touch_in_russian(phone):
    phone.page.add_init_script(CHANCE)
    page, hand = phone.open(), ArmyFinger(phone.page)
    begin(page, ["human", "easy"], game="warcraft")
    page.evaluate(ONCE_MORE)
    expect(page.locator(".log [data-times='2']")).to_have_count(1)
    hand.until(lambda table: table["view"]["round"] == 2)
    for tab in range(page.locator(".tab").count()):
        page.locator(".tab").nth(tab).tap()
        fits(page)
    f = sit(page, "orcs")
    for words in SCRIPTS["orcs"][1]:
        goes(page, hand, f, words)
        fits(page)
    assert phone.complaints == []


def test_four_people_in_teams_share_a_device_and_take_it_only_for_their_cards(visit):
    page, hand = visit.open(), ArmyMouse(visit.page)
    begin(page, ["human"] * 4, game="warcraft", names=["Ann", "Ben", "Cleo", "Dan"])
    assert rest(page)["table"]["sides"] == [0, 1, 0, 1]
    seen = set()
    for _ in range(12):
        told = rest(page)
        seen.add(told["table"]["actor"])
        assert told["curtain"] is None and told["viewer"] is None
        expect(page.locator(".hand-card:not([data-key=peek]), .mate-card")).to_have_count(0)
        if told["question"] is not None:
            page.locator(".asking [data-verb=pass]").click()
            continue
        ends = [one for one in told["table"]["choices"] if one["action"][0] == "done"]
        hand.do(told["table"], (ends or told["table"]["choices"])[0])
    assert len(seen) > 1
    page.locator(".hand-card[data-key=peek]").click()
    page.locator(".curtain button").wait_for()
    expect(page.locator(".hand-card")).to_have_count(0)
    assert rest(page)["curtain"] is not None
    page.locator(".curtain button").click()
    page.locator(".hand-card").first.wait_for()
    assert rest(page)["viewer"] is not None
    assert visit.complaints == []
