"""Frogs: they hop over whatever lies between."""

from conquest.hooks import Trait

HOP = 2  # regions


class Frogs(Trait):
    """Regions two steps from their own are near, too."""

    en = "Frogs", "You may take regions two steps away from your own, hopping over land, water and enemies."
    ru = "Лягушки", "Можно захватывать регионы в двух шагах от своих, прыгая через сушу, воду и врагов."
    tokens, limit = 5, 10

    def reach(self, s, b):
        return {r for home in s.lands(b) for r in s.board.within(home, HOP)}
