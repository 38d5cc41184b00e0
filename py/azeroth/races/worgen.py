"""Worgen: two shapes, one for each turn."""

from azeroth.hooks import ALLIANCE, Race
from conquest.state import NOBODY
from tabletop.choice import plain

HUMAN, WORGEN = 1, 2  # what `used` says of this turn


class Worgen(Race):
    """Two shapes, one for each turn."""

    en = ("Worgen",
          "Each turn choose a form: the human one brings 2 coins at once, the worgen one costs 1 coin "
          "and makes every region 1 token cheaper.")
    ru = ("Воргены",
          "Каждый ход выберите облик: человеческий сразу приносит 2 монеты, облик воргена стоит 1 "
          "монету, зато все регионы дешевле на 1 фишку.")
    tokens, limit, faction = 5, 10, ALLIANCE
    boon = 1.3
    gift, price = 2, 1

    def begins(self, s, b):
        if self.key in s.used:
            return []
        return [("human",), ("wolf",)] if s.coins[s.owner(b)] >= self.price else [("human",)]

    def cost(self, s, b, r):
        return -(s.used.get(self.key) == WORGEN)

    def shown(self, s, b, action):
        return plain(trait=self.key, coins=self.gift if action == ("human",) else -self.price)

    def do_human(self, s, f):
        self._change(s, f, HUMAN, self.gift)

    def do_wolf(self, s, f):
        self._change(s, f, WORGEN, -self.price)

    def _change(self, s, f, form, coins):
        """Ruling 2: paid at once; ruling 4: who has chosen a form does not decline in this turn."""
        s.used[self.key], f["left"] = form, -1
        s.game.pay(s, NOBODY, f["player"], coins, "race")
        s.note("form", player=f["player"], form=form, coins=coins)

    def catches(self, s, b):
        return 0.19 * s.hand[b] if s.used.get(self.key) == WORGEN else 0.0
