"""An artifact is laid into one of its holder's regions at the end of his turn."""

from tabletop import Phase
from tabletop.choice import at


class Lay(Phase):
    """Frame: which one. It may stay where it lies; where there is only one region nothing is asked."""

    def enter(self, s, f):
        lands = s.lands(f["band"])
        if len(lands) == 1:
            self._lay(s, f, lands[0])
            s.stack.pop()

    def actions(self, s, f):
        return [("lay", r) for r in s.lands(f["band"])]

    def describe(self, s, f, action):
        return at(action[1], trait=f["find"])

    def do_lay(self, s, f, r):
        self._lay(s, f, r)
        s.stack.pop()
        self.leave(s, f)

    def _lay(self, s, f, r):
        s.move(f["find"], r)
        s.note("laid", player=f["player"], find=f["find"], region=r)
        s.game.question("on_laid", (f["find"],))(s, f["band"], r)
