"""Conquests of this game: what has to be chosen first, and tools that are armed for the next one."""

import conquest.phases.conquer
from azeroth.changes import affront
from azeroth.hooks import ARMED
from azeroth.rules import alone
from conquest.changes import leave
from tabletop.choice import plain, walk


class Conquer(conquest.phases.conquer.Conquer):
    """`("wield", tool)` arms what serves the next conquest, `("lower", tool)` lays it down unused."""

    prepares = ("wield", "swap")

    def enter(self, s, f):
        b = f["band"]
        s.ask("on_readied", b)
        for r in s.lands(b):
            if alone(s, b, r):
                leave(s, b, r)  # rulings 47, 48: the last one goes to hand, and the region is lost
        super().enter(s, f)

    def actions(self, s, f):
        if "closed" in f:
            rest = s.ask("afterwards", f["band"])
            return [("done",), *rest] if rest else []
        first = s.ask("begins", f["band"])
        if first:
            return first + ([("decline",)] if self.fresh(s, f) else [])
        return super().actions(s, f) + self.tools(s, f["band"])

    def strikes(self, s, b):
        """A tool that is armed may have blows of its own."""
        acts = super().strikes(s, b)
        own = [blows for _, blows in s.parts("blows", b, acts) if blows is not None]
        return own[0] if own else acts

    def tools(self, s, b) -> list:
        """What may be armed, one of a kind at a time, and what may be laid down again."""
        traits, used = s.game.traits, s.used
        mine = [key for key in s.keys(b) if key and traits[key].arms]
        armed = [traits[key] for key in mine if used.get(key) == ARMED]
        acts = [("wield", key) for key in mine if s.hand[b] and key not in used
                and not any(clash(traits[key], other) for other in armed) and self.serves(s, b, key)]
        return acts + [("lower", key) for key in mine if used.get(key) == ARMED]

    def serves(self, s, b, key) -> bool:
        """Whether something could be struck with a tool, if need be with another one beside it."""
        then = s.clone()
        then.used[key] = ARMED
        return bool(self.strikes(then, b)) or any(act[0] == "wield" for act in self.tools(then, b))

    def close(self, s, f):
        """What is no conquest may still be done."""
        f["closed"] = True

    def leave(self, s, f):
        s.ask("on_stopped", f["band"])

    def prune(self, s, f, actions):
        return [act for act in super().prune(s, f, actions) if act[0] != "lower"]

    def promising(self, s, f, actions):
        return [act for act in super().promising(s, f, actions) if act[0] != "swap" or differ(s, *act[1:])]

    def describe(self, s, f, action):
        verb, *args = action
        if verb in ("wield", "lower"):
            return plain(trait=args[0])
        doer = s.game.verbs.get(verb)
        told = doer.shown(s, f["band"], action) if doer else None
        return told or (walk(*args) if len(args) == 2 else super().describe(s, f, action))

    def do_gamble(self, s, f, r):
        """An attack that fails is one too (ruling 102)."""
        affront(s, r)
        super().do_gamble(s, f, r)

    def do_wield(self, s, f, key):
        s.used[key] = ARMED
        s.note("armed", player=f["player"], trait=key)

    def do_lower(self, s, f, key):
        del s.used[key]


def clash(one, other) -> bool:
    """Whether two tools do not go together: they are of one kind, or one sets the price that the other would
    lower (ruling 30)."""
    return one.arms == other.arms or any(a.answers("fixed") and b.answers("cost")
                                         for a, b in ((one, other), (other, one)))


def differ(s, r, other) -> bool:
    """Whether it matters to anybody which of two regions is where."""
    return s.band[r] != s.band[other] or any(s.pieces(place, "held") for place in (r, other))
