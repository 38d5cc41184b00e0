"""Gold and wood between teammates (RU "Team games"): given in any own step, or when asked (ruling 83)."""

from tabletop import Phase
from tabletop.choice import whom

GOODS = ("gold", "wood")


class Giver(Phase):
    """A phase in which goods may be given, one by one."""

    def gifts(self, s, p, q) -> list:
        """What a player may give to a teammate."""
        return [("give", q, what) for what in GOODS if getattr(s, what)[p]]

    def describe(self, s, f, action):
        return whom(action[1], what=action[2]) if action[0] == "give" else {}

    def do_give(self, s, f, q, what):
        """One piece of gold or wood changes hands."""
        goods = getattr(s, what)
        goods[f["player"]] -= 1
        goods[q] += 1
        s.note("given", player=f["player"], to=q, what=what)


class Dealer(Giver):
    """An own step in which every teammate may be asked for goods too, once; no step waits for that alone."""

    def dealings(self, s, f) -> list:
        """All that may be asked and given now."""
        p, asked = f["player"], f.get("asked", ())
        mates = [q for q in s.playing if q != p and s.teams[q] == s.teams[p]]
        return [("ask", q) for q in mates if q not in asked and (s.gold[q] or s.wood[q])] + [
            gift for q in mates for gift in self.gifts(s, p, q)]

    def promising(self, s, f, actions):
        """Goods are for whoever asks."""
        return [action for action in actions if action[0] not in ("give", "ask")]

    def describe(self, s, f, action):
        return whom(action[1]) if action[0] == "ask" else super().describe(s, f, action)

    def do_ask(self, s, f, q):
        """Nobody has to give any."""
        f["asked"] = [*f.get("asked", ()), q]
        s.note("asked", player=f["player"], of=q)
        s.then("grant", player=q, to=f["player"])
