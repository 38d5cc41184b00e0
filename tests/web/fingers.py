"""People who play at the table of the page: by mouse, by finger, by keyboard.
They know no more of the page than its players."""
import json
import time

from visits import LONG

NEAR, CALM = 30, 0.35           # pixels, seconds: clicks closer to each other are a double click
# A change is under way until it was shown and what follows has begun, a device until its new holder looks.
REST = """async most => {
    const { app } = await import("./web/page/app.js");
    const { Match: { prototype } } = await import("./web/match/match.js"), until = performance.now() + most;
    for (const deed of "underWay" in prototype ? [] : ["change", "lift"]) {
        const real = prototype[deed];
        prototype[deed] = async function (...given) {
            this.underWay = (this.underWay ?? 0) + 1;
            try { return await real.apply(this, given); } finally { this.underWay -= 1; }
        };
    }
    prototype.underWay = 0;
    const rests = () => app.match?.table && app.match.show && document.querySelector(".phase-box")
        && !app.match.underWay && !app.match.busy && !app.match.going
        && (app.match.table.over || app.match.mine || app.match.paused
            || app.match.curtain !== null || app.match.question !== null);
    const wait = () => new Promise(done => setTimeout(done, 5));
    // a menu answers a moment later
    for (let calm = 0; calm < 2; calm = rests() ? calm + 1 : 0) {
        await wait();
        if (performance.now() < until) continue;
        const { underWay, busy, going, thinking, curtain, question, table } = app.match ?? {};
        const facts = { underWay, busy, going, thinking, curtain, question, actor: table?.actor };
        throw new Error(`never rests: ${JSON.stringify({ ...facts, step: table?.step })}`);
    }
    await new Promise(done => requestAnimationFrame(() => done()));
    const { table, curtain, question, viewer, about } = app.match;
    return { table, curtain, question, viewer, kinds: about.kinds };
}"""
BEGIN = """async setup => {
    const { app } = await import("./web/page/app.js");
    const { begin } = await import("./web/match/begin.js");
    const { go } = await import("./web/page/screens.js");
    const seats = setup.seats.map((kind, colour) =>
        ({ name: setup.names?.[colour] ?? `P${colour + 1}`, colour, kind }));
    const wanted = setup.game ?? "smallworld";
    const map = app.maps.find(({ game, players }) => game === wanted && players === seats.length).file;
    await begin({ game: wanted, map, options: {}, clock: null, seed: 7, ...setup, seats });
    go("table");
}"""
STATE = """async viewer => {
    const { app } = await import("./web/page/app.js");
    const { step, view } = await app.crew.ask("view", viewer === undefined ? {} : { viewer });
    return JSON.stringify([step, view]);
}"""
# Plays on for the person, whatever is asked, until the match is over.
FINISH = """async () => {
    const { app } = await import("./web/page/app.js");
    while (!app.match.table.over) {
        const { match } = app;
        if (!match.mine || match.busy) { await new Promise(done => setTimeout(done, 5)); continue; }
        const ranking = await app.crew.think({ level: "easy" });
        if (ranking) await match.act(ranking[0].action);
    }
    const { settled } = await import("./web/saves/store.js");
    await settled();
}"""
# An easy opponent plays for everybody up to a phase of the person's turn in a round.
REACH = """async ([round, phase]) => {
    const { app } = await import("./web/page/app.js");
    while (!app.match.table.over) {
        const { match } = app, { frame, view } = match.table;
        if (!match.mine || match.busy || match.going) await new Promise(done => setTimeout(done, 5));
        else if (view.round >= round && frame.phase === phase) return;
        else {
            const ranking = await app.crew.think({ level: "easy" });
            if (ranking) await match.act(ranking[0].action);
        }
    }
}"""
LINK = """async () => {
    const { app } = await import("./web/page/app.js"), { link } = await import("./web/saves/link.js");
    return link((await app.crew.ask("save")).save, app.match.about);
}"""
PLACE = """async r => {
    const { board } = (await import("./web/page/app.js")).app, cam = await import("./web/board/camera.js");
    while (board.projector.busy) await new Promise(done => setTimeout(done, 10));    // it comes closer
    board.look(cam.showing(board.camera, board.outlines[r].at, board.view, board.size, 16));
    return board.place(r);
}"""
CHANCE = """{ let seed = 20251118; Math.random = () => (seed = seed * 16807 % 2147483647) / 2147483647; }"""


def begin(page, seats, **facts):
    """Sit down to a match of these kinds of players; returns the table when somebody is asked."""
    page.evaluate(BEGIN, {"seats": list(seats), **facts})
    return rest(page)


def rest(page):
    """Wait until a person is to act, the device is to be passed or all is over."""
    return page.evaluate(REST, LONG)


def finish(page):
    """An easy opponent plays for everybody until the match is over: hands are slow."""
    page.evaluate(FINISH)
    rest(page)


def reach(page, round, phase="conquer"):
    """The same until a person is to act in a round and a phase; returns the table."""
    page.evaluate(REACH, [round, phase])
    return rest(page)["table"]


def state(page, *viewer):
    """Step and view as the page's engine knows them."""
    return page.evaluate(STATE, *viewer)


def wish(table, greedy=True):
    """What a plain player does next: takes what is cheap, spreads evenly,
    goes into decline when nothing else is left."""
    choices = table["choices"]
    verbs = {choice["action"][0]: choice for choice in choices}
    takes = [choice for choice in choices if choice["action"][0] == "conquer"]
    if "take" in verbs:
        return next(choice for choice in choices if "race" in choice)
    if takes and greedy:
        return min(takes, key=lambda choice: choice["cost"])
    if "decline" in verbs and table["view"]["round"] > 1:
        return verbs["decline"]
    return verbs.get("done") or verbs.get("gamble") or choices[0]


class Mouse:
    """Clicks where things are to be seen."""

    def __init__(self, page):
        self.page, self.last = page, (0, 0, 0)

    def wish(self, table, greedy):
        """What to do next."""
        return wish(table, greedy)

    def press(self, button):
        """Use a button."""
        button.click()

    def point(self, x, y):
        """Use a point of the window, not so soon again that it would be a double click."""
        left, top, when = self.last
        if abs(left - x) < NEAR and abs(top - y) < NEAR:
            time.sleep(max(0, when + CALM - time.monotonic()))
        self.use(x, y)
        self.last = x, y, time.monotonic()

    def use(self, x, y):
        """One click."""
        self.page.mouse.click(x, y)

    def touch(self, region):
        """Use the middle of a region on the map."""
        place = self.page.evaluate(PLACE, region)
        self.point(place["x"], place["y"])

    def do(self, table, choice):
        """Carry out one choice."""
        if "race" in choice:
            self.press(self.page.locator(".offer.open .take").nth(choice["action"][1]))
            return self.agree()
        if "tokens" in choice:
            return self.press(self.page.get_by_role("button", name=SPREAD).first)
        if "place" not in choice:
            return self.push(choice["action"][0])
        self.touch(choice["place"])
        same = [other["action"] for other in table["choices"] if other.get("place") == choice["place"]]
        return self.agree(same.index(choice["action"]))

    def push(self, verb):
        """Use the button of the phase, and say yes if asked."""
        self.press(self.page.locator(f".phase-box [data-verb={verb}]"))
        self.agree()

    def agree(self, n=0):
        """Use a button of the menu beside the finger, if there is one."""
        if self.page.locator("dialog.menu").count():
            self.press(self.page.locator("dialog.menu button").nth(n))

    def look(self):
        """The table, once a person is to act."""
        return rest(self.page)["table"]

    def move(self, greedy=True, table=None):
        """One choice and all that follows until a person is asked again; returns the table."""
        table = table or self.look()
        wanted = self.wish(table, greedy)
        self.do(table, wanted)
        after = rest(self.page)
        assert after["table"]["step"] > table["step"], (wanted, self.page.locator("#note").text_content())
        return after["table"]

    def until(self, enough, greedy=True):
        """Play until the table is as wanted, or over."""
        table = rest(self.page)["table"]
        while not table["over"] and not enough(table):
            table = self.move(greedy, table)
        return table


SPREAD = __import__("re").compile("^(Spread evenly|Поровну)", 2)


# A browser makes a click of a tap when it comes to it.
TAPPED = """() => {
    window.tapped = new Promise(done => {
        addEventListener("click", () => setTimeout(done), { once: true });
        setTimeout(done, 20_000);
    });
}"""


class Finger(Mouse):
    """Taps."""

    def press(self, button):
        self.page.evaluate(TAPPED)
        button.tap()
        self.page.evaluate("tapped")

    def use(self, x, y):
        self.page.touchscreen.tap(x, y)


WAY = """async to => {
    const { app } = await import("./web/page/app.js");
    const { towards } = await import("./web/board/shapes.js");
    const { map, outlines } = app.board, from = Number(document.activeElement.dataset.region);
    const ways = new Map([[from, []]]);
    for (const r of ways.keys()) for (const way of ["Left", "Right", "Up", "Down"]) {
        const next = towards(map, outlines, r, way.toLowerCase());
        if (typeof next === "number" && !ways.has(next)) ways.set(next, [...ways.get(r), `Arrow${way}`]);
    }
    return ways.get(to) ?? null;
}"""


class Keyboard(Mouse):
    """Presses keys and nothing else."""

    def tab(self, arrived, most=120):
        """Go on with the tabulator until what has the focus is what is wanted."""
        for _ in range(most):
            if arrived():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("never reached by tabulator")

    def press(self, button):
        """Looked for anew after every step: a screen may be drawn again on the way."""
        self.tab(lambda: button.first.evaluate("node => document.activeElement === node"))
        self.page.keyboard.press("Enter")

    def touch(self, region):
        self.tab(lambda: self.page.evaluate("() => document.activeElement?.dataset.region !== undefined"))
        way = self.page.evaluate(WAY, region)
        assert way is not None, f"no way by arrows to region {region}"
        for key in way:
            self.page.keyboard.press(key)
        assert self.page.evaluate("() => Number(document.activeElement.dataset.region)") == region
        self.page.keyboard.press("Enter")

    def push(self, verb):
        if verb == "done":
            self.page.keyboard.press("d")
        else:
            self.press(self.page.locator(f".phase-box [data-verb={verb}]"))
        self.agree()


def words(page):
    """All text to be seen or heard on the page."""
    return json.dumps(page.locator("body").inner_text(), ensure_ascii=False)
