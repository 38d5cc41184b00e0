"""The Wolves: region boards are laid and turned by hand in the set-up, the rest by lot."""
from playwright.sync_api import expect

from fingers import rest

LAID = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save.options.boards"


def test_region_boards_are_laid_and_turned_by_hand_and_by_keyboard(visit):
    page = visit.open("#/new")
    page.get_by_role("group", name="Game", exact=True).get_by_role("button", name="The Wolves").click()
    page.get_by_role("button", name="3 players").click()
    page.locator(".parts summary").click()
    first, second = (page.get_by_role("group", name=f"{n} · ") for n in (1, 2))
    first.get_by_role("button", name="Board 9").click()
    expect(second.get_by_role("button", name="Board 9")).to_be_disabled()
    second.get_by_role("button", name="Board 4").focus()
    page.keyboard.press("Enter")
    expect(second.get_by_role("button", name="Board 4", pressed=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(second.get_by_role("button", name="Board 4, turned", pressed=True)).to_be_focused()
    page.locator(".parts summary").get_by_text("Board 9 · Board 4, turned · by chance").wait_for()
    page.get_by_role("button", name="Start").click()
    page.locator(".phase-box").wait_for()
    view, laid = rest(page)["table"]["view"], page.evaluate(LAID)
    assert laid[:2] == ["8", "3 turned"] and len({int(name.split()[0]) for name in laid}) == len(laid) == 6
    assert view["cells"]
    assert visit.complaints == []
