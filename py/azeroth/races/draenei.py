"""Draenei: the first loss comes home."""

from azeroth.hooks import ALLIANCE, Race


class Draenei(Race):
    """The first loss comes home."""

    en = "Draenei", "The first token you would lose in each opponent's turn comes back to your hand."
    ru = ("Дренеи",
          "Первая фишка, которую вы должны потерять в ход каждого соперника, возвращается к вам в руку.")
    tokens, limit, faction = 7, 12, ALLIANCE

    def losses(self, s, b, r, foe):
        dark = self.key in s.used or s.owner(foe) == s.owner(b)  # ruling 40: nothing is due in their own turn
        return int(dark)

    def on_beaten(self, s, b, r, foe, lost):
        others = [n for key, n in s.parts("losses", b, r, foe) if key != self.key]
        if not lost and self.key not in s.used and 0 not in others:  # rulings 38, 39: nothing was due
            s.used[self.key] = True
            s.note("spared", player=s.owner(b), race=self.key, region=r)
