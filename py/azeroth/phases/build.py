"""One piece of a kind goes up in each of some regions."""

from conquest.phases.place import Place


class Build(Place):
    """Frame: band, token, and the regions that should have one. Those that stand stay; only where the box has
    some, but too few, their owner says where (rulings 113, 117)."""

    def enter(self, s, f):
        token, bare = f["token"], self.bare(s, f)
        left = s.boxed(token)
        f["total"], f["most"] = s.count(token, f["band"]) + left, 1
        f["kept"] = [here.get(token, 0) for here in s.tokens]
        if len(bare) <= left:
            for r in bare:
                s.put(token, r)
        if len(bare) <= left or not left:
            s.stack.pop()

    def bare(self, s, f) -> list:
        """The regions that should have one and have none."""
        return [r for r in f["regions"] if f["token"] not in s.tokens[r]]

    def places(self, s, f):
        return f["regions"]
