"""Each game fails alone: a missing file, a wheel that does not start; the others are played as ever."""
import pytest

from conftest import Visit
from fingers import begin
from hosting import hosted


@pytest.fixture
def visit(newcomer):
    """Everybody comes for the first time here."""
    return newcomer


WORDS, KIT, WHEEL = "web/text/wolves.en.json", "web/games/wolves/pieces.js", "wheels/wolves-*.whl"


@pytest.mark.parametrize("name", [WORDS, KIT])
def test_a_missing_file_of_one_game_is_told_when_that_game_is_chosen(visit, name):
    visit.page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="Not found"))
    page = visit.open()
    assert begin(page, ["human", "easy"])["table"]["step"] == 0
    page.goto(visit.site + "#/")
    page.get_by_role("button", name="The Wolves").click()
    page.locator("#note").get_by_text("A part of The Wolves could not be loaded").wait_for()
    if name == KIT:
        page.get_by_role("button", name="Play now").click()
        visit.said("A part of the site could not be loaded")
        assert page.locator("body").get_attribute("data-screen") == "title"
        visit.page.context.unroute(f"**/{name}")
    table = begin(page, ["human", "easy"], game="wolves")["table"]
    assert table["choices"] and page.locator(".phase-box .phase").inner_text()


def test_a_game_that_did_not_come_yet_keeps_nobody_from_the_others(visit):
    """Its wheel is not kept yet, and there is no network: it is the one that was chosen last."""
    visit.page.context.route(f"**/{WHEEL}", lambda route: route.abort())
    visit.remember("game", "wolves")
    page = visit.open("#/new")
    visit.said("game package could not be loaded")
    games = page.get_by_role("group", name="Game", exact=True)
    assert games.locator("[aria-pressed=true]").inner_text() == "Small World"
    page.evaluate("noted.clear()")
    games.get_by_role("button", name="The Wolves").click()
    visit.said("game package could not be loaded")
    assert games.locator("[aria-pressed=true]").inner_text() == "Small World"
    visit.page.context.unroute(f"**/{WHEEL}")
    games.get_by_role("button", name="The Wolves").click()
    games.locator("[aria-pressed=true]", has_text="The Wolves").wait_for()
    page.locator("form.setup button[type=submit]").click()
    page.locator("body[data-screen=table] .phase-box .phase").wait_for()


def raising(_content):
    """What a package is that cannot be imported."""
    return b"raise RuntimeError('no moon tonight')\n"


def test_a_wheel_that_does_not_start_is_named(chromium, dist, tmp_path):
    plain = chromium.new_context(locale="en-GB", service_workers="block")
    with hosted(dist, tmp_path) as (host, address), plain as context:
        host.patch("wolves", {"wolves/__init__.py": raising})
        host.publish()
        visit = Visit(context, address)
        page = visit.open()
        wolves = page.get_by_role("button", name="The Wolves")
        wolves.click()
        page.locator("#note").get_by_text("left out: The Wolves").wait_for()
        assert wolves.is_disabled()
        assert begin(page, ["human", "easy"])["table"]["step"] == 0
        page.goto(visit.site + "#/settings")
        page.get_by_text("no moon tonight").wait_for()
