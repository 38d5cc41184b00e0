"""An Outpost whose loss decides the game (Nordrassil)."""

from warcraft.hooks import Law

NEAR, TAKEN = (5.0, 12.0), 20.0  # how opponents judge


class Stronghold(Law):
    """At once, when it is destroyed (ruling 108); any other Outpost is just one (ruling 107)."""

    en = "Stronghold", "If the Outpost in the stronghold is destroyed, the besiegers win."
    ru = "Оплот", "Если Застава в оплоте уничтожена, побеждают осаждающие."
    places, roles = ("stronghold",), ("besieger",)

    def value(self, s, p):
        """A besieger there; it counts less while others stand there too."""
        here = s.armed(s.board.places["stronghold"])
        return TAKEN / len(here) if p in s.board.roles["besieger"] and s.teams[p] in here else 0.0

    def aims(self, s, p):
        """To take it or to hold it."""
        return [(s.board.places["stronghold"], NEAR[p in s.board.roles["besieger"]])]

    def winners(self, s, p, step):
        lost = s.outpost[s.board.places["stronghold"]] < 0
        return {s.teams[q] for q in s.board.roles["besieger"] if lost}
