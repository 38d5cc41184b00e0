"""A page of the site without anything on it, to try single modules of web/."""
import time

from visits import LONG

PAGE = "<!doctype html><html lang=en><title>Blank</title>"
LOAD = "async file => (await fetch(file)).json()"
CREW = """async search => {
    const { start } = await import("./web/engine/crew.js");
    window.trouble = [];
    window.crew = start();
    crew.onTrouble(error => trouble.push(error.code));
    await crew.ready;
}"""
BEGIN = """async ([map, seats]) => {
    window.table = await crew.ask("new_game", { game: "smallworld", map, seats, seed: 7 });
    return table;
}"""
PLAY = """async ([moves, level]) => {
    for (let i = 0; i < moves && !table.over; i++) {
        const ranking = await crew.think({ level });
        table = await crew.ask("apply", { step: table.step, action: ranking[0].action });
    }
    return table;
}"""


def soon(page, holds, what="what was waited for"):
    """Wait until a question is answered with yes."""
    end = time.monotonic() + LONG / 1000
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(50)


def until(page, expression):
    """Wait until an expression holds; Playwright's own way needs eval,
    which the policy of the page forbids."""
    soon(page, lambda: page.evaluate(expression), expression)


def open_blank(visit, query=""):
    """Open the page; returns it."""
    return visit.go("blank.html" + query)


def with_crew(visit, query="", seats=("easy", "easy")):
    """Open the page, start a crew and a game; returns the page."""
    page = open_blank(visit, query)
    page.evaluate(CREW)
    page.evaluate(BEGIN, [page.evaluate(LOAD, "maps/smallworld/2.json"), list(seats)])
    return page
