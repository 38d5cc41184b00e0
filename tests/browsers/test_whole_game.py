"""Any browser: a whole game by clicks on the page, from the title to the winner."""
import json
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import drivers  # noqa: E402

from tools.server import listen  # noqa: E402

MOST = 1500      # clicks; a hundred or two are usual
SETTINGS = {"pace": "once", "sound": False, "motion": "less", "hints": False}
PREPARE = f"""(async () => {{
    localStorage.setItem("marchlands.settings", {json.dumps(json.dumps(SETTINGS))});
    return location.href;
}})()"""
# Where a plain player clicks next: he takes the cheapest place, spreads evenly, at last declines.
NEXT = """(async () => {
    const { app } = await import("./web/page/app.js"), $ = what => document.querySelector(what);
    await app.whenReady;
    const rests = () => !app.match || !app.match.busy && !app.match.going && $(".phase-box")
        && (app.match.table.over || app.match.mine);
    while (!rests()) await new Promise(done => setTimeout(done, 10));
    await new Promise(done => setTimeout(done, 30));                       // what was clicked is shown
    const at = node => {
        node.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    if (!app.match) return at($("[data-deed=play]"));
    if ($("dialog.ask")) return at($("dialog.ask button.main"));
    if ($("dialog.menu")) return at(document.querySelectorAll("dialog.menu button")[window.meant ?? 0]);
    const { choices, over, view } = app.match.table;
    if (over) return { over: over.winners.length, round: view.round, step: app.match.table.step };
    const verb = word => choices.find(({ action }) => action[0] === word);
    const cheap = choices.filter(({ action }) => action[0] === "conquer").sort((a, b) => a.cost - b.cost)[0];
    const last = view.round > 1 && verb("decline");
    const wanted = verb("take") ?? cheap ?? (last || (verb("done") ?? verb("gamble") ?? choices[0]));
    if (wanted.race) return at(document.querySelectorAll(".offer.open .take")[wanted.action[1]]);
    if (wanted.tokens !== undefined)
        return at([...document.querySelectorAll("button")]
          .find(({ innerText }) => /^Spread evenly/.test(innerText)));
    if (wanted.place === undefined) return at($(`.phase-box [data-verb=${wanted.action[0]}]`));
    const same = choices.filter(({ place }) => place === wanted.place);
    window.meant = same.findIndex(({ action }) => String(action) === String(wanted.action));
    return app.board.place(wanted.place);
})()"""


@pytest.mark.parametrize("name", ["chromium", "firefox", "webkit"])
def test_a_whole_game_is_played_by_clicks(name, tmp_path):
    with listen(ROOT / "dist", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with getattr(drivers, name)(tmp_path / "profile") as browser:
            browser.goto(f"http://localhost:{server.server_address[1]}/?lang=en")
            browser.goto(browser.run(PREPARE))
            for clicks in range(MOST):
                place = browser.run(NEXT)
                if "over" in place:
                    break
                browser.click(place["x"], place["y"])
            else:
                raise AssertionError(f"not over after {MOST} clicks")
            assert place["over"] and clicks > 50
        server.shutdown()
