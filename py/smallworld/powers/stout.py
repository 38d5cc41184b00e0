"""Stout: they decline without losing a turn."""

from conquest.changes import decline
from conquest.hooks import Trait
from tabletop import Phase


class Stout(Trait):
    """May go into decline after scoring."""

    en = "Stout", "You may go into decline at the end of a normal turn, after taking your coins."
    ru = "Стойкие", "Можно уйти в упадок в конце обычного хода, уже получив монеты."
    tokens = 4

    def spurns(self, s, b):
        return {"decline"}

    def on_scored(self, s, b):
        s.then("farewell", player=s.owner(b), band=b)


class Farewell(Phase):
    """Go into decline now, or stay (ruling 43)."""

    def actions(self, s, f):
        return [("done",), ("farewell",)]

    def do_farewell(self, s, f):
        s.stack.pop()
        decline(s, f["band"])
