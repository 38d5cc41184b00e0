"""Warcraft by mouse, by keys and by touch: every verb, a round, four people in teams."""
import pytest

from armies import ArmyFinger, ArmyKeyboard, ArmyMouse, goes, sit
from fingers import CHANCE, begin, rest
from sieges import SCRIPTS
from test_play import fits

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
    hand.until(lambda table: table["view"]["round"] == 2)
    for tab in range(page.locator(".tab").count()):
        page.locator(".tab").nth(tab).tap()
        fits(page)
    f = sit(page, "orcs")
    for words in SCRIPTS["orcs"][1]:
        goes(page, hand, f, words)
        fits(page)
    assert phone.complaints == []


def test_four_people_in_teams_share_a_device(visit):
    page, hand = visit.open(), ArmyMouse(visit.page)
    begin(page, ["human"] * 4, game="warcraft", names=["Ann", "Ben", "Cleo", "Dan"])
    assert rest(page)["table"]["sides"] == [0, 1, 0, 1]
    seen = set()
    for _ in range(12):
        told = rest(page)
        seen.add(told["curtain"])
        if told["curtain"] is not None:
            cards = page.locator(".hand-card, .mate-card")
            assert cards.count() == 0, "cards are hidden while the device is passed on"
        table = hand.look()
        ends = [choice for choice in table["choices"] if choice["action"][0] in ("done", "pass")]
        hand.do(table, (ends or table["choices"])[0])
    assert len(seen - {None}) > 1
    assert visit.complaints == []
