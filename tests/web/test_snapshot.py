"""The memory snapshot: made on the first visit, used on the next, never in the way."""
import json

import pytest

from blank import BEGIN, LOAD, PLAY, open_blank, soon, until, with_crew


@pytest.fixture
def visit(newcomer):
    """Everybody comes for the first time here."""
    return newcomer


SHELF = "marchlands snapshots"
KEYS = f"caches.open('{SHELF}').then(cache => cache.keys()).then(keys => keys.map(({{ url }}) => url))"
BOOT = """async game => {
    const { start } = await import("./web/engine/engine.js");
    const steps = new Set();
    const engine = start(({ step }) => steps.add(step));
    await engine.ready;
    window.known = (await engine.call("games", {}, game ?? "smallworld")).games.map(({ key }) => key);
    window.crew = { ask: engine.call, think: async how => {
        for (;;) {
            const reply = await engine.call("think", { playouts: 8, ...how });
            if (reply.done) return reply.ranking;
        }
    } };
    return [...steps];
}"""
EDIT = f"""async cut => {{
    const cache = await caches.open("{SHELF}");
    const [key] = await cache.keys();
    const memory = new Uint8Array(await (await cache.match(key)).arrayBuffer());
    const {{ headers }} = await cache.match(key);
    await cache.put(key, new Response(cut ? memory.slice(0, cut) : memory.fill(7, 0, 64), {{ headers }}));
}}"""


@pytest.fixture
def made(visit):
    """A page whose browser has a snapshot."""
    page = open_blank(visit)
    page.informed = []
    page.on("console", lambda message: page.informed.append((message.type, message.text)))
    assert "wheels" in page.evaluate(BOOT)
    until(page, f"{KEYS}.then(keys => keys.length)")
    return page


def told(page, words):
    """How the page told this, once it did: an info, a warning."""
    kinds = []
    soon(page, lambda: kinds.extend(kind for kind, text in page.informed if words in text) or kinds, words)
    return kinds


def test_a_first_start_is_afresh_says_so_and_fetches_neither_a_library_nor_another_game(made, visit):
    assert told(made, "no memory snapshot") == ["info"]
    wheels = {url.split("/")[-1].split("-")[0] for url in visit.requests if url.endswith(".whl")}
    assert wheels == {"tabletop", "conquest", "smallworld"}
    assert not [url for url in visit.requests if "whole" in url]


def test_the_memory_holds_what_was_played_and_no_more(made, visit):
    made.evaluate(BOOT, "")
    assert made.evaluate("known") == ["smallworld"]
    made.evaluate(BOOT, "wolves")
    assert made.evaluate("known") == ["smallworld", "wolves"]
    visit.requests.clear()
    until(made, f"({BOOT})('').then(() => known.length === 2)")       # as soon as it is stored
    assert not [url for url in visit.requests if url.endswith(".whl")]


def test_a_memory_never_holds_a_match(made):
    made.evaluate(BOOT)
    made.evaluate(BEGIN, [made.evaluate(LOAD, "maps/smallworld/2.json"), ["human", "easy"]])
    made.evaluate("fetch('maps/wolves/2.json').then(reply => reply.json()).then(map => "
                  "crew.ask('new_game', { game: 'wolves', map, seats: ['human', 'easy'] }))")
    made.wait_for_timeout(500)
    made.evaluate(BOOT, "")
    assert made.evaluate("known") == ["smallworld"]
    assert made.evaluate("crew.ask('view').catch(error => error.reply)") == {"error": "no_match"}


def test_a_game_whose_wheel_does_not_come_is_asked_for_again(made):
    made.context.route("**/wheels/wolves*", lambda route: route.fulfill(status=404, body="Not found"))
    made.evaluate(BOOT)
    ask = "crew.ask('games', {}, 'wolves').then(({ games }) => games.length, error => error.code)"
    assert made.evaluate(ask) == "boot_wheels"
    made.context.unroute("**/wheels/wolves*")
    assert made.evaluate(ask) == 2


def test_a_whole_game_is_the_same_from_a_snapshot(made):
    game = [made.evaluate(LOAD, "maps/smallworld/3.json"), ["easy", "normal", "hard"]]
    ends = []
    for fresh in (False, True):
        if fresh:
            made.evaluate(f"caches.delete('{SHELF}')")
        assert ("wheels" in made.evaluate(BOOT)) == fresh
        made.evaluate(BEGIN, game)
        table = made.evaluate(PLAY, [1000, "easy"])
        save = made.evaluate("crew.ask('save')")
        again = made.evaluate("save => crew.ask('load', save)", save)
        assert again["over"] == table["over"] and table["over"]["winners"]
        ends.append(json.dumps([save, table["view"]], sort_keys=True))
    assert ends[0] == ends[1]


def test_a_later_start_fetches_no_wheel_and_every_operation_works(made, visit):
    visit.requests.clear()
    assert "wheels" not in made.evaluate(BOOT)
    assert not [url for url in visit.requests if url.endswith(".whl")]
    request = {"game": "chess", "map": {}}                     # which the site does not have
    reply = made.evaluate("request => crew.ask('new_game', request).catch(error => error.reply)", request)
    assert reply == {"error": "missing", "why": ["chess"]}
    made.evaluate(BEGIN, [made.evaluate(LOAD, "maps/smallworld/2.json"), ["human", "hard"]])
    for op, args in {"explain": {"action": ["conquer", 1]}, "forecast": {},
                     "legal_actions": {}, "history": {}, "view": {"at": 0},
                     "think": {"level": "hard", "playouts": 4}}.items():
        assert "error" not in made.evaluate("([op, args]) => crew.ask(op, args)", [op, args]), op
    reply = made.evaluate("crew.ask('inspect_wheel', { data: 'UEsDBA==' }).catch(error => error.reply)")
    assert reply["error"] == "wheel"


def test_a_snapshot_that_does_not_load_gives_way_to_a_fresh_start(made):
    body = """
        export const find = async () => new Uint8Array(31_457_424), store = async () => {}, clear = store,
            release = store;
    """
    made.context.route("**/web/engine/snapshot.js",
                       lambda route: route.fulfill(content_type="text/javascript", body=body))
    assert "wheels" in made.evaluate(BOOT)
    assert told(made, "unfit")


@pytest.mark.parametrize("cut", [0, 100, 31_000_000])
def test_an_unfit_snapshot_gives_way_to_a_fresh_start(made, cut):
    made.evaluate(EDIT, cut)
    assert "wheels" in made.evaluate(BOOT)
    assert told(made, "unfit")
    until(made, f"({BOOT})().then(steps => !steps.includes('wheels'))")


def test_a_snapshot_of_another_version_is_not_used_and_is_replaced(made, dist):
    site = json.loads((dist / "site.json").read_text()) | {"snapshot": "other"}
    made.context.route("**/site.json", lambda route: route.fulfill(json=site))
    assert "wheels" in made.evaluate(BOOT)
    until(made, f"{KEYS}.then(keys => keys.length && keys[0].endsWith('/other'))")


def test_a_browser_without_storage_starts_afresh(visit):
    visit.page.add_init_script("delete self.caches")
    page = with_crew(visit)
    assert page.evaluate(PLAY, [3, "easy"])["step"] == 3
    assert visit.complaints == []
