"""A game that brings nothing but its wheel and its maps: examples/hex on the real page, in plain clothes."""
import json
import os
import re
import subprocess
import sys
import threading

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Visit
from fingers import Finger, Keyboard, Mouse, begin, rest
from test_looks import AXE, RAW, faults
from tools.server import listen

ALL = """() => {
    const names = ["aria-label", "title", "placeholder", "alt"];
    const heard = [...document.querySelectorAll("*")]
        .flatMap(node => names.map(name => node.getAttribute(name)));
    return [...document.body.innerText.split("\\n"), document.title, ...heard.filter(Boolean)];
}"""
CODES = re.compile(r"(put|taken|turn|owner|place|hex|human|heap|card|plain)")


@pytest.fixture(scope="module")
def toy_site(tmp_path_factory):
    """Folder and address of a site with the toy game, as `build.py serve --with examples/hex` makes it."""
    folder = tmp_path_factory.mktemp("toy") / "dist"
    subprocess.run([sys.executable, "build.py", "build", "--with", "examples/hex"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "DIST": str(folder)})
    with listen(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def visitor(chromium, address, **how):
    """Somebody who comes to that site."""
    return chromium.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **how})


def clean(page):
    """No raw code is to be read or heard, nothing is empty or too wide."""
    lines = page.evaluate(ALL)
    assert [line for line in lines if CODES.fullmatch(line.strip()) or RAW.search(line)] == []
    assert not page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")


def test_the_site_names_it_and_holds_nothing_else_of_it(toy_site, dist):
    folder, _ = toy_site
    site = json.loads((folder / "site.json").read_text(encoding="utf-8"))
    game = next(game for game in site["games"] if game["key"] == "hex")
    assert [game[what] for what in ("kit", "cover", "book", "lessons")] == [None] * 4 and game["texts"] == {}
    files = {path.relative_to(root) for root in (folder, dist) for path in root.rglob("*") if path.is_file()}
    mine = {path.as_posix() for path in files if not (dist / path).exists()}
    assert mine == {"maps/hex/2.json", "wheels/marchlands_hex-0.1.0-py3-none-any.whl"}


def test_a_whole_game_by_mouse(chromium, toy_site):
    with visitor(chromium, toy_site[1]) as context:
        context.add_init_script(path=AXE)
        visit = Visit(context, toy_site[1])
        page, hand = visit.open(), Mouse(visit.page)
        page.get_by_role("button", name="Hex", exact=True).click()
        clean(page)
        expect(page.locator("nav.menu a", has_text=re.compile("Rules|Learn"))).to_have_count(0)
        page.get_by_role("link", name="New match").click()
        page.locator(".seat-row select").nth(1).select_option("easy")
        clean(page)
        page.get_by_role("button", name="Start").click()
        table = rest(page)["table"]
        clean(page)
        assert faults(page) == []
        table = hand.move()
        step, stone = table["step"], table["view"]["owner"].index(0)
        hand.touch(stone)
        visit.said("A stone lies here")
        assert rest(page)["table"]["step"] == step
        page.keyboard.press("z")
        clean(page)
        table = hand.until(lambda table: False)
        assert sorted(table["over"]["scores"]) == [0, 1]
        clean(page)
        page.get_by_role("button", name="Result").click()
        page.locator(".end-ranking li.winner").first.wait_for()
        clean(page)
        page.get_by_role("button", name="Watch again").click()
        page.locator(".replay-bar").wait_for()
        clean(page)
        assert visit.strangers() == [] and visit.complaints == []


def test_a_whole_game_by_keyboard_in_russian(chromium, toy_site):
    with visitor(chromium, toy_site[1], locale="ru-RU") as context:
        visit = Visit(context, toy_site[1])
        page, hand = visit.open(), Keyboard(visit.page)
        page.mouse.click = page.mouse.move = None
        hand.press(page.get_by_role("button", name="Гекс", exact=True))
        hand.press(page.get_by_role("link", name="Новая партия"))
        hand.press(page.get_by_role("button", name="Начать"))
        assert rest(page)["table"]["view"]["owner"].count(None) == 25
        russian(page)
        table = hand.until(lambda table: False)
        assert table["over"]["winners"]
        russian(page)
        hand.press(page.get_by_role("button", name="Итоги"))
        page.locator(".end-ranking li.winner").first.wait_for()
        russian(page)
        assert visit.complaints == []


def russian(page):
    """What is read and heard is in Russian letters."""
    latin = {word for line in page.evaluate(ALL) for word in re.findall(r"[A-Za-z]{2,}", line)}
    assert latin <= {"Marchlands", "Esc", "Enter", "English"}
    clean(page)


def test_two_fingers_on_a_phone(chromium, toy_site):
    with visitor(chromium, toy_site[1], viewport={"width": 390, "height": 844}, device_scale_factor=2,
                 is_mobile=True, has_touch=True) as context:
        visit = Visit(context, toy_site[1])
        page, hand = visit.open(), Finger(visit.page)
        begin(page, ["human", "human"], game="hex", names=["Anna", "Boris"])
        clean(page)
        table = hand.until(lambda table: False)
        assert table["over"] and visit.complaints == []
