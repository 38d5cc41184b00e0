"""Draws the icons of the installed game from web/icon.svg:
.venv's Python on tools/icons.py, after python build.py test."""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests/web"))

from browser import find, flags  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

GROUND = "#1d3634"
ICONS = {"192": (192, 1, "transparent"), "512": (512, 1, "transparent"), "maskable": (512, 0.66, GROUND),
         "touch": (180, 0.8, GROUND)}


def draw(page, name, size, share, ground):
    """One square picture; the drawing takes its share of the width, as launchers cut the rest away."""
    side = size * share
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>html {{ background: {ground}; height: 100% }} "
                     f"body {{ margin: 0; height: 100%; display: grid; place-items: center }} "
                     f"svg {{ width: {side}px; height: {side}px }}</style>"
                     + (ROOT / "web/icon.svg").read_text(encoding="utf-8"))
    page.screenshot(path=ROOT / "web/icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    (ROOT / "web/icons").mkdir(exist_ok=True)
    path = find()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=flags())
        canvas = chromium.new_page()
        for title, facts in ICONS.items():
            draw(canvas, title, *facts)
        chromium.close()
