"""Hands that play Warcraft: they do what an easy opponent would, with the page's own buttons, units and
spaces."""
import json

from fingers import PLACE, Finger, Keyboard, Mouse, begin, rest
from packs import BEST, HELD, PIECE
from sieges import fortunate

STAGE = ("join", "poison", "rise", "lose", "cards", "back")  # what is decided on the stage of a battle
COVERED = ".hand-card[data-key=peek]"
ASKS = f".battle-choice [data-key=peek], .asking button:not(.main):visible, {COVERED}"  # to look at cards
SALES = ("train", "build", "upgrade")
WAIT = {"found": ".sale-found", "abandon": ".deed[data-verb=abandon]"}  # on the map when this is pressed


class Army:
    """What a hand does with the choices of this game."""

    def wish(self, table, _greedy):
        """The choice an easy opponent likes best."""
        best = self.page.evaluate(BEST)
        return next(choice for choice in table["choices"] if choice["action"] == best)

    def move(self, greedy=True, table=None):
        return super().move(greedy)         # the device may be passed on before

    def look(self):
        """Takes the device where it is passed on, and looks at the cards where a window asks."""
        told = rest(self.page)
        while told["curtain"] is not None or told["question"] is not None or self.covered(told):
            if told["curtain"] is not None:
                self.press(self.page.locator(".curtain button"))
            else:
                self.press(self.page.locator(ASKS).first)
            told = rest(self.page)
        return told["table"]

    def covered(self, told):
        """Whether whoever acts has cards that nobody sees."""
        over = told["table"]["over"] or told["table"]["frame"]["phase"] in STAGE
        return not over and self.page.locator(f"{COVERED}:visible").count()

    def do(self, table, choice):
        """Carry it out, on the stage of a battle, in the town, on the map or by a button."""
        verb, phase = choice["action"][0], table["frame"]["phase"]
        if phase in STAGE:
            return self.decide(table, choice)
        self.leave()
        if verb in SALES:
            return self.press(self.page.locator(f'.sale[data-action="{verb},{choice["action"][1]}"]'))
        mates = self.page.locator(f'.partner [data-action="{",".join(map(str, choice["action"]))}"]')
        if choice["kind"] == "player":          # a row of a teammate, or a button of the phase
            buttons = self.page.locator(f".phase-box .buttons [data-verb={verb}]")
            return self.press(mates.or_(buttons.nth(self.which(table, choice))).first)
        if choice["kind"] in ("plain", "pass"):
            return self.push(verb, self.which(table, choice))
        if verb in WAIT:
            self.press(self.page.locator(WAIT[verb]))
        elif "card" in choice or verb == "finish":
            self.play(table, choice)
        if "place" not in choice:
            return None
        if "piece" in choice and "from" in choice:
            self.lift(choice)
        elif "from" in choice:                  # all who stand there
            self.touch(choice["from"])
        return self.settle(table, choice)

    def which(self, table, choice) -> int:
        """Which of its verb's choices it is."""
        return [one["action"] for one in table["choices"] if one["action"][0] == choice["action"][0]].index(
            choice["action"])

    def leave(self):
        """A battle that is over is put away, so that the map is seen."""
        close = self.page.locator(".battle-choice [data-key=close]")
        if close.count():
            self.press(close)

    def decide(self, table, choice):
        """On the stage: a card is held before its target, all else is one press."""
        fold = self.page.locator("[data-key=open]")
        if fold.count():
            self.press(fold)
        same = [one for one in table["choices"] if one["action"][0] == choice["action"][0]]
        if "card" in choice and (len(same) > 1 or "owner" in choice):
            self.press(self.page.locator(f'.war-card[data-verb={choice["action"][0]}]'))
        action = json.dumps(choice["action"], separators=(",", ":"))
        spot = self.page.locator(f".battle [data-odds='{action}']").or_(
            self.page.locator(f'.battle-choice [data-key="{",".join(map(str, choice["action"]))}"]'))
        self.press(spot.first)

    def play(self, table, choice):
        """A card from the hand or the list of what may be done now."""
        verb = choice["action"][0]
        deeds = self.page.locator(f".deed[data-verb={verb}]")
        if deeds.count():
            n = 0 if "place" in choice else self.which(table, choice)
            return self.press(deeds.nth(n))
        card = self.page.locator(f'.hand-card[data-card={choice["card"]}]')
        if card.get_attribute("aria-expanded") == "false":
            self.press(card)
        action = verb if "place" in choice else ",".join(map(str, choice["action"]))
        return self.press(self.page.locator(f'.card-text [data-action="{action}"]'))

    def lift(self, choice):
        """Pick up one piece: the army first, then fewer of it."""
        for _ in range(9):
            piece = self.page.evaluate(PIECE, [choice, self.page.evaluate(PLACE, choice["from"])])
            if self.page.evaluate(HELD) == piece["piece"]:
                return
            self.point(piece["x"], piece["y"])
        raise AssertionError(f"never held alone: {choice}")

    def settle(self, table, choice):
        """Choose the space, and which of its meanings if there are several."""
        self.touch(choice["place"])
        there = [one["action"] for one in self.open(table, choice) if one.get("place") == choice["place"]]
        self.agree(there.index(choice["action"]))

    def open(self, table, choice) -> list:
        """What the map offers beside a choice: of the verb that is pressed, of the piece in hand."""
        verb, waits = choice["action"][0], "card" in choice or choice["action"][0] in WAIT
        return [one for one in table["choices"]
                if (one["action"][0] == verb if waits else "card" not in one and one["action"][0] not in WAIT)
                and one.get("from") == choice.get("from") and (
                    "from" not in choice or one.get("piece") == choice.get("piece"))]

    def push(self, verb, n=0):
        """Use a button of the phase, and say yes if asked."""
        self.press(self.page.locator(f".phase-box .buttons [data-verb={verb}]").nth(n))
        return self.agree()


def sit(page, name):
    """Sit down at a position of as many people as play there; its field reads the words of moves."""
    f = fortunate(name)
    begin(page, ["human"] * len(f.letters), game="warcraft", map=f"maps/warcraft/{f.board}.json", seed=f.seed,
          position=f.wish)
    return f


def goes(page, hand, f, words):
    """Do this; whoever is asked before lets it pass."""
    table, action = hand.look(), list(f.action(words))
    while action not in [choice["action"] for choice in table["choices"]]:
        hand.do(table, next(choice for choice in table["choices"] if choice["action"] == ["pass"]))
        table = hand.look()
    hand.do(table, next(choice for choice in table["choices"] if choice["action"] == action))
    assert rest(page)["table"]["step"] == table["step"] + 1, words


class ArmyMouse(Army, Mouse):
    """By mouse."""


class ArmyFinger(Army, Finger):
    """By touch."""


class ArmyKeyboard(Army, Keyboard):
    """By keyboard."""

    def lift(self, choice):
        self.touch(choice["from"])
        if self.page.locator("dialog.menu").count():
            self.press(self.page.locator("dialog.menu button").first)
        wanted = self.page.evaluate(PIECE, [choice, {"x": 0, "y": 0}])["piece"]
        for _ in range(9):
            if self.page.evaluate(HELD) == wanted:
                return
            self.page.keyboard.press("Enter")
        raise AssertionError(f"never held alone: {choice}")
