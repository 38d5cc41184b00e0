"""An Outpost whose loss decides the game (Nordrassil)."""

from warcraft.laws.prize import Prize


class Stronghold(Prize):
    """At once, when it is destroyed (ruling 108); any other Outpost is just one (ruling 107)."""

    en = "Stronghold", "If the Outpost in the stronghold is destroyed, the besiegers win."
    ru = "Оплот", "Если Застава в оплоте уничтожена, побеждают осаждающие."
    places = ("stronghold",)
    _taken = 20.0

    def winners(self, s, p, step):
        lost = s.outpost[self._spot(s)] < 0
        return {s.teams[q] for q in s.board.roles["besieger"] if lost}
