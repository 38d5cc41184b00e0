"""A heap of tokens spread over regions by small settings: (verb, region, how many) as often as one likes."""

from functools import cache

from tabletop import Phase, choice

MANY = 99  # tokens that nobody has


@cache
def settings(verb, r) -> list:
    """All settings of a region, made once: number = place in the list."""
    return [(verb, r, n) for n in range(MANY + 1)]


class Spread(Phase):
    """Setting a region to n moves tokens between it and the heap; done is legal when the heap fits. The frame
    may name the `most` that a region may hold, one number for all or a list of them."""

    verb = "spread"

    def places(self, s, f) -> list: "Regions that may hold tokens."
    def here(self, s, f, r) -> int: "Tokens on a region now."
    def least(self, s, f, r) -> int: "Tokens that must stay on a region."
    def heap(self, s, f) -> int: "Tokens not yet placed."
    def owed(self, s, f) -> int: "Tokens that must remain in the heap."
    def set(self, s, f, r, n): "Make a region hold n tokens."

    def portion(self, s, f, r) -> int:
        """How many more a region must be given to be better off."""
        return 1

    def actions(self, s, f):
        heap, verb, acts, gather = self.heap(s, f), self.verb, [], False
        places, most = self.places(s, f), f.get("most", MANY)
        caps = most if type(most) is list else None
        for r in places:
            here, least = self.here(s, f, r), self.least(s, f, r)
            top, most = here + heap, caps[r] if caps else most
            acts += settings(verb, r)[least:(top if top < most else most) + 1]
            gather = gather or here > least
        if heap == self.owed(s, f) or not places:
            acts.append(("done",))
        if gather:
            acts.append(("gather",))
        return acts

    def prune(self, s, f, actions):
        """All tokens come to the heap, then the regions are set in rising order, the last to the rest."""
        if actions[-1] == ("gather",) and ("set" not in f or self.heap(s, f) < self.owed(s, f)):
            return actions[-1:]
        rest = [r for r in self.places(s, f) if r > f.get("set", -1)]
        if not rest:  # set by hand, out of order: everything is open again if something is left
            return [("done",)] if ("done",) in actions else actions
        r, most = rest[0], f.get("most", MANY)
        caps = [most[place] for place in rest] if type(most) is list else [most] * len(rest)
        spare = self.here(s, f, r) + self.heap(s, f) - self.owed(s, f)
        fewest = max(self.least(s, f, r), spare - sum(caps[1:]))  # the others must hold what is left
        if len(rest) == 1:
            fewest = spare
        return settings(self.verb, r)[fewest:min(spare, caps[0]) + 1] or actions

    def describe(self, s, f, action):
        if len(action) < 3:
            return {}
        return choice.heap(action[1], action[2], heap=self.heap(s, f), owed=self.owed(s, f))

    def do_gather(self, s, f):
        for r in self.places(s, f):
            self.set(s, f, r, self.least(s, f, r))
        f["set"] = -1

    def put(self, s, f, r, n):
        """Carry out a setting; `set` is the last one as long as all come in rising order from a full heap."""
        places = self.places(s, f)
        full = all(self.here(s, f, place) <= self.least(s, f, place) for place in places)
        last = f.pop("set", -1 if full else r)
        self.set(s, f, r, n)
        if r == next((place for place in places if place > last), None):
            f["set"] = r
