"""Intimidating: they make others move."""

from azeroth.changes import drive
from azeroth.hooks import Power
from azeroth.rules import amends, company, touch, touchable, wards
from conquest.changes import fight
from conquest.state import NOBODY, TRIBES
from tabletop.choice import at, walk


class Intimidating(Power):
    """They make others move."""

    en = ("Intimidating",
          "Three times a turn drive a token of a rival race next to you to another region of that race, or "
          "out of the game if it has none; walls and forts fall first.")
    ru = ("Устрашители",
          "Трижды за ход прогоните фишку чужой расы из соседнего региона в другой регион этой расы, а если "
          "его нет, то из игры; сначала падают стены и форты.")
    tokens, times, deeds = 4, 3, ("drive",)
    boon = 1.0

    def offers(self, s, b):
        if not s.hand[b] or s.used.get(self.key, 0) == self.times:  # ruling 34
            return []
        beside = set().union(*[s.board.near[r] for r in s.lands(b)])  # rulings 20, 108
        return [act for r in sorted(beside) if s.owner(s.band[r]) != s.owner(b) and touchable(s, b, r)
                for act in self._ways(s, b, r)]

    def _ways(self, s, b, r) -> list:
        """Where a token of region r may be driven: to others of its race that are open; without any it goes
        out of the game, and so do murlocs and what screens them."""
        foe, plain = s.band[r], [("drive", r)]
        if foe == NOBODY:
            return []
        if foe == TRIBES or s.pieces(r, "screen"):
            return plain
        if s.troops[r] == company(s, r):  # ruling 54
            return []
        others = [place for place in s.lands(foe) if place != r]
        if others:  # ruling 107
            return [("drive", r, to) for to in others if touchable(s, b, to) and not wards(s, b, to)]
        purse = s.coins[s.owner(b)]
        return plain if wards(s, b, r) + amends(s, b, r) <= purse else []

    def shown(self, s, b, action):
        left = self.times - s.used.get(self.key, 0)
        return walk(*action[1:], left=left) if len(action) > 2 else at(action[1], left=left)

    def do_drive(self, s, f, r, to=NOBODY):
        b = f["band"]
        s.used[self.key] = s.used.get(self.key, 0) + 1
        fight(s, b)  # ruling 33: no region is left and nobody declines after it
        touch(s, b, r)
        s.note("driven", player=f["player"], foe=s.owner(s.band[r]), region=r, to=to,
               out=self._lost(s, b, r, to))
        drive(s, b, r, to)

    def _lost(self, s, b, r, to) -> bool:
        """Whether what is driven from region r goes out of the game."""
        foe = s.band[r]
        saved = foe > TRIBES and s.ask("saves", foe, r, b)
        return to == NOBODY and not s.pieces(r, "screen") and not saved

    def catches(self, s, b):
        return 0.2 * (self.times - s.used.get(self.key, 0)) if s.hand[b] else 0.0
