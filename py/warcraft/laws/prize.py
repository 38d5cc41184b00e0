"""A space that wins for its besiegers if a unit of theirs ends its turn there (Nordrassil)."""

from warcraft.hooks import Law

NEAR = 5.0  # how opponents judge


class Prize(Law):
    """Whoever moves after him may still drive him away (ruling 111)."""

    en = "Prize", "A besieger who has a unit on the prize at the end of his turn wins with his side."
    ru = "Главная цель", ("Осаждающий, чей отряд в конце его хода стоит на главной цели, побеждает со своей "
                          "стороной.")
    places, roles = ("prize",), ("besieger",)

    def value(self, s, p):
        """The nearer the better, to take it or to hold it."""
        goal = s.board.places["prize"]
        steps = [s.board.distance(r, goal) for r in range(len(s.board)) if s.units(r, p)]
        return NEAR / (1 + min(steps, default=len(s.board)))

    def winners(self, s, p, step):
        here = step == "spend" and p in s.board.roles["besieger"] and s.units(s.board.places["prize"], p)
        return {s.teams[p]} if here else ()
