"""The coins of a turn (p. 5)."""

from tabletop import Phase


class Score(Phase):
    """Every region pays; races and powers add theirs."""

    def enter(self, s, f):
        p = f["player"]
        coins = s.game.earnings(s, p)
        s.coins[p] += sum(coins.values())
        s.game.book(s, p, **coins)
        s.note("scored", player=p, coins=sum(coins.values()), **coins)
        for b in s.bands(p):
            s.ask("on_scored", b)
