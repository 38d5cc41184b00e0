"""Choosing a race and a power from the column (p. 3)."""

from conquest.column import places, restock
from tabletop import Phase
from tabletop.choice import card


class Draft(Phase):
    """One coin goes on every combination above the chosen one."""

    def actions(self, s, f):
        # O1: coins that lie on a combination help to pay for it; the rule book takes them first.
        purse, lane = s.coins[f["player"]], places(s, s.game.lane_of(s, f["player"]))
        return [("take", place) for price, place in enumerate(lane) if price <= purse + s.column[place][2]]

    def describe(self, s, f, action):
        place = action[1]
        race, power, coins = s.column[place]
        return card(race=race, power=power, price=len(above(s, place)), coins=coins,
                    tokens=tokens(s, race, power))

    def do_take(self, s, f, place):
        p, paid = f["player"], above(s, place)
        s.stack.pop()
        for combination in paid:
            combination[2] += 1
        race, power, coins = s.column.pop(place)
        s.coins[p] += coins - len(paid)
        if coins != len(paid):
            s.game.book(s, p, column=coins - len(paid))
        b = next(b for b in s.places(p) if s.race[b] is None)
        s.race[b], s.power[b], s.active[p] = race, power, b
        s.hand[b] = tokens(s, race, power)
        s.tray[race] -= s.hand[b]
        s.note("taken", player=p, race=race, power=power, paid=len(paid), found=coins)
        restock(s)
        s.then(*s.game.course, player=p, band=b, drafted=True)


def above(s, place) -> list:
    """The combinations of its column that stand above one, each of which it makes dearer by a coin."""
    lane = places(s, s.game.lane(s.column[place][0]))
    return [s.column[other] for other in lane[:lane.index(place)]]


def tokens(s, race, power) -> int:
    """Tokens that come with a combination: banner and badge, as far as the box goes."""
    traits = s.game.traits
    return min(s.tray[race], traits[race].tokens + traits[power].tokens)
