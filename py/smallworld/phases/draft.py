"""Choosing a race and a power from the column (p. 3)."""

from smallworld.rules import restock
from smallworld.state import SOURCES
from tabletop import Phase
from tabletop.choice import card


class Draft(Phase):
    """One coin goes on every combination above the chosen one."""

    def actions(self, s, f):
        # O1: coins that lie on a combination help to pay for it; the rule book takes them first.
        purse = s.coins[f["player"]]
        return [("take", place) for place, (_, _, coins) in enumerate(s.column) if place <= purse + coins]

    def describe(self, s, f, action):
        place = action[1]
        race, power, coins = s.column[place]
        return card(race=race, power=power, price=place, coins=coins, tokens=tokens(s, race, power))

    def do_take(self, s, f, place):
        p = f["player"]
        s.stack.pop()
        race, power, coins = s.column.pop(place)
        for combination in s.column[:place]:
            combination[2] += 1
        s.coins[p] += coins - place
        if coins != place:
            row = [s.round, p] + [0] * len(SOURCES)
            row[2 + SOURCES.index("column")] = coins - place
            s.earned.append(row)
        b = next(b for b in s.game.slots(p) if s.race[b] is None)
        s.race[b], s.power[b], s.active[p] = race, power, b
        s.hand[b] = tokens(s, race, power)
        s.tray[race] -= s.hand[b]
        s.note("taken", player=p, race=race, power=power, paid=place, found=coins)
        restock(s)
        s.then("conquer", "redeploy", "retreats", "score", player=p, band=b, drafted=True)


def tokens(s, race, power) -> int:
    """Tokens that come with a combination: banner and badge, as far as the box goes."""
    traits = s.game.traits
    return min(s.tray[race], traits[race].tokens + traits[power].tokens)
