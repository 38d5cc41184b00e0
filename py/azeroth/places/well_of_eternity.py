"""Well of Eternity: it flows to the water and pays whoever lives around it."""

from azeroth.finds import show
from azeroth.hooks import Place
from azeroth.rules import leads
from tabletop import Phase
from tabletop.choice import at


class WellOfEternity(Place):
    """Found, it goes to a sea or a lake of its island; without one another place comes instead."""

    en = ("Well of Eternity",
          "It lies in a sea or a lake. At the end of his turn it pays 2 coins to the player whose race, "
          "active or in decline, has more regions around it than any other race.")
    ru = ("Источник Вечности",
          "Лежит в море или озере. В конце хода приносит 2 монеты тому, чья раса, активная или угасшая, "
          "занимает вокруг него больше регионов, чем любая другая.")
    coins = 2

    def on_found(self, s, b, r):
        shores = waters(s, r)
        if len(shores) == 1:
            flow(s, s.owner(b), shores[0])
        elif shores:
            s.then("well", player=s.owner(b), region=r)  # ruling 79: whoever found it chooses
        else:
            s.put(self.key, r, -1)  # ruling 78: it leaves the game
            others = [kind for kind in s.unused if kind in s.game.places]
            if others:
                kind = others[s.random(len(others))]
                s.unused.remove(kind)
                show(s, kind, r)

    def tribute(self, s, b, r):
        return self.coins * leads(s, b, r)  # rulings 80, 81: each race apart, murlocs too, only around it


class Well(Phase):
    """To which water it flows. Frame: where it was found."""

    def actions(self, s, f):
        waiting = f["region"] in s.where(WellOfEternity.key)
        return [("flow", r) for r in waters(s, f["region"])] if waiting else []

    def describe(self, s, f, action):
        return at(action[1])

    def do_flow(self, s, f, r):
        flow(s, f["player"], r)


def flow(s, p, r):
    """Whoever found it, it lies in water r now."""
    s.move(WellOfEternity.key, r)
    s.note("flowed", player=p, region=r)


def waters(s, r) -> list:
    """The seas and lakes of the island of region r."""
    island = s.board.island
    return [other for other, wet in enumerate(s.board.water) if wet and island[other] == island[r]]
