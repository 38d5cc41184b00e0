"""Fortified: a fortress every turn."""

from conquest.hooks import Trait
from tabletop import Phase
from tabletop.choice import at


class Fortified(Trait):
    """One new fortress a turn; each pays while the race is active and defends for ever."""

    en = ("Fortified",
          "Build 1 fortress a turn, 6 in all: +1 defence, even in decline, and 1 coin a turn while you are "
          "active.")
    ru = ("Укреплённые",
          "Стройте по 1 крепости за ход, всего до 6: +1 к защите, даже в упадке, и 1 монета за ход, пока "
          "раса активна.")
    tokens = 3

    def on_redeployed(self, s, b):
        s.then("fortify", player=s.owner(b), band=b)  # O6: at redeployment

    def income(self, s, b):
        return s.count("fortress", b)


class Fortify(Phase):
    """Where to build, or nowhere."""

    def actions(self, s, f):
        if not s.boxed("fortress"):
            return []
        free = [r for r in s.lands(f["band"]) if "fortress" not in s.tokens[r]]
        return [("fortify", r) for r in free] + [("done",)] if free else []

    def describe(self, s, f, action):
        return at(action[1]) if action[0] == "fortify" else {}

    def do_fortify(self, s, f, r):
        s.put("fortress", r)
        s.note("built", player=f["player"], region=r)
        self.do_done(s, f)
