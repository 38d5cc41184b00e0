"""Every phase of every game on many sizes of screen: what it takes to go on is in sight."""
import json
from itertools import cycle

from armies import ArmyMouse, goes, sit
from fingers import begin
from islands import POSITIONS
from sieges import SCRIPTS, armed, rich

TIGHT, OTHERS, LANGUAGES = [(320, 568), (844, 390)], [(375, 667), (390, 844), (1280, 640)], ["en", "ru"]
DRIVE = """async wanted => {
    const { app } = await import("./web/page/app.js"), { match } = app;
    const { carried, even, offers } = await import("./web/panel/spread.js");
    const soon = () => new Promise(done => setTimeout(done, 5));
    for (let n = 0; ; n++) {
        if (match.table.over || n > 99999) throw new Error(`never came to ${wanted}`);
        if (!match.mine || match.busy || match.going) { await soon(); continue; }
        const { frame, choices } = match.table, ends = choices.some(({ action }) => action[0] === "done");
        if (frame.phase === wanted) return;
        const spread = offers(choices) ? carried(match, even) : [];
        const { view } = match.table, foreign = ({ place }) => view.band[place] > 0;
        const took = choices.find(choice => choice.action[0] === "conquer" && foreign(choice));
        await match.act(spread.length ? spread : took && wanted === "retreat" ? took.action
            : ends ? ["done"] : (await app.crew.think({ level: "easy" }))[0].action);
    }
}"""
PLAY = """async wanted => {
    const { app } = await import("./web/page/app.js"), { match } = app;
    const soon = () => new Promise(done => setTimeout(done, 5));
    for (let n = 0; !match.table.over && n < 99999; n++) {
        if (!match.mine || match.busy || match.going) { await soon(); continue; }
        if (match.table.frame.phase === wanted) return;
        await match.act((await app.crew.think({ level: "easy" }))[0].action);
    }
    throw new Error(`never came to ${wanted}`);
}"""
TAKE = """async () => {
    const { match } = (await import("./web/page/app.js")).app;
    await match.act(["take", 0]);
}"""
LOOK = """async language => {
    const { change } = await import("./web/page/words.js");
    if (document.documentElement.lang !== language) await change(language);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const seen = node => node.checkVisibility() && node.getBoundingClientRect().width;
    const named = node => `${node.className} "${node.textContent.slice(0, 40)}"`;
    const hides = node => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const spot = (x, y) => node.contains(document.elementFromPoint(x, y));
        const shares = [0.3, 0.5, 0.7];
        return !inside || !shares.every(n => spot((left + right) / 2, top + n * (bottom - top)));
    };
    const staged = document.querySelector(".stage:not([hidden]):not(.folded) .battle-choice button");
    const asks = staged ? ".battle-choice" : ".phase-box";          // a battle is decided on its stage
    const buttons = `${asks} button, .curtain button, .coach button:not(.term), .top button`;
    const out = [...document.querySelectorAll(buttons)]
        .filter(node => seen(node) && hides(node)).map(node => `hidden: ${named(node)}`);
    const pane = node => (node.closest(".side") ?? document.documentElement).clientWidth;
    const wide = [...document.querySelectorAll("body *")]
        .filter(node => seen(node) > pane(node) + 1).map(node => `wide: ${named(node)}`);
    const page = document.scrollingElement.scrollWidth > innerWidth ? ["the page is wide"] : [];
    const map = document.querySelector(".board-box")?.getBoundingClientRect().height;
    const least = document.querySelector(".coached") && !document.querySelector(".choosing, .asking")
        ? innerHeight < innerWidth ? 150 : innerHeight < 640 ? 140 : 200 : 60;      // the words need room too
    const squeezed = [...document.querySelectorAll(".side > .players-box, .side .pack-tray, .side .regions")]
        .filter(node => seen(node) && getComputedStyle(node).overflowY !== "auto"
            && node.scrollHeight > node.clientHeight + 3).map(node => `squeezed: ${named(node)}`);
    return [...out, ...wide, ...page, ...squeezed, ...map < least ? [`a map ${map} high`] : []];
}"""
FAR = {"player": 1, "race": "orcs", "power": "hill", "lands": {"S2": 2, "H4": 2}}
NEAR = {"player": 1, "race": "orcs", "power": "hill", "lands": {"F1": 1, "S1": 1, "H1": 1, "M1": 2}}
ENDS = {"redeploy": "forest", "place": "heroic", "fortify": "fortified", "ally": "diplomat",
        "farewell": "stout"}


def own(power, **fields):
    """A position of Small World in the second round, the first player to act."""
    mine = {"player": 0, "race": "humans", "power": power, "lands": {"A1": 4, "F2": 3, "A2": 2}}
    return {"bands": [mine, FAR], "round": 2, **fields}


class Eyes:
    """What is out of sight, as far as it was looked for."""

    def __init__(self, page):
        self.page, self.found, self.languages = page, {}, cycle(LANGUAGES)

    def around(self, what):
        """Look at the table on the two tightest screens in both languages, on the others in one by turns."""
        narrow, flat = TIGHT
        self.look(what, narrow, *LANGUAGES)
        self.look(what, flat, *LANGUAGES[::-1])
        for other in OTHERS:
            self.look(what, other, next(self.languages))

    def look(self, what, size, *languages):
        """On one screen."""
        self.page.set_viewport_size(dict(zip(("width", "height"), size)))
        for language in languages:
            if faults := self.page.evaluate(LOOK, language):
                self.found[f"{what}, {size[0]}×{size[1]}, {language}"] = faults

    def saw(self):
        """All there was to see."""
        assert not self.found, json.dumps(self.found, indent=1, ensure_ascii=False)


def built(page, state, seats=("human", "human")):
    """Sit down at a position of Small World."""
    page.evaluate("""async state => {
        const { app } = await import("./web/page/app.js"), { begin } = await import("./web/match/begin.js");
        const { go } = await import("./web/page/screens.js");
        const seats = state.seats.map((kind, colour) => ({ name: `P${colour + 1}`, colour, kind }));
        const map = app.maps.find(({ game, players }) => game === "smallworld" && players === 2).file;
        await begin({ game: "smallworld", map, seats, options: { coins: "open" }, seed: 7,
            position: state.position });
        go("table");
    }""", {"position": state, "seats": list(seats)})


def test_no_button_that_a_phase_needs_is_out_of_sight(regulars):
    with regulars.come(has_touch=True, locale="en-GB", reduced_motion="reduce") as visit:
        page = visit.open()
        eyes = Eyes(page)
        begin(page, ["human", "human"])
        eyes.around("banner")
        begin(page, ["human", "easy"])
        eyes.around("draft")
        page.evaluate(TAKE)
        eyes.around("first conquest")
        built(page, own("forest"))
        eyes.around("conquer")
        for phase, power in ENDS.items():
            built(page, own(power))
            page.evaluate(DRIVE, phase)
            eyes.around(phase)
        built(page, own("forest", actor=1, bands=[{**own("forest")["bands"][0]}, {**NEAR, "hand": 4}]))
        page.evaluate(DRIVE, "retreat")
        eyes.around("retreat")
        begin(page, ["human", "human"], game="wolves", options={"packs": "choose", "faces": "choose"})
        for phase in ("pack", "faces", "draft", "act", "move", "pay"):
            page.evaluate(PLAY, phase)
            eyes.around(phase)
        begin(page, ["easy", "easy"], game="wolves")
        page.evaluate("async () => (await import('./web/page/app.js')).app.match.pause()")
        eyes.around("watching")
        eyes.saw()
        assert visit.complaints == []


def test_no_button_that_a_phase_on_the_islands_needs_is_out_of_sight(regulars):
    with regulars.come(has_touch=True, locale="en-GB", reduced_motion="reduce") as visit:
        page = visit.open()
        eyes = Eyes(page)
        begin(page, ["human", "easy", "easy", "easy"], game="azeroth", options={"teams": True})
        eyes.around("draft of a side")
        for name, (position, _) in POSITIONS.items():
            begin(page, ["human", "human"], game="azeroth", options={"coins": "open"}, position=position)
            eyes.around(name)
        eyes.saw()
        assert visit.complaints == []


STOPS = {"train": 0, "deploy": 0, "move": 1, "harvest": 0, "fights": 1, "call to arms": 1, "portal": 1,
         "orcs": 1, "poison": 1, "raise": 1, "lose": 1, "teams": 2, "keeping out": 1, "captives": 0}  # moves


def test_no_button_that_a_step_or_a_battle_needs_is_out_of_sight(regulars):
    with regulars.come(has_touch=True, locale="en-GB", reduced_motion="reduce") as visit:
        page = visit.open()
        eyes = Eyes(page)
        hand = ArmyMouse(page)
        for name, stop in STOPS.items():
            page.set_viewport_size({"width": 1280, "height": 800})
            f = sit(page, name)
            for words in SCRIPTS[name][1][:stop]:
                goes(page, hand, f, words)
            eyes.around(f"{name}, asked")
            hand.look()
            eyes.around(name)
        full = armed(rich(a="orc", b="human"), "devour envenomed_spears fast resources")
        begin(page, ["human", "human"], game="warcraft", map=f"maps/warcraft/{full.board}.json",
              position=full.wish)
        hand.look()
        eyes.around("a hand of many cards")
        eyes.saw()
        assert visit.complaints == []


COME = """async ([game, number]) => {
    const { app } = await import("./web/page/app.js"), soon = () => new Promise(done => setTimeout(done, 20));
    location.hash = `#/lessons/${game}/${number}`;
    for (let n = 0; n < 15000; n++) {
        const { coach, key, mine } = app.match ?? {};
        if (coach?.number === number && key === game && mine && document.querySelector(".coach-card")) return;
        await soon();
    }
    throw new Error(`lesson ${number} of ${game} never came`);
}"""


# What a puzzle asks for stands above the buttons of its card.
WHOLE = """() => {
    const asked = document.querySelector(".riddle-top + .coach-body p");
    const row = asked?.parentElement.querySelector(".coach-row");
    return row && asked.getBoundingClientRect().bottom <= row.getBoundingClientRect().top + 1;
}"""


def test_no_button_that_a_lesson_needs_is_out_of_sight(regulars):
    with regulars.come(has_touch=True, locale="en-GB", reduced_motion="reduce") as visit:
        page = visit.open()
        eyes = Eyes(page)
        for game in ("azeroth", "smallworld", "warcraft", "wolves"):
            for number in range(1, 13):
                page.evaluate(COME, [game, number])
                eyes.around(f"{game} {number}")
        eyes.saw()
        page.evaluate("location.hash = '#/puzzles/wolves'")
        page.locator("a.puzzle-tile").first.click()
        for width, height in ((320, 568), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(WHOLE)
        assert visit.complaints == []
