"""Gold and wood between teammates (RU "Team games"): given in the own Spend step, or when asked."""

from tabletop import Phase
from tabletop.choice import whom

GOODS = ("gold", "wood")


def teammates(s, p) -> list:
    """Who plays on the same side."""
    return [q for q in s.playing if q != p and s.teams[q] == s.teams[p]]


class Giver(Phase):
    """A phase in which goods may be given, one by one."""

    def gifts(self, s, p, to=None) -> list:
        """All that a player may give, to one teammate or to any."""
        return [("give", q, what) for q in teammates(s, p) if to in (None, q)
                for what in GOODS if getattr(s, what)[p]]

    def describe(self, s, f, action):
        return whom(action[1], what=action[2]) if action[0] == "give" else {}

    def do_give(self, s, f, q, what):
        """One piece of gold or wood changes hands."""
        goods = getattr(s, what)
        goods[f["player"]] -= 1
        goods[q] += 1
        s.note("given", player=f["player"], to=q, what=what)
