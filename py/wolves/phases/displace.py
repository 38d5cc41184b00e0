"""Where a wolf goes that was driven from its hex; the acting player chooses (p. 8)."""

from tabletop import Phase
from tabletop.choice import at
from wolves import rules
from wolves.tables import HIGHEST


class Displace(Phase):
    """Settled before anything else goes on (ruling displace_timing); one way needs no choice."""

    def enter(self, s, f):
        found = rules.refuges(s, f["piece"], f["hex"])
        if len(found) == 1:
            self.do_displace(s, f, found[0])

    def actions(self, s, f):
        return [("displace", h) for h in rules.refuges(s, f["piece"], f["hex"])]

    def describe(self, s, f, action):
        return at(action[1], piece=f["piece"])

    def do_displace(self, s, f, h):
        s.stack.pop()
        s.put(h, f["piece"])
        s.note("displaced", player=f["piece"] // HIGHEST, piece=f["piece"], hex=f["hex"], to=h)
