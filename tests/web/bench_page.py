"""Measures the page in Chromium: first and later visits, near and far, clicks, frames, long tasks, memory,
Lighthouse."""
import json
import os
import shutil
import statistics
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browser import find, flags  # noqa: E402
from clicks import island_turn, later_turn, pack_turn  # noqa: E402
from fingers import begin as sit_down  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from test_fits import PHONES, SEEN, WIDE  # noqa: E402
from unwatched import memory  # noqa: E402

from tools.server import Handler, Server  # noqa: E402

VISITS = 3
LINE = 20_000_000 / 8    # bytes a second of the slow line; a worker is a stranger to Chromium's own shaping
CHUNK = 16_384
CLICKS = 60
WATCHED = ("smallworld", "azeroth")
LOAD = os.getloadavg if hasattr(os, "getloadavg") else lambda: (0, 0, 0)

READY = """async () => {
    const there = () => performance.getEntriesByName("playable").at(-1);
    while (!there()) await new Promise(done => setTimeout(done, 20));
    return there().startTime;
}"""
KEPT = """async () => {
    const { watch } = await import("./web/page/update.js");
    await watch();
    await navigator.serviceWorker.ready;
    for (;;) {
        const names = await caches.keys();
        if (names.includes("marchlands snapshots")
            && (await (await caches.open("marchlands snapshots")).keys()).length) return;
        await new Promise(done => setTimeout(done, 50));
    }
}"""
BEGIN = """async ([map, kinds]) => {
    const [{ app, on }, { begin }, { go }] = await Promise.all(
        ["page/app", "match/begin", "page/screens"].map(name => import(`./web/${name}.js`)));
    app.set("pace", "once");
    const seats = kinds.map((kind, p) => ({ name: `P${p}`, colour: p, kind }));
    const { game } = app.maps.find(one => one.file === map);
    go("");
    await begin({ game, map, seats, seed: 5, options: {}, title: "Bench" });
    go("table");
    while (app.board?.land !== app.match.land) await new Promise(done => setTimeout(done, 10));
    const { board } = app, { show } = board;
    let from = null;
    board.show = state => {
        if ((state.from ?? null) !== from) changed();            // a piece was picked up or put down
        from = state.from ?? null;
        return show.call(board, state);
    };
    if (window.clicks) return;
    Object.assign(window, { app, clicks: [], long: [], frames: [], pressed: 0 });
    new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration)))
        .observe({ entryTypes: ["longtask"] });
    addEventListener("pointerup", event => { pressed = event.timeStamp; }, true);
    window.changed = () => {
        const since = pressed;
        pressed = 0;
        if (since) requestAnimationFrame(() => setTimeout(() => clicks.push(performance.now() - since)));
    };
    on("table", changed);
    let last = 0;
    const frame = now => { if (last) frames.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
NEXT = """async () => {
    const { match, board } = app, { choices, over, frame } = match.table, { from = null } = board.state;
    if (over) return "over";
    if (!match.mine || match.busy) return "wait";
    const moves = choices.filter(choice => choice.from !== undefined);
    const others = choices.filter(choice => choice.from === undefined);
    const goals = moves.filter(choice => choice.from === from), one = (list, { place }) =>
        list.filter(choice => choice.place === place).length === 1;
    const lift = from === null && moves.find(choice => !others.some(({ place }) => place === choice.from));
    const single = others.find(choice =>
        choice.action.length === 2 && one(others, choice) && !match.kit.asks(choice.action));
    const wanted = goals.length ? (goals.find(choice => one(goals, choice)) ?? goals[0]).place
        : lift ? lift.from : single && frame.phase !== "redeploy" ? single.place : undefined;
    const spot = String([match.table.step, from, wanted]);     // pressed in vain it is left alone
    if (wanted !== undefined && spot !== window.spot) {
        window.spot = spot;
        return board.place(wanted);
    }
    window.pressed = 0;                                        // no click makes the change that comes
    const some = choices.find(({ action }) => action[0] === "done") ?? choices.at(-1);
    await match.act(some.action);
    return "acted";
}"""


class Counting(Handler):
    """Counts what goes over the line and can hold it down to a speed."""
    sent, speed, free, lock = 0, 0, 0.0, threading.Lock()

    def copyfile(self, source, target):
        """Send a file in small pieces, in turn with all the other files on the same line."""
        while piece := source.read(CHUNK):
            Counting.sent += len(piece)
            if self.speed:
                with self.lock:
                    Counting.free = max(Counting.free, time.monotonic()) + len(piece) / self.speed
                    wait = Counting.free - time.monotonic()
                time.sleep(max(0, wait))
            target.write(piece)


def show(name, value, unit, aim=""):
    """Print one row of the table."""
    number = f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.2f}"
    print(f"{name:<58}{number:>10} {unit:<4} {aim}", flush=True)


def first_visits(browser, address, speed):
    """Median time to a playable page with an empty cache, and the bytes it took,
    those of the kept site included."""
    Counting.speed, times, weights = speed, [], []
    for _ in range(VISITS):
        Counting.sent = 0
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(address)
            times.append(page.evaluate(READY))
            page.evaluate(KEPT)
            weights.append(Counting.sent)
    Counting.speed = 0
    return statistics.median(times), max(weights)


def later_visits(browser, address):
    """Median time to a playable page with the network cut."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address)
        page.evaluate(READY)
        page.evaluate(KEPT)
        context.set_offline(True)
        times = []
        for _ in range(5):
            page.goto("about:blank")
            page.goto(address)
            times.append(page.evaluate(READY))
        return statistics.median(times)


def begin(browser, address, name, kinds):
    """A page with a running match on a board of so many players."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    page.evaluate(READY)
    page.evaluate(BEGIN, [name, kinds])
    page.wait_for_timeout(1000)
    return page


def visible(page):
    """At every size, how many of the six combinations are wholly seen without scrolling."""
    sit_down(page, ["human", "easy", "easy", "easy"])
    for width, height in WIDE + PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        yield f"{width}×{height}", int(page.evaluate(SEEN, [".offer"])[0].split()[1].split("/")[0])


def clicks(browser, address, name):
    """Times from the finger up to the changed picture, match after match."""
    kinds = ["human"] + ["easy"] * (int(Path(name).stem) - 1)
    page, end = begin(browser, address, name, kinds), time.monotonic() + 90
    while time.monotonic() < end and len(page.evaluate("clicks")) < CLICKS:
        place = page.evaluate(NEXT)
        if place == "over":
            page.evaluate(BEGIN, [name, kinds])
        if isinstance(place, dict):
            page.mouse.click(place["x"], place["y"])
        page.wait_for_timeout(60)
    times = sorted(page.evaluate("clicks"))
    page.close()
    return times


def watched_game(browser, address, name):
    """A whole game of five computers while the map is panned: frames and long tasks."""
    page = begin(browser, address, f"maps/{name}/5.json", ["normal"] * 5)
    page.evaluate("long.length = frames.length = 0")
    page.mouse.move(700, 400)
    page.mouse.down()
    end, step, frames = time.monotonic() + 120, 0, []
    while time.monotonic() < end and not page.evaluate("Boolean(app.match.table.over)"):
        step += 1
        page.mouse.move(700 + (step * 37) % 200, 400 + (step * 23) % 120)
        if step == 100:
            frames = page.evaluate("frames.slice()")
    frames = frames or page.evaluate("frames.slice()")        # a slow machine shows a whole game in fewer
    page.mouse.up()
    over = page.evaluate("Boolean(app.match.table.over)")
    found = frames, page.evaluate("long.slice()"), over
    page.close()
    return found


def lighthouse(address, chromium):
    """The scores, by the npm package."""
    script = ROOT / "node_modules/lighthouse/cli/index.js"
    node = shutil.which("node")
    done = subprocess.run([node, script, address, "--quiet", "--output=json", "--preset=desktop",
                           "--only-categories=performance,accessibility,best-practices",
                           f"--chrome-flags=--headless {' '.join(flags())}"], capture_output=True, text=True,
                          env={**os.environ, "CHROME_PATH": chromium}, cwd=ROOT)
    if done.returncode:
        print(f"Lighthouse failed: {done.stderr[-500:]}")
        return {}
    report = json.loads(done.stdout)
    for audit in report["audits"].values():
        low = audit.get("score") is not None and audit["score"] < 0.9
        if low and audit["scoreDisplayMode"] != "informative":
            print(f"    {audit['id']}: {audit['score']} {audit.get('displayValue', '')}")
    return {name: round(100 * part["score"]) for name, part in report["categories"].items()}


def main():
    """Print one table; a word after the script selects parts of it."""
    chromium, wanted = find(), sys.argv[1:] or ["visits", "clicks", "turns", "game", "lighthouse"]
    print(f"load of the machine: {LOAD()[0]:.1f} on {os.cpu_count()} cores")
    with (Server(("127.0.0.1", 0), partial(Counting, directory=str(ROOT / "dist"))) as server,
          sync_playwright() as playwright):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=chromium, args=flags())
        if "visits" in wanted:
            for name, speed, aim in (("local", 0, 2.5), ("at 20 Mbit/s", LINE, 4)):
                took, weight = first_visits(browser, address, speed)
                show(f"first visit {name}, to a playable page", took / 1000, "s", f"<= {aim}")
            show("all bytes of a first visit, compressed", weight / 1e6, "MB", "<= 5.6")
            show("later visit, offline", later_visits(browser, address) / 1000, "s", "<= 0.7")
        if "clicks" in wanted:
            for path in sorted((ROOT / "dist/maps").glob("*/[25].json")):
                name = path.relative_to(ROOT / "dist/maps").with_suffix("").as_posix()
                times = clicks(browser, address, f"maps/{name}.json")
                show(f"{name}: click to changed picture, 95 % of {len(times)}",
                     times[len(times) * 95 // 100], "ms", "<= 50")
        if "turns" in wanted:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(address)
            page.evaluate(READY)
            show("clicks of a later turn beyond its conquests", later_turn(page), "", "<= 1")
            for name, n in pack_turn(page).items():
                show(f"clicks: {name}", n, "", "<= 3" if "pair" in name else "<= 2")
            for name, n in island_turn(page).items():
                show(f"clicks: {name}", n, "", "<= 3")
            for size, n in visible(page):
                show(f"combinations wholly seen at {size}", n, "of 6")
            page.close()
        if "game" in wanted:
            for name in WATCHED:
                frames, tasks, over = watched_game(browser, address, name)
                show(f"{name}: frames a second while panning, the computers thinking",
                     1000 / statistics.mean(frames), "", "60")
                show(f"{name}: longest task of the page's thread", max(tasks, default=0), "ms", "<= 50")
                ended = "" if over else " (not over)"
                show(f"{name}: tasks over 50 ms in a game of five{ended}", len(tasks), "", "0")
                size, over = memory(ROOT / "dist", chromium, name)
                ended = "" if over else " (not over)"
                show(f"{name}: memory of the page after it, nobody inspecting{ended}", size, "MB", "<= 420")
        browser.close()
        if "lighthouse" in wanted:
            for name, score in lighthouse(address, chromium).items():
                show(f"Lighthouse: {name}", score, "", ">= 95")
        print(f"load of the machine: {LOAD()[0]:.1f}")
        server.shutdown()


if __name__ == "__main__":
    main()
