"""The memory snapshot: made on the first visit, used on the next, never in the way."""
import json

import pytest

from blank import BEGIN, LOAD, PLAY, open_blank, until, with_crew

SHELF = "marchlands snapshots"
KEYS = f"caches.open('{SHELF}').then(cache => cache.keys()).then(keys => keys.map(({{ url }}) => url))"
BOOT = """async maker => {
    const { start } = await import("./web/engine/engine.js");
    const steps = new Set();
    const engine = start(({ step }) => steps.add(step), { maker });
    await engine.ready;
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
    page.on("console", lambda message: page.informed.append(message.text))
    steps = page.evaluate(BOOT, True)
    assert "micropip" not in steps
    until(page, f"{KEYS}.then(keys => keys.length)")
    return page


def test_a_first_start_goes_the_plain_way_and_says_so(visit):
    page, said = open_blank(visit), []
    page.on("console", lambda message: said.append((message.type, message.text)))
    assert "micropip" in page.evaluate(BOOT, False)
    assert [kind for kind, text in said if "no memory snapshot" in text] == ["info"]


def test_a_later_start_fetches_no_wheel(made, visit):
    visit.requests.clear()
    steps = made.evaluate(BOOT, False)
    assert "wheels" not in steps and "micropip" not in steps
    assert not [url for url in visit.requests if url.endswith(".whl")]


def test_a_whole_game_is_the_same_from_a_snapshot(made):
    game = [made.evaluate(LOAD, "maps/smallworld/3.json"), ["easy", "normal", "hard"]]
    ends = []
    for maker in (False, True):
        made.evaluate(BOOT, maker)
        made.evaluate(BEGIN, game)
        table = made.evaluate(PLAY, [1000, "easy"])
        save = made.evaluate("crew.ask('save')")
        again = made.evaluate("save => crew.ask('load', save)", save)
        assert again["over"] == table["over"] and table["over"]["winners"]
        ends.append(json.dumps([save, table["view"]], sort_keys=True))
    assert ends[0] == ends[1]


def test_every_operation_works_from_a_snapshot(made):
    made.evaluate(BOOT, False)
    made.evaluate(BEGIN, [made.evaluate(LOAD, "maps/smallworld/2.json"), ["human", "hard"]])
    for op, args in {"explain": {"action": ["conquer", 1]}, "forecast": {},
                     "legal_actions": {}, "history": {}, "view": {"at": 0},
                     "think": {"level": "hard", "playouts": 4}}.items():
        assert "error" not in made.evaluate("([op, args]) => crew.ask(op, args)", [op, args]), op
    reply = made.evaluate("crew.ask('inspect_wheel', { data: 'UEsDBA==' }).catch(error => error.reply)")
    assert reply["error"] == "wheel"


def test_a_snapshot_that_does_not_load_gives_way_to_the_plain_start(made):
    body = """
        export const find = async () => new Uint8Array(31_457_424), store = async () => {}, clear = store;
    """
    made.context.route("**/web/engine/snapshot.js",
                       lambda route: route.fulfill(content_type="text/javascript", body=body))
    assert "micropip" in made.evaluate(BOOT, False)
    assert [text for text in made.informed if "unfit" in text]


@pytest.mark.parametrize("cut", [0, 100, 31_000_000])
def test_an_unfit_snapshot_gives_way_to_the_plain_start(made, cut):
    made.evaluate(EDIT, cut)
    assert "micropip" in made.evaluate(BOOT, False)
    assert made.evaluate(KEYS) == []
    assert [text for text in made.informed if "unfit" in text]


def test_a_snapshot_of_another_version_is_not_used_and_is_replaced(made, dist):
    site = json.loads((dist / "site.json").read_text()) | {"snapshot": "other"}
    made.context.route("**/site.json", lambda route: route.fulfill(json=site))
    assert "wheels" in made.evaluate(BOOT, True)
    until(made, f"{KEYS}.then(keys => keys.length && keys[0].endsWith('/other'))")


def test_a_browser_without_storage_starts_the_plain_way(visit):
    visit.page.add_init_script("delete self.caches")
    page = with_crew(visit)
    assert page.evaluate(PLAY, [3, "easy"])["step"] == 3
    assert visit.complaints == []
