"""An Outpost whose loss decides the game (Nordrassil)."""

from warcraft.hooks import Law


class Stronghold(Law):
    """At once, when it is destroyed (ruling 108); any other Outpost is just one (ruling 107)."""

    en = "Stronghold", "If the Outpost in the stronghold is destroyed, the besiegers win."
    ru = "Оплот", "Если Застава в оплоте уничтожена, побеждают осаждающие."
    places, roles = ("stronghold",), ("besieger",)

    def winners(self, s, p, step):
        lost = s.outpost[s.board.places["stronghold"]] < 0
        return {s.teams[q] for q in s.board.roles["besieger"] if lost}
