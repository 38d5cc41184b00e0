"""Takes the picture of the README: .venv's Python on tests/web/picture.py, after python build.py test."""
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from browser import find, flags  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tools.server import listen  # noqa: E402

GAME = "?lang=en&seats=normal,normal,normal&seed=7&pace=0"


def take(target, rounds="Round 7"):
    """Watch a game up to a round and take a picture of the page."""
    chromium = find()
    with listen(ROOT / "dist", 0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=flags())
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/{GAME}")
        page.locator("#status", has_text=rounds).wait_for(timeout=120_000)
        page.locator("select[name=pace]").select_option("600")
        page.wait_for_timeout(1000)
        page.screenshot(path=target)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    take(ROOT / "docs" / "picture.png")
