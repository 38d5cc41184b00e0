"""A space that wins if it is held at the end of one's turn with few enemies around (Elf Gate)."""

from warcraft.hooks import Law
from warcraft.units import UNITS, WIDTH

ENEMIES = 3  # RU "Elf Gate": fewer than these, over all spaces beside it together (ruling 88)

GATE, CROWD, HELD = 24.0, 2.0, 12.0  # how opponents judge


class Gate(Law):
    """There is no travel through it (ruling 89)."""

    en = "Gate", ("Whoever has a unit on the gate at the end of his turn, and fewer than 3 enemy units on "
                  "the spaces next to it together, wins.")
    ru = "Врата", ("Побеждает тот, чей отряд в конце его хода стоит у врат, если на всех соседних клетках "
                   "вместе меньше 3 вражеских отрядов.")
    places = ("gate",)

    def hopes(self, s, p):
        """Few enemies around the gate, and a unit there that wins."""
        around = self._around(s, s.teams[p])
        return HELD * (around < ENEMIES and s.units(s.board.places["gate"], p) > 0) - CROWD * around

    def lures(self, s, p):
        """The gate, and whoever stands in the way to it."""
        gate = s.board.places["gate"]
        ring = [r for r in s.board.near[gate] if s.armed(r) - {s.teams[p]}]
        return [(gate, GATE), *((r, GATE / 2) for r in ring)]

    def winners(self, s, p, step):
        if step != "spend" or not s.units(s.board.places["gate"], p):
            return ()
        team = s.teams[p]
        return {team} if self._around(s, team) < ENEMIES else ()

    def _around(self, s, team) -> int:
        """Enemy units on all spaces beside the gate."""
        return sum(piece % WIDTH in UNITS and s.teams[piece // WIDTH] != team
                   for r in s.board.near[s.board.places["gate"]] for piece in s.pieces[r])
