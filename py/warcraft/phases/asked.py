"""What somebody is asked in a step: a card, goods for a teammate, where a killed unit comes back."""

from tabletop import Phase, Reaction
from tabletop.choice import at
from warcraft import changes
from warcraft.gifts import Giver
from warcraft.units import KIND
from warcraft.windows import facts, plays


class Window(Reaction):
    """A player may answer with a card; the frame says at which time, and whatever else belongs to it."""

    def answers(self, s, f):
        return plays(s, f["player"], f["at"])

    def describe(self, s, f, action):
        return super().describe(s, f, action) or facts(s, action)


class Grant(Giver):
    """A teammate asks for goods, nobody has to give any; the frame says to whom."""

    def actions(self, s, f):
        gifts = self.gifts(s, f["player"], f["to"])
        return [("done",), *gifts] if gifts else []


class Back(Phase):
    """A killed unit comes back where its owner likes, if several spaces are equally near (ruling 105); the
    frame has the piece and the goals."""

    def actions(self, s, f):
        return [("back", r) for r in f["goals"]]

    def describe(self, s, f, action):
        return at(action[1], piece=f["piece"])

    def do_back(self, s, f, r):
        s.stack.pop()
        changes.back(s, r, f["player"], KIND[f["piece"]])
