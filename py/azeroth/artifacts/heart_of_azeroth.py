"""Heart of Azeroth: all who live around it pay."""

from azeroth.hooks import Artifact
from conquest.state import NOBODY


class HeartOfAzeroth(Artifact):
    """All who live around it pay."""

    en = ("Heart of Azeroth",
          "End your turn by laying it in one of your regions: every opponent whose active race stands next "
          "to it pays you 1 coin.")
    ru = ("Сердце Азерот",
          "В конце хода положите его в свой регион: каждый соперник, чья активная раса стоит рядом, "
          "платит вам 1 монету.")
    coins = 1
    boon = 0.6

    def on_finish(self, s, b):
        s.then("lay", player=s.owner(b), band=b, find=self.key)

    def on_laid(self, s, b, r):
        for q in range(s.players):
            active = s.active[q]  # rulings 90, 91: team mates too, and each pays what he has
            if q != s.owner(b) and any(s.band[other] == active != NOBODY for other in s.board.near[r]):
                s.game.pay(s, q, s.owner(b), min(self.coins, s.coins[q]))
