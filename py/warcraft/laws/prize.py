"""A space that wins for its besiegers if a unit of theirs ends its turn there (Nordrassil)."""

from warcraft.hooks import Law

NEAR = 5.0, 12.0  # how opponents judge


class Prize(Law):
    """Whoever moves after him may still drive him away (ruling 111)."""

    en = "Prize", "A besieger who has a unit on the prize at the end of his turn wins with his side."
    ru = "Главная цель", ("Осаждающий, чей отряд в конце его хода стоит на главной цели, побеждает со своей "
                          "стороной.")
    places, roles = ("prize",), ("besieger",)
    _taken = 15.0  # how opponents judge

    def hopes(self, s, p):
        """A besieger there; it counts less while others stand there too."""
        here = s.armed(self._spot(s))
        return self._taken / len(here) if p in s.board.roles["besieger"] and s.teams[p] in here else 0.0

    def lures(self, s, p):
        """To take it or to hold it."""
        return [(self._spot(s), NEAR[p in s.board.roles["besieger"]])]

    def winners(self, s, p, step):
        here = step == "spend" and p in s.board.roles["besieger"] and s.units(self._spot(s), p)
        return {s.teams[p]} if here else ()

    def _spot(self, s) -> int:
        return s.board.places[self.places[0]]
