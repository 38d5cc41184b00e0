"""A whole game of five computers in a browser that nobody inspects, as at a player's: whoever inspects a
page makes its process keep more. The page tells by a request that the game is over."""
import subprocess
import tempfile
import threading
import time
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from browser import flags

from tools.server import Handler, Server

MOST = 300      # seconds a game may take
PAGE, SCRIPT, TOLD = "/unwatched.html", "/unwatched.js", "/unwatched-told"
PLAY = """
const { app } = await import("./web/page/app.js"), { begin } = await import("./web/match/begin.js");
const { go } = await import("./web/page/screens.js");
const wait = ms => new Promise(done => setTimeout(done, ms));
while (!app.ready) await wait(50);
app.set("pace", "once");
const game = new URLSearchParams(location.search).get("play");
const map = app.maps.find(one => one.game === game && one.players === 5).file;
const seats = Array.from({ length: 5 }, (_, p) => ({ name: `P${p}`, colour: p, kind: "normal" }));
await begin({ game, map, seats, seed: 5, options: {}, title: "Unwatched" });
go("table");
while (!app.board) await wait(50);
const canvas = document.querySelector("canvas"), finger = (type, step) =>
    canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, button: 0,
        buttons: 1, clientX: 700 + (step * 37) % 200, clientY: 400 + (step * 23) % 120 }));
finger("pointerdown", 0);
for (let step = 1; !app.match.table.over; step++) { finger("pointermove", step); await wait(50); }
finger("pointerup", 0);
await fetch("unwatched-told?over");
"""


class Handing(Handler):
    """Serves the site, and beside it the page that plays by itself."""
    over = threading.Event()

    def do_GET(self):
        """What is ours is made here, all else is the site's."""
        path = urlsplit(self.path).path
        if path == TOLD:
            self.over.set()
        made = {PAGE: ("text/html", self.page), SCRIPT: ("text/javascript", lambda: PLAY),
                TOLD: ("text/plain", str)}
        if path not in made:
            return super().do_GET()
        kind, text = made[path][0], made[path][1]().encode()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        return self.wfile.write(text)

    def page(self):
        """The site's own page with one script more."""
        page = (Path(self.directory) / "index.html").read_text(encoding="utf-8")
        return page.replace("</head>", f'<script type="module" src="{SCRIPT[1:]}"></script></head>')


def memory(folder, chromium, game):
    """Resident megabytes of the page's process after a game of five, and whether it came to its end; 0 where
    processes cannot be looked at."""
    Handing.over.clear()
    with Server(("127.0.0.1", 0), partial(Handing, directory=str(folder))) as server, \
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}{PAGE}?play={game}"
        browser = subprocess.Popen([chromium, "--headless", *flags(), "--window-size=1440,900",
                                    f"--user-data-dir={home}", address],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            over = Handing.over.wait(MOST)
            time.sleep(1)
            return max(renderers(browser.pid), default=0), over
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()


def renderers(parent):
    """Megabytes of each page process below a browser's."""
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            words = (status.parent / "cmdline").read_bytes()
            if b"--type=renderer" in words and descends(int(status.parent.name), parent):
                yield int(status.read_text().split("VmRSS:")[1].split()[0]) / 1000
        except (OSError, IndexError):        # it has just gone
            continue


def descends(process, ancestor):
    """Whether one process was begun by another or by what that began."""
    while process > 1:
        if process == ancestor:
            return True
        process = int(Path(f"/proc/{process}/status").read_text().split("PPid:")[1].split()[0])
    return False
