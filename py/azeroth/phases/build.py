"""One piece of a kind goes up in each of some regions."""

from conquest.phases.place import Place


class Build(Place):
    """Frame: band, token, and the regions that should have one. Those that stand stay; only where the box has
    too few their owner says where (rulings 113, 117)."""

    def enter(self, s, f):
        token = f["token"]
        bare = [r for r in f["regions"] if token not in s.tokens[r]]
        left = s.boxed(token)
        f["total"], f["most"] = s.count(token, f["band"]) + left, 1
        f["kept"] = [here.get(token, 0) for here in s.tokens]
        if len(bare) <= left:
            for r in bare:
                s.put(token, r)
            s.stack.pop()

    def places(self, s, f):
        return f["regions"]
