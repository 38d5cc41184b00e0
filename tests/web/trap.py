"""A server that a guest must not reach, and what a page does to see whether it reached anything."""
import contextlib
import http.server
import socket
import threading

START = """async data => {
    const { start } = await import("./web/engine/engine.js");
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    const guests = data ? [{ name: "hostile-1.0-py3-none-any.whl", bytes }] : [];
    window.guest = start(undefined, { guests });
    await guest.ready;
    return (await guest.call("games", {}, "smallworld")).broken;
}"""
TRIED = """async () => (await guest.call("games")).games.find(({ words }) => words.hostile)
    .words.hostile.en[1].split(" ")"""
PLAY = """async map => {
    const state = { bands: [{ player: 0, race: "hostile", power: "alchemist", hand: 5,
        lands: { [map.regions.find(({ terrain }) => terrain !== "sea").key]: 2 } }], phase: "conquer" };
    const options = { extra: ["hostile"] };
    const made = await guest.call("position", { game: "smallworld", map, state, options });
    return guest.call("apply", { step: 0, action: made.choices.at(-1).action });
}"""
STORE = """async () => {
    const { put } = await import("./web/saves/shelf.js");
    const save = { game: "smallworld", map: {}, actions: [], seats: ["human"] };
    await put({ id: "mine", revision: 0, save, about: { title: "Mine" }, table: null, thumb: null });
    const shelf = await caches.open("marchlands snapshots");
    while (!(await shelf.keys()).length) await new Promise(done => setTimeout(done, 50));
    await (await caches.open("mine")).put("mine", new Response("mine"));
    return true;
}"""
STORED = """async () => {
    const { list, read } = await import("./web/saves/shelf.js");
    const all = await list(), names = await caches.keys(), shelf = await caches.open("marchlands snapshots");
    const memories = await Promise.all((await shelf.keys()).map(async key =>
        [key.url, (await shelf.match(key)).headers.get("check")]));
    return JSON.stringify([all.map(({ id }) => id), await read("mine").catch(String), memories,
        names.includes("mine") && await (await (await caches.open("mine")).match("mine"))?.text(),
        await navigator.storage?.getDirectory?.()
            .then(async top => (await Array.fromAsync(top.keys())).length),
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
            .filter(scope => !location.href.startsWith(scope))]);
}"""


class Trap:
    """A server elsewhere that notes whatever arrives: requests by their names, and mere packets."""

    def __init__(self):
        arrived = self.arrived = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                arrived.append(self.path.strip("/").split("?")[0])
                self.send_response(200)
                self.send_header("Access-Control-Allow-Origin", "*")
                self.send_header("Content-Type", "text/javascript")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_POST = do_OPTIONS = do_HEAD = do_GET

            def log_message(self, *about):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.packets = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.packets.bind(self.server.server_address)
        self.address = "http://127.0.0.1:%d" % self.server.server_address[1]
        for work in (self.server.serve_forever, self.listen):
            threading.Thread(target=work, daemon=True).start()

    def listen(self):
        """Packets come without a name."""
        with contextlib.suppress(OSError):
            while self.packets.recv(2000):
                self.arrived.append("packet")

    def __enter__(self):
        return self

    def __exit__(self, *about):
        self.server.shutdown()
        self.server.server_close()
        self.packets.close()
