"""The window in which a player may answer with a card."""

from tabletop import Reaction
from warcraft.windows import facts, plays


class Window(Reaction):
    """The frame says at which time, and whatever else belongs to it."""

    def answers(self, s, f):
        return plays(s, f["player"], f["at"])

    def describe(self, s, f, action):
        return super().describe(s, f, action) or facts(s, action)
