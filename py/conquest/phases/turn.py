"""A player's turn from its first choice to its last coin, and whose turn comes next."""

from conquest.state import NOBODY
from tabletop import Phase


class Turn(Phase):
    """Bottom of the stack: lays out a turn, then hands over to the next player."""

    def enter(self, s, f):
        p = f["player"]
        s.used, s.conquests, s.attacked, s.fought, s.lent = {}, [], [], [], 0
        s.note("turn", player=p, round=s.round)
        if s.active[p] != NOBODY:
            s.then(*s.game.course, player=p, band=s.active[p])
        else:
            s.then("draft", player=p)
        for b in s.bands(p):
            s.ask("on_turn", b)

    def leave(self, s, f):
        following = (f["player"] + 1) % s.players
        if following == s.first:
            if s.round == s.rounds:
                s.note("over")
                return
            s.round += 1
        s.then("turn", player=following)
