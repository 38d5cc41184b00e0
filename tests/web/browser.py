"""Finds a Chromium to test in, or installs one, and prints where it is."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")


def flags():
    """Command-line switches: no traffic of the browser's own, and no sandbox where root cannot have one."""
    return [*QUIET, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


def playwrights_own(playwright):
    """Where Playwright keeps the Chromium it downloads."""
    return playwright.chromium.executable_path


def works(playwright, path):
    """Whether a browser is there and starts."""
    if not path or not Path(path).exists():
        return False
    try:
        playwright.chromium.launch(executable_path=path, args=flags()).close()
    except Error as error:
        print(f"{path} does not start: {str(error)[:2000]}", file=sys.stderr)
        return False
    return True


def present(playwright):
    """The first browser that works: Playwright's own, the one named by CHROMIUM, one on PATH."""
    for path in (playwrights_own(playwright), os.environ.get("CHROMIUM"), *map(shutil.which, NAMES)):
        if works(playwright, path):
            return str(path)
    return None


def ways_to_install():
    """Commands that may bring a browser, in the order to try."""
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        yield [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]]


def install(commands):
    """Run commands until one fails."""
    for command in commands:
        print(" ".join(command), file=sys.stderr, flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.call(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, env=quiet):
            return


def find():
    """The path of a browser that works; ends the program if there is none and none can be installed."""
    with sync_playwright() as playwright:
        path = present(playwright)
        for commands in [] if path else ways_to_install():
            install(commands)
            if path := present(playwright):
                break
    return path or sys.exit("No Chromium was found and none could be installed. "
                            "Install Chromium or Chrome, or name one in the variable CHROMIUM.")


if __name__ == "__main__":
    print(find())
