"""Halflings: they turn up anywhere and dig in."""

from conquest.hooks import Trait


class Halflings(Trait):
    """May enter anywhere; the first two regions get a hole and cannot be taken."""

    en = ("Halflings",
          "You may begin on any land region. The first two regions you take get holes and are immune while "
          "you stay and are active.")
    ru = ("Халфлинги",
          "Начать можно с любого региона суши. Первые два захваченных получают норы и неприступны, пока вы "
          "там и раса активна.")
    tokens, limit, holes = 6, 11, 2
    flair = -0.5

    def waives(self, s, b, r):
        return {"inland"}

    def on_conquered(self, s, b, r, was_empty):
        dug = s.memo.get(self.key, 0)
        if dug < self.holes and s.boxed("hole"):  # ruling 29: a hole that is lost is not given again
            s.memo[self.key] = dug + 1
            s.put("hole", r)

    def on_decline(self, s, b):
        s.lift("hole", b)
