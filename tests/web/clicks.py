"""Clicks that scripted turns take by mouse, counted; printed by the bench, held to their limits by a test."""
from fingers import Mouse, begin, rest
from islands import POSITIONS, IslandMouse
from packs import PackMouse

UNTIL = """async wanted => {
    const { app } = await import("./web/page/app.js"), { match } = app;
    const soon = () => new Promise(done => setTimeout(done, 5));
    const there = {
        turn: ({ view, frame }) => view.round > 1 && frame.phase === "conquer",
        act: ({ frame }) => frame.phase === "act" && frame.left === 2,
        den: ({ frame, choices }) => frame.phase === "act" && choices.some(den),
    };
    const den = ({ action, cost, flips }) => action[0] === "den" && flips.length === cost;
    while (!match.table.over) {
        if (!match.mine || match.busy || match.going) { await soon(); continue; }
        if (there[wanted](match.table)) return match.table;
        const first = match.table.choices.find(({ action }) => action[0] === "take");
        await match.act(first?.action ?? (await app.crew.think({ level: "easy" }))[0].action);
    }
}"""


class Counter:
    """Counts what a hand does."""

    def __init__(self, hand):
        self.hand, self.clicks = hand, 0
        self.point, self.press = hand.point, hand.press
        hand.point = lambda x, y: self.count(self.point, x, y)
        hand.press = lambda button: self.count(self.press, button)

    def count(self, deed, *where):
        """One click more."""
        self.clicks += 1
        deed(*where)

    def of(self, deed):
        """How many clicks a deed takes."""
        self.clicks = 0
        deed()
        rest(self.hand.page)
        return self.clicks


def until(page, wanted):
    """Let the computer play until a position is as wanted; the same click again is no double one then."""
    table = page.evaluate(UNTIL, wanted)
    page.wait_for_timeout(400)
    return table


def later_turn(page, hand=None, **facts):
    """Clicks of a later turn of a conquest game beyond its conquests."""
    begin(page, ["human", "easy"], **facts)
    hand, conquests = hand or Mouse(page), 0
    counter, table = Counter(hand), until(page, "turn")
    begun = table["view"]["round"]
    while takes := [choice for choice in table["choices"] if choice["action"][0] == "conquer"]:
        wanted = min(takes, key=lambda choice: choice["cost"])
        hand.do(table, wanted)
        table, conquests = rest(page)["table"], conquests + 1
    hand.press(page.locator("[data-verb=finish]"))
    table = rest(page)["table"]
    assert table["view"]["round"] > begun or table["frame"]["phase"] == "retreat"
    return counter.clicks - conquests


def island_turn(page):
    """Clicks of a later turn of Small World of Warcraft beyond its conquests, and of its deeds."""
    found = {"a later turn on the islands": later_turn(page, IslandMouse(page), game="azeroth", seed=3)}
    for name, verb in (("champion", "champion"), ("drive", "drive"), ("swap", "swap"), ("drive", "steal"),
                       ("champion", "wield")):
        hand, (position, _) = IslandMouse(page), POSITIONS[name]
        counter = Counter(hand)
        table = begin(page, ["human", "human"], game="azeroth", options={"coins": "open"},
                      position=position)["table"]
        wanted = next(choice for choice in table["choices"] if choice["action"][0] == verb)
        found[verb] = counter.of(lambda: hand.do(table, wanted))
    return found


def paid_at_once(choice):
    """Whether there is one way to pay."""
    return len(choice["flips"]) == choice["cost"]


def pack_turn(page):
    """Clicks of a wolf's move, of a pair's to one hex, and of a den."""
    begin(page, ["human", "easy"], game="wolves")
    hand = PackMouse(page)
    counter, table = Counter(hand), until(page, "act")
    moves = [choice for choice in table["choices"] if choice["kind"] == "walk" and paid_at_once(choice)]
    ends = {(one["from"], one["place"]): set() for one in moves}
    for one in moves:
        ends[one["from"], one["place"]].add(one["action"][2])
    first, second = next([one for one in moves if (one["from"], one["place"]) == end]
                         for end, kinds in ends.items() if len(kinds) == 2)
    found = {"one wolf": counter.of(lambda: hand.do(table, first))}
    page.keyboard.press("z")
    rest(page)
    page.wait_for_timeout(400)
    found["a pair to one hex"] = counter.of(lambda: pair(hand, first, second))
    assert len(rest(page)["table"]["view"]["pieces"][first["place"]]) == 2
    table = until(page, "den")
    den = next(one for one in table["choices"] if one["action"][0] == "den" and paid_at_once(one))
    found["a den"] = counter.of(lambda: build(hand, table, den))
    return found


def pair(hand, first, second):
    """Both pieces of a hex are picked up, then set down."""
    hand.lift(first)
    hand.lift(second)
    hand.touch(first["place"])


def build(hand, table, den):
    """A den by its hex and what it is built for."""
    hand.touch(den["place"])
    here = [one["action"] for one in table["choices"] if one.get("place") == den["place"]
            and one["kind"] != "walk"]
    hand.agree(here.index(den["action"]))
