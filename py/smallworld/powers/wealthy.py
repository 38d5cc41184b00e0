"""Wealthy: a full purse to begin with."""

from conquest.hooks import Trait


class Wealthy(Trait):
    """Seven coins, once."""

    en = "Wealthy", "7 more coins, once, at the end of your first turn with this race."
    ru = "Богатые", "Ещё 7 монет, один раз, в конце первого хода этой расы."
    tokens, purse, passing = 4, 7, True
    flair = -1.4

    def income(self, s, b):
        return 0 if s.memo.get(self.key) else self.purse

    def on_scored(self, s, b):
        s.memo[self.key] = True
