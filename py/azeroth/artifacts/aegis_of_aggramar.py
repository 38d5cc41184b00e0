"""Aegis of Aggramar: nothing works there until it is paid."""

from azeroth.hooks import SPENT, Artifact


class AegisOfAggramar(Artifact):
    """Nothing works there until it is paid."""

    en = ("Aegis of Aggramar",
          "End your turn by laying it in one of your regions: an opponent neither takes nor touches that "
          "region before he pays you 2 coins.")
    ru = ("Эгида Агграмара",
          "В конце хода положите её в свой регион: соперник не возьмёт и не тронет его, пока не заплатит "
          "вам 2 монеты.")
    coins = 2
    shelter = 2
    boon = 0.5

    def toll(self, s, b, r, foe):
        return self.coins if self.key in s.tokens[r] and self.key not in s.used else 0

    def ward(self, s, b, r, foe):
        return self.toll(s, b, r, foe)

    def on_paid(self, s, b, r, foe):
        if self.key in s.tokens[r]:  # ruling 87: until the turn of the one who paid ends
            s.used[self.key] = SPENT

    def on_warded(self, s, b, r, foe):
        self.on_paid(s, b, r, foe)

    def on_finish(self, s, b):
        s.then("lay", player=s.owner(b), band=b, find=self.key)
