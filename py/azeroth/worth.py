"""What a position of this game is worth: beside what the family counts, the faction bonus as it grows, pieces
that pay whoever stands around them, and in teams the weaker member."""

import conquest.worth
from azeroth.rules import bonus, tributes
from conquest.state import NOBODY
from conquest.worth import turns, waiting

WEAKER = 0.75  # of a side, what its weaker member is worth, whose coins count (facts, team_variant)


def worth(s) -> list:
    """Expected final coins of every player, but for what all of them will earn alike."""
    found = conquest.worth.worth(s)
    if s.stack:
        p = s.stack[0]["player"]
        if s.conquests and s.active[p] != NOBODY and waiting(s, p):
            found[p] += bonus(s, s.active[p])
        for kinds in s.tokens:
            if kinds and not s.game.paying.isdisjoint(kinds):
                flowing(s, found)
    return allied(s, found) if s.teams else found


def flowing(s, found):
    """Add what pieces pay to those who stand around them."""
    later = s.game.weights["bonus"] * turns(s)
    for p in range(s.players):
        coins = sum([tributes(s, b) for b in s.bands(p)])
        found[p] += coins * (bool(waiting(s, p)) + later)


def allied(s, found) -> list:
    """A side is worth what its weaker member is, and a little of the other; each stands for his share."""
    sides = s.game.sides(s)
    shares = []
    for side in sides:
        members = [n for n, other in zip(found, sides) if other == side]
        whole = WEAKER * min(members) + (1 - WEAKER) * max(members)
        shares.append(whole / len(members))
    return shares
