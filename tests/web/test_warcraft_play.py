"""Warcraft: whole games by mouse, by keys and by touch; four people in teams; every verb; a battle that is
left and found again."""
import re

import pytest

from armies import ArmyFinger, ArmyKeyboard, ArmyMouse, onward
from conftest import READY
from fingers import CHANCE, begin, rest, state
from sieges import SCRIPTS, fortunate
from test_play import fits

NAMES = list(SCRIPTS)
GROUPS = [NAMES[n::5] for n in range(5)]  # each in one visit: a page takes long to come


def sit(page, name):
    """Sit down at a position of as many people as play there; its field reads the words of moves."""
    f = fortunate(name)
    begin(page, ["human"] * len(f.letters), game="warcraft", map=f"maps/warcraft/{f.board}.json", seed=f.seed,
          position=f.wish)
    return f


def goes(page, hand, f, words):
    """Do this; whoever is asked before lets it pass."""
    table, action = hand.look(), list(f.action(words))
    while action not in [choice["action"] for choice in table["choices"]]:
        hand.do(table, next(choice for choice in table["choices"] if choice["action"] == ["pass"]))
        table = hand.look()
    hand.do(table, next(choice for choice in table["choices"] if choice["action"] == action))
    assert rest(page)["table"]["step"] == table["step"] + 1, words


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


def test_a_game_is_chosen_on_the_title_and_played_to_its_end_by_mouse(visit):
    visit.page.add_init_script(CHANCE)
    page, hand = visit.open(), ArmyMouse(visit.page)
    page.get_by_role("button", name="Warcraft: The Board Game").click()
    page.get_by_role("link", name="New match").click()
    page.get_by_role("button", name="2 players").click()
    page.locator(".seat-row select").nth(1).select_option("easy")
    page.get_by_role("button", name="Start").click()
    hand.until(lambda table: table["view"]["round"] == 3)
    onward(page, 99)
    table = rest(page)["table"]
    page.get_by_role("button", name="Result").click()
    best = max(table["over"]["scores"])
    page.locator("li.winner .end-points").get_by_text(re.compile(rf"\b{best} points?\b")).first.wait_for()
    assert page.locator(".end-chart").count() and page.locator(".end-awards li").count()
    page.get_by_role("button", name="Watch again").click()
    page.locator(".replay-bar").wait_for()
    assert visit.strangers() == []
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
            assert page.locator(".hand-card").count() == 0, "cards are hidden while the device is passed on"
        table = hand.look()
        ends = [choice for choice in table["choices"] if choice["action"][0] in ("done", "pass")]
        hand.do(table, (ends or table["choices"])[0])
    assert len(seen - {None}) > 1
    assert visit.complaints == []


def test_a_battle_goes_on_after_undo_and_a_reload(visit):
    page, hand = visit.open(), ArmyMouse(visit.page)
    f = sit(page, "lose")
    goes(page, hand, f, "done")
    hand.look()
    page.locator(".battle").wait_for()
    before = state(page)
    page.reload()
    page.evaluate(READY)
    table = hand.look()
    page.locator(".battle").wait_for()
    assert state(page) == before
    hand.do(table, table["choices"][0])
    assert rest(page)["table"]["step"] == table["step"] + 1
    assert visit.complaints == []
