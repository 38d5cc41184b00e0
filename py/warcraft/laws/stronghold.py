"""An Outpost whose loss decides the game (Nordrassil)."""

from warcraft.hooks import Law

NEAR = 4.0  # how opponents judge


class Stronghold(Law):
    """At once, when it is destroyed (ruling 108); any other Outpost is just one (ruling 107)."""

    en = "Stronghold", "If the Outpost in the stronghold is destroyed, the besiegers win."
    ru = "Оплот", "Если Застава в оплоте уничтожена, побеждают осаждающие."
    places, roles = ("stronghold",), ("besieger",)

    def value(self, s, p):
        """The same for the Outpost; less than the prize, for it is taken at once."""
        goal = s.board.places["stronghold"]
        steps = [s.board.distance(r, goal) for r in range(len(s.board)) if s.units(r, p)]
        return NEAR / (1 + min(steps, default=len(s.board)))

    def winners(self, s, p, step):
        lost = s.outpost[s.board.places["stronghold"]] < 0
        return {s.teams[q] for q in s.board.roles["besieger"] if lost}
