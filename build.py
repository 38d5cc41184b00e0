#!/usr/bin/env python3
"""Sets up, builds, serves, tests and measures Marchlands; needs Python 3.11, Node 20 or later, no more."""
import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Marchlands needs Python 3.11 or later.")

from tools import setup
from tools.server import listen
from tools.site import DIST, build
from tools.step import step

ROOT = Path(__file__).resolve().parent
PYTHON = setup.PYTHON
MOST = 4  # processes that share the tests; each has a browser of its own
MADE = (".venv", "node_modules", "dist", ".mutants", ".pytest_cache", ".hypothesis", ".coverage", "htmlcov")


def serve(port, extra):
    """Build the site and serve it until Ctrl+C."""
    build(extra)
    with listen(DIST, port) as server:
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        print(f"\nMarchlands is ready: {address}   (Ctrl+C stops it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def ready_to_test():
    """Set up the test packages, build, install our wheels and find or install a real browser."""
    build()
    setup.for_the_tests()
    setup.pip("install our wheels", "install", "--no-deps", "--no-index", "--force-reinstall",
              *sorted((DIST / "wheels").iterdir()))
    os.environ["CHROMIUM"] = step("find a browser", PYTHON, ROOT / "tests/web/browser.py").splitlines()[-1]
    os.environ["PYTHONPATH"] = str(ROOT / "py")


def test(browsers, words):
    """Run every test, or those that the words for pytest select; the coverage is that of the whole run. Of
    the whole run, what a browser failed in is tried again, and the run says so: what fails then fails."""
    ready_to_test()
    if browsers == "all":
        step("find Firefox and WebKit", PYTHON, ROOT / "tests/browsers/drivers.py")
    os.environ["BROWSERS"] = browsers
    shared = min((os.cpu_count() or 1) + 1, MOST)  # one more: who uses a page often waits
    if not words:
        os.environ["TRIED_AGAIN"] = "2"  # times
    words = words or ["-n", str(shared), "--cov", "--cov-report=term-missing:skip-covered"]
    sys.exit(subprocess.call([PYTHON, "-m", "pytest", *words], cwd=ROOT))


def bench():
    """Measure the engine natively, then the page and the engine in Chromium."""
    ready_to_test()
    for script in ("tests/core/bench.py", "tests/web/bench_chromium.py", "tests/web/bench_page.py"):
        print(f"\n{script}", flush=True)
        subprocess.run([PYTHON, ROOT / script], cwd=ROOT, check=True)


def broken_on_purpose(count, seed, only):
    """Break the rules in so many places, one at a time, and see whether the tests notice."""
    ready_to_test()
    sys.exit(subprocess.call([PYTHON, "-m", "tools.mutants", str(count), str(seed), only], cwd=ROOT))


def clean():
    """Remove everything that was made."""
    made = [ROOT / name for name in MADE] + [path for name in ("py", "tools", "tests", "maps", "examples")
                                             for path in (ROOT / name).rglob("__pycache__")]
    for path in made:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    print("  removed what was made")


def main():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("command", choices=["serve", "build", "test", "bench", "mutants", "clean"])
    parser.add_argument("--port", type=int, default=8000, help="serve: the first port to try")
    parser.add_argument("--with", action="append", default=[], dest="extra", metavar="FOLDER",
                        help="serve, build: a game from elsewhere too, a folder with a package and its maps")
    parser.add_argument("--browsers", choices=["chromium", "all"], default="chromium",
                        help="test: all is Firefox and WebKit too")
    parser.add_argument("--count", type=int, default=150, help="mutants: how many changes are tried")
    parser.add_argument("--seed", type=int, default=1, help="mutants: which of them")
    parser.add_argument("--only", default="", help="mutants: in files whose path has this in it")
    known, words = parser.parse_known_args()
    if words and known.command != "test":
        parser.error(f"unknown: {' '.join(words)}")
    jobs = {"serve": lambda: serve(known.port, known.extra), "build": lambda: build(known.extra),
            "test": lambda: test(known.browsers, words), "bench": bench, "clean": clean,
            "mutants": lambda: broken_on_purpose(known.count, known.seed, known.only)}
    jobs[known.command]()


if __name__ == "__main__":
    main()
