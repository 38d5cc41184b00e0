"""A space that wins if it is held at the end of one's turn with few enemies around (Elf Gate)."""

from warcraft.hooks import Law
from warcraft.units import UNITS, WIDTH

ENEMIES = 3  # RU "Elf Gate": fewer than these, over all spaces beside it together (ruling 88)

GATE, CROWD = 6.0, 0.2  # how opponents judge


class Gate(Law):
    """There is no travel through it (ruling 89)."""

    en = "Gate", ("Whoever has a unit on the gate at the end of his turn, and fewer than 3 enemy units on "
                  "the spaces next to it together, wins.")
    ru = "Врата", ("Побеждает тот, чей отряд в конце его хода стоит у врат, если на всех соседних клетках "
                   "вместе меньше 3 вражеских отрядов.")
    places = ("gate",)

    def value(self, s, p):
        """Units near the gate, and few enemies around it."""
        gate = s.board.places["gate"]
        mine = [s.board.distance(r, gate) for r in range(len(s.board)) if s.units(r, p)]
        return GATE / (1 + min(mine, default=len(s.board))) - CROWD * (self._around(s, s.teams[p]) - ENEMIES)

    def winners(self, s, p, step):
        if step != "spend" or not s.units(s.board.places["gate"], p):
            return ()
        team = s.teams[p]
        return {team} if self._around(s, team) < ENEMIES else ()

    def _around(self, s, team) -> int:
        """Enemy units on all spaces beside the gate."""
        return sum(piece % WIDTH in UNITS and s.teams[piece // WIDTH] != team
                   for r in s.board.near[s.board.places["gate"]] for piece in s.pieces[r])
