"""Hands that play The Wolves: they do what an easy opponent would, with the page's own buttons and hexes."""
from fingers import Finger, Keyboard, Mouse

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
            self.lift(start)
            return self.settle(table, choice, lambda other: other.get("from") == start)
        if "place" in choice:
            if verb in DEEDS:
                self.press(self.page.locator(f".deed[data-verb={verb}]"))
            return self.settle(table, choice, lambda other: other["action"][0] == verb)
        if verb == "stay":
            self.press(self.page.locator(".deed[data-verb=move]"))
        same = [other["action"] for other in table["choices"] if other["action"][0] == verb]
        return self.push(verb, same.index(choice["action"]))

    def lift(self, start):
        """Pick up a wolf; where its hex means more than that, the menu is asked."""
        self.touch(start)
        if self.page.locator("dialog.menu").count():
            self.press(self.page.locator("dialog.menu button").first)

    def settle(self, table, choice, fits):
        """Choose the hex, and which of its meanings if there are several."""
        self.touch(choice["place"])
        there = [other for other in table["choices"] if other.get("place") == choice["place"]]
        same = [other["action"] for other in there if fits(other)]
        if len(same) > 1:
            self.press(self.page.locator("dialog.menu button").nth(same.index(choice["action"])))

    def push(self, verb, n=0):
        """Use a button of the phase, and say yes if asked."""
        self.press(self.page.locator(f".phase-box .buttons [data-verb={verb}]").nth(n))
        if self.page.locator("dialog.ask").count():
            self.press(self.page.locator("dialog.ask button.main"))


class PackMouse(Pack, Mouse):
    """By mouse."""


class PackFinger(Pack, Finger):
    """By touch."""


class PackKeyboard(Pack, Keyboard):
    """By keyboard."""
