"""Hands that play The Wolves: they do what an easy opponent would, with the page's own buttons and hexes."""
from fingers import PLACE, Finger, Keyboard, Mouse

BEST = """async () => {
    const { app } = await import("./web/page/app.js");
    return (await app.crew.think({ level: "easy" }))[0].action;
}"""
AHEAD = """async days => {
    const { app } = await import("./web/page/app.js"), { match } = app;
    const soon = () => new Promise(done => setTimeout(done, 5));
    while (!match.table.over && match.table.view.calendar.length < days) {
        if (!match.mine || match.busy || match.going) { await soon(); continue; }
        await match.act((await app.crew.think({ level: "easy" }))[0].action);
    }
}"""
PIECE = """async ([choice, { x, y }]) => {
    const { app } = await import("./web/page/app.js"), { heapRadius } = await import("./web/board/heaps.js");
    const { board, match } = app;
    const { pieces } = board.scene.now.piles[choice.from];
    const R = heapRadius(board.outlines[choice.from].room, board.camera.k, board.map.least);
    const piece = pieces.findIndex(one => match.kit.walks(choice, one));
    const [dx, dy] = pieces[piece].at ?? [0, 0];
    return { x: x + dx * R, y: y + dy * R, piece: [piece] };
}"""
HELD = "async () => (await import('./web/page/app.js')).app.board.state.pieces"
DEEDS = ("den", "lair", "howl", "dominate")


def ahead(page, days):
    """The computer plays for everybody until so many days have passed: hands are slow."""
    page.evaluate(AHEAD, days)


class Pack:
    """What a hand does with the choices of this game."""

    def wish(self, table, _greedy):
        """The choice an easy opponent likes best."""
        best = self.page.evaluate(BEST)
        return next(choice for choice in table["choices"] if choice["action"] == best)

    def do(self, table, choice):
        """Carry it out: pick up and set down, press a verb and its hex, or a button."""
        verb, start = choice["action"][0], choice.get("from")
        if start is not None:
            self.lift(choice)
            return self.settle(table, choice, lambda other: (
                other.get("from") == start and other["action"][2] == choice["action"][2]))
        if "place" in choice:
            if verb in DEEDS:
                self.press(self.page.locator(f".deed[data-verb={verb}]"))
            return self.settle(table, choice, lambda other: other["action"][0] == verb)
        if verb == "stay":
            self.press(self.page.locator(".deed[data-verb=move]"))
        same = [other["action"] for other in table["choices"] if other["action"][0] == verb]
        return self.push(verb, same.index(choice["action"]))

    def lift(self, choice):
        """Pick up the wolf of a choice, upon its hex the one that is pointed at."""
        piece = self.page.evaluate(PIECE, [choice, self.page.evaluate(PLACE, choice["from"])])
        self.point(piece["x"], piece["y"])

    def settle(self, table, choice, fits):
        """Choose the hex, and which of its meanings if there are several."""
        self.touch(choice["place"])
        there = [other for other in table["choices"] if other.get("place") == choice["place"]]
        self.agree([other["action"] for other in there if fits(other)].index(choice["action"]))

    def push(self, verb, n=0):
        """Use a button of the phase, and say yes if asked."""
        if verb == "pay" and self.page.locator("dialog.menu.asks").count():
            return self.agree(n)
        self.press(self.page.locator(f".phase-box .buttons [data-verb={verb}]").nth(n))
        return self.agree()


class PackMouse(Pack, Mouse):
    """By mouse."""


class PackFinger(Pack, Finger):
    """By touch."""


class PackKeyboard(Pack, Keyboard):
    """By keyboard."""

    def lift(self, choice):
        self.touch(choice["from"])
        if self.page.locator("dialog.menu").count():
            self.press(self.page.locator("dialog.menu button").first)
        for _ in range(3):                      # one, both, the other
            if self.page.evaluate(HELD) == self.page.evaluate(PIECE, [choice, {}])["piece"]:
                return
            self.page.keyboard.press("Enter")
