"""Three browsers behind three words: goto(address), click(x, y) as a hand does, run(expression) -> what its
promise comes to."""
import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "web")]

from browser import find, flags  # noqa: E402

DEBIAN = ("firefox-esr", "webkit2gtk-driver", "xvfb")
NEEDED = (("firefox-esr", "firefox"), ("WebKitWebDriver",), ("xvfb-run",))
MINI = ("/usr/lib/*/webkit2gtk-*/MiniBrowser", "/usr/libexec/webkit2gtk-*/MiniBrowser")
WAIT = 180_000      # milliseconds that a script may take


class Chromium:
    """By Playwright."""

    def __init__(self, page):
        self.goto = page.goto
        self.run = page.evaluate
        self.click = page.mouse.click


@contextlib.contextmanager
def chromium(folder):
    """The browser in which all other tests run."""
    path = os.environ.get("CHROMIUM") or find()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(folder, executable_path=path, args=flags())
        context.set_default_timeout(WAIT)
        yield Chromium(context.new_page())
        context.close()


class Firefox:
    """By firefox.mjs."""

    def __init__(self, child):
        self.child = child
        self.answer()

    def answer(self):
        """The next line, or what went wrong."""
        reply = json.loads(self.child.stdout.readline() or '{"error": "Firefox is gone"}')
        assert "error" not in reply, reply["error"]
        return reply["value"]

    def ask(self, **command):
        """One command there and back."""
        self.child.stdin.write(json.dumps(command) + "\n")
        self.child.stdin.flush()
        return self.answer()

    def goto(self, address):
        self.ask(goto=address)

    def run(self, expression):
        return self.ask(run=expression)

    def click(self, x, y):
        self.ask(click=[x, y])


@contextlib.contextmanager
def firefox(folder):
    """Firefox as the system has it."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    child = subprocess.Popen(["node", HERE / "firefox.mjs", path, folder], text=True, stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE)
    try:
        yield Firefox(child)
    finally:
        child.stdin.close()
        child.wait(30)


class WebKit:
    """By the plain WebDriver protocol."""

    def __init__(self, port):
        self.base = f"http://127.0.0.1:{port}/session"
        binary = next(str(path) for pattern in MINI for path in Path("/").glob(pattern[1:]))
        wanted = {"browserName": "MiniBrowser",
                  "webkitgtk:browserOptions": {"binary": binary, "args": ["--automation"]}}
        self.base += "/" + self.send("", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        self.send("/timeouts", {"script": WAIT, "pageLoad": WAIT})

    def send(self, path, body=None, method="POST"):
        """One request of the protocol."""
        request = urllib.request.Request(self.base + path, method=method,
                                         data=json.dumps(body or {}).encode() if method == "POST" else None)
        try:
            with urllib.request.urlopen(request) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def goto(self, address):
        self.send("/url", {"url": address})

    def run(self, expression):
        text = ("const done = arguments[0]; Promise.resolve().then(() => (" + expression + "))"
                ".then(value => done({ value }), error => done({ error: `${error} ${error.stack}` }));")
        reply = self.send("/execute/async", {"script": text, "args": []})
        assert "error" not in reply, reply["error"]
        return reply.get("value")

    def click(self, x, y):
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        hand = {"type": "pointer", "id": "hand", "actions": [move, *press]}
        self.send("/actions", {"actions": [hand]})


@contextlib.contextmanager
def webkit(folder):
    """WebKitGTK's own small browser on a screen that is not there."""
    driver = shutil.which("WebKitWebDriver")
    port = 40_000 + os.getpid() % 20_000
    environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                   "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    child = subprocess.Popen(["xvfb-run", "-a", driver, f"--port={port}"], env=environment,
                             start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    session = None
    try:
        for _ in range(100):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/status").close()
                break
            time.sleep(0.1)
        session = WebKit(port)
        yield session
    finally:
        if session:
            session.send("", method="DELETE")
        os.killpg(child.pid, 15)
        child.wait(30)


def missing():
    """What of Firefox and WebKit is not on this machine."""
    return [names[0] for names in NEEDED if not any(map(shutil.which, names))]


if __name__ == "__main__":
    if missing() and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for words in (["update"], ["install", "-y", "--no-install-recommends", *DEBIAN]):
            subprocess.run(["apt-get", "-q", *words], check=True,
                           env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if missing():
        sys.exit(f"Missing: {', '.join(missing())}. On Debian: apt install {' '.join(DEBIAN)}.")
