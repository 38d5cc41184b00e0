"""Each game fails alone: a missing file, a wheel that does not start; the others are played as ever."""
import pytest

from conftest import Visit
from fingers import begin
from hosting import hosted

FILES = ["web/text/wolves.en.json", "web/games/wolves.js", "web/games/wolves/pieces.js"]


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_of_one_game_is_told_when_that_game_is_chosen(newcomer, name):
    newcomer.page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="Not found"))
    page = newcomer.open()
    assert begin(page, ["human", "easy"])["table"]["step"] == 0
    page.goto(newcomer.site + "#/")
    page.get_by_role("button", name="The Wolves").click()
    page.locator("#note").get_by_text("A part of The Wolves could not be loaded").wait_for()
    table = begin(page, ["human", "easy"], game="wolves")["table"]
    assert table["choices"] and page.locator(".phase-box .phase").inner_text()


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
