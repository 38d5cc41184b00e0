"""Each game fails alone: a missing file, a wheel that does not start; the others are played as ever."""
import shutil
import threading
from zipfile import ZipFile

import pytest

from conftest import Visit
from fingers import begin
from tools import engine, files
from tools import site as builder
from tools.server import listen

FILES = ["web/text/wolves.en.json", "web/games/wolves.js", "web/games/wolves/pieces.js"]


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_of_one_game_is_told_when_that_game_is_chosen(visit, name):
    visit.page.context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="Not found"))
    page = visit.open()
    assert begin(page, ["human", "easy"])["table"]["step"] == 0
    page.goto(visit.site + "#/")
    page.get_by_role("button", name="The Wolves").click()
    page.locator("#note").get_by_text("A part of The Wolves could not be loaded").wait_for()
    table = begin(page, ["human", "easy"], game="wolves")["table"]
    assert table["choices"] and page.locator(".phase-box .phase").inner_text()


def broken(folder, monkeypatch):
    """The wheel of The Wolves raises when it is imported."""
    path = next((folder / "wheels").glob("wolves-*.whl"))
    with ZipFile(path) as wheel:
        parts = {info.filename: wheel.read(info) for info in wheel.infolist()}
    parts["wolves/__init__.py"] = b"raise RuntimeError('no moon tonight')\n"
    with ZipFile(path, "w") as wheel:
        for name, body in parts.items():
            wheel.writestr(name, body)
    for module in (builder, engine, files):
        monkeypatch.setattr(module, "DIST", folder)
    builder.manifest()
    builder.precache()


def test_a_wheel_that_does_not_start_is_named(chromium, dist, tmp_path, monkeypatch):
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    broken(folder, monkeypatch)
    plain = chromium.new_context(locale="en-GB", service_workers="block")
    with listen(folder, 0) as server, plain as context:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        visit = Visit(context, f"http://127.0.0.1:{server.server_address[1]}/")
        page = visit.open()
        page.get_by_role("button", name="The Wolves").click()
        page.locator("#note").get_by_text("The Wolves could not be started").wait_for()
        page.locator("[data-game=wolves]:disabled").wait_for()
        assert begin(page, ["human", "easy"])["table"]["step"] == 0
        page.goto(visit.site + "#/settings")
        page.get_by_text("no moon tonight").wait_for()
        server.shutdown()
