"""Measures in Chromium what does not hang on the page: wire requests, the engine's speed in Pyodide."""
import json
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browser import find, flags  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from tabletop import mapfile  # noqa: E402

from tools.server import listen  # noqa: E402

REQUESTS = 400
SECONDS = 3.0

WIRE = """async ([game, map, requests]) => {
    const { start } = await import("./web/engine/engine.js");
    const engine = start();
    await engine.ready;
    const fixed = { game, map, options: {}, seats: ["easy", "easy"] };
    const begin = seed => engine.call("new_game", { ...fixed, seed });
    const times = [];
    let seed = 0, table = await begin(seed);
    while (times.length < requests) {
        if (table.over) table = await begin(++seed);
        const { action } = table.choices[(times.length * 7919) % table.choices.length];
        const began = performance.now();
        table = await engine.call("apply", { step: table.step, action });
        times.push(performance.now() - began);
    }
    engine.stop();
    return times;
}"""

ENGINE = """async ([source, maps, wheels, seconds]) => {
    const { loadPyodide } = await import("./pyodide/pyodide.mjs");
    const python = await loadPyodide();
    for (const file of wheels) {
        const reply = await fetch(file);
        python.unpackArchive(await reply.arrayBuffer(), "wheel");
    }
    python.FS.writeFile("bench.py", source);
    python.globals.set("given", JSON.stringify([maps, seconds]));
    const rows = python.runPython(`
import json, bench
maps, seconds = json.loads(given)
maps = {key: {int(n): map for n, map in boards.items()} for key, boards in maps.items()}
json.dumps(bench.measure(maps, seconds))`);
    return [JSON.parse(rows), python._module.HEAPU8.length];
}"""


def show(name, value, unit):
    """Print one row of the table."""
    number = f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.2f}"
    print(f"{name:<52}{number:>14} {unit}", flush=True)


def requests(page, maps):
    """Time of a wire request as the page sees it: there and back through the worker."""
    for key, boards in maps.items():
        times = sorted(page.evaluate(WIRE, [key, boards["2"], REQUESTS]))
        show(f"{key}: wire request, median", times[len(times) // 2], "ms")
        show(f"{key}: wire request, 95 %", times[len(times) * 95 // 100], "ms")


def engine(page, maps, wheels):
    """The numbers of tests/core/bench.py, measured inside Pyodide."""
    source = (ROOT / "tests/core/bench.py").read_text(encoding="utf-8")
    rows, heap = page.evaluate(ENGINE, [source, maps, wheels, SECONDS])
    for name, value, unit in rows:
        show(name, value, unit)
    show("heap of Python after all this", heap / 1e6, "MB")


def main():
    """Print one table."""
    dist, chromium = ROOT / "dist", find()
    maps = {}
    for path in sorted((dist / "maps").glob("*/[2-9].json")):
        maps.setdefault(path.parent.name, {})[path.stem] = mapfile.read(path)
    wheels = [path.relative_to(dist).as_posix() for path in sorted((dist / "wheels").iterdir())]
    for name in wheels:
        show(name, (dist / name).stat().st_size / 1000, "kB")
    with listen(dist, 0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=chromium, args=flags())
        page = browser.new_page()
        page.goto(address + "site.json")
        requests(page, maps)
        engine(page, maps, wheels)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
