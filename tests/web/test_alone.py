"""Each game fails alone: a missing file, a wheel that does not start; the others are played as ever."""
import pytest
from playwright.sync_api import expect

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
    visit.said("A part of The Wolves could not be loaded")
    if name == KIT:
        page.get_by_role("button", name="Play now").click()
        visit.said("A part of the site could not be loaded")
        expect(page.locator("body")).to_have_attribute("data-screen", "title")
        visit.page.context.unroute(f"**/{name}")
    table = begin(page, ["human", "easy"], game="wolves")["table"]
    assert table["choices"]
    expect(page.locator(".phase-box .phase")).not_to_be_empty()


def test_a_game_that_did_not_come_yet_keeps_nobody_from_the_others(visit):
    """Its wheel is not kept yet, and there is no network: it is the one that was chosen last."""
    visit.page.context.route(f"**/{WHEEL}", lambda route: route.abort())
    visit.remember("game", "wolves")
    page = visit.open("#/new")
    visit.said("game package could not be loaded")
    games = page.get_by_role("group", name="Game", exact=True)
    expect(games.locator("[aria-pressed=true]")).to_have_text("Small World")
    visit.unsaid()
    games.get_by_role("button", name="The Wolves").click()
    visit.said("game package could not be loaded")
    expect(games.locator("[aria-pressed=true]")).to_have_text("Small World")
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
        visit.said("left out: The Wolves")
        expect(wolves).to_be_disabled()
        assert begin(page, ["human", "easy"])["table"]["step"] == 0
        page.goto(visit.site + "#/settings")
        page.get_by_text("no moon tonight").wait_for()
