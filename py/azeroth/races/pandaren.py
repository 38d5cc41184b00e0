"""Pandaren: whom they spared owes them peace."""

from azeroth.hooks import NEUTRAL, Race


class Pandaren(Race):
    """Whom they spared owes them peace."""

    en = ("Pandaren",
          "End your turn by giving harmony to every opponent whose active race you did not attack: if he "
          "then attacks you, it costs him 2 coins, once a turn.")
    ru = ("Пандарены",
          "В конце хода подарите гармонию каждому сопернику, чью активную расу вы не атаковали: если он "
          "нападёт на вас, то заплатит вам 2 монеты, раз за ход.")
    tokens, limit, faction = 5, 10, NEUTRAL
    flair = 0.8
    coins, keeps = 2, list  # in `memo` the players in harmony with them, in `used` who of them has paid

    def on_turn(self, s, b):
        s.memo.pop(self.key, None)

    def on_finish(self, s, b):
        s.memo[self.key] = [p for p in range(s.players) if p != s.owner(b) and p not in s.attacked]
        s.note("harmony", player=s.owner(b), players=s.memo[self.key])

    def toll(self, s, b, r, foe):
        p = s.owner(foe)
        owes = p in s.memo.get(self.key, ()) and p not in s.used.get(self.key, ())
        return self.coins if owes else 0

    def amends(self, s, b, r, foe):
        return self.toll(s, b, r, foe)

    def on_paid(self, s, b, r, foe):
        s.used[self.key] = [s.owner(foe)]  # once a turn, however often he attacks

    def on_decline(self, s, b):
        s.memo.pop(self.key, None)

    def hopes(self, s, b):
        spared = s.players - 1 - len(s.attacked)  # who will be in harmony with them if the turn ends so
        return 0.3 * len(s.memo.get(self.key, range(spared)))
