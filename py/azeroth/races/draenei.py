"""Draenei: the first loss comes home."""

from azeroth.hooks import ALLIANCE, HOME, Race


class Draenei(Race):
    """The first loss comes home."""

    en = "Draenei", "The first token you would lose in each opponent's turn comes back to your hand."
    ru = ("Дренеи",
          "Первая фишка, которую вы должны потерять в ход каждого соперника, возвращается к вам в руку.")
    tokens, limit, faction = 7, 12, ALLIANCE
    boon = 0.3

    def saves(self, s, b, r, foe):
        return self.key not in s.used and s.owner(foe) != s.owner(b)  # ruling 40: not in their own turn

    def losses(self, s, b, r, foe):
        return int(not self.saves(s, b, r, foe))

    def on_beaten(self, s, b, r, foe, lost):
        others = [n for key, n in s.parts("losses", b, r, foe) if key != self.key]
        if not lost and self.key not in s.used and 0 not in others:  # rulings 38, 39: nothing was due
            self._shine(s, b, r)

    def on_driven(self, s, b, r, foe, to):
        if to == HOME:
            self._shine(s, b, r)

    def _shine(self, s, b, r):
        s.used[self.key] = True
        s.note("spared", player=s.owner(b), race=self.key, region=r)
