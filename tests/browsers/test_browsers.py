"""Any browser: plays a round, finds the site's server gone, loads again, goes on;
every state is the same as in Chromium."""
import shutil
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import drivers  # noqa: E402

from tools.server import listen  # noqa: E402

START = """(async () => {
    const { start } = await import("./web/engine/crew.js");
    window.crew = start();
    await crew.ready;
    window.hash = async () => {
        const { view, choices, step } = await crew.ask("view", { viewer: null });
        const bytes = new TextEncoder().encode(JSON.stringify([step, view, choices]));
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
        return [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("");
    };
    window.play = async round => {
        const hashes = [];
        let table = await crew.ask("view", { viewer: null });
        while (!table.over && table.view.round < round) {
            const [best] = await crew.think({ level: "normal" });
            table = await crew.ask("apply", { step: table.step, action: best.action });
            hashes.push(await hash());
        }
        localStorage.setItem("tried", JSON.stringify((await crew.ask("save")).save));
        return hashes;
    };
    return true;
})()"""
FIRST_ROUND = """(async () => {
    const map = await (await fetch("maps/smallworld/2.json")).json();
    await crew.ask("new_game", { game: "smallworld", map, seats: ["normal", "normal"], seed: 21 });
    return play(1 + (await crew.ask("view", {})).view.round);
})()"""
KEEP = """(async () => {
    const { watch } = await import("./web/page/update.js");
    await watch();
    await navigator.serviceWorker.ready;
    const shelf = await caches.open("marchlands snapshots");
    while (!(await shelf.keys()).length) await new Promise(done => setTimeout(done, 100));
    return true;
})()"""
SECOND_ROUND = """(async () => {
    await crew.ask("load", { save: JSON.parse(localStorage.getItem("tried")) });
    return play(1 + (await crew.ask("view", {})).view.round);
})()"""


def journey(name, folder):
    """Two rounds in a browser, the second after the site is gone; the hashes of all states."""
    site = folder / "site"
    shutil.copytree(ROOT / "dist", site)
    with listen(site, 0) as server:
        address = f"http://localhost:{server.server_address[1]}/"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with getattr(drivers, name)(folder / "profile") as browser:
            browser.goto(address)
            browser.run(START)
            hashes = browser.run(FIRST_ROUND)
            browser.run(KEEP)
            shutil.rmtree(site)                     # connections that are still open find nothing either
            server.shutdown()
            server.server_close()
            browser.goto("about:blank")
            browser.goto(address)
            browser.run(START)
            return hashes + browser.run(SECOND_ROUND)


@pytest.fixture(scope="module")
def chromium(tmp_path_factory):
    """What happened in Chromium."""
    return journey("chromium", tmp_path_factory.mktemp("chromium"))


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_game_goes_on_without_a_network_and_is_the_same_as_in_chromium(name, chromium, tmp_path):
    found = journey(name, tmp_path)
    assert len(found) > 10
    assert found == chromium
