"""A band's own pieces, such as camps and heroes, are set on its regions."""

from conquest.phases.spread import Spread


class Place(Spread):
    """Frame: token kind, how many in all, the most that may share a region, those kept where they are."""

    verb = "place"

    def places(self, s, f):
        return s.lands(f["band"])

    def here(self, s, f, r):
        return s.tokens[r].get(f["token"], 0)

    def least(self, s, f, r):
        return f["kept"][r] if "kept" in f else 0

    def heap(self, s, f):
        """Those that do not lie yet, as many as the box has."""
        return min(f["total"] - s.count(f["token"], f["band"]), s.boxed(f["token"]))

    def owed(self, s, f):
        """What no region has room for stays off the map."""
        room = f["most"] * len(self.places(s, f)) - s.count(f["token"], f["band"])
        return max(0, self.heap(s, f) - room)

    def set(self, s, f, r, n):
        s.put(f["token"], r, n - self.here(s, f, r))

    def actions(self, s, f):
        return super().actions(s, f) if self.places(s, f) else []

    def describe(self, s, f, action):
        return {**super().describe(s, f, action), "token": f["token"]}

    def do_place(self, s, f, r, n):
        self.put(s, f, r, n)
