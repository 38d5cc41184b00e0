"""A space that wins if it is held at the end of one's turn with few enemies around (Elf Gate)."""

from warcraft.hooks import Law
from warcraft.units import UNITS, WIDTH

ENEMIES = 3  # RU "Elf Gate": fewer than these, over all spaces beside it together (ruling 88)


class Gate(Law):
    """There is no travel through it (ruling 89)."""

    en = "Gate", ("Whoever has a unit on the gate at the end of his turn, and fewer than 3 enemy units on "
                  "the spaces next to it together, wins.")
    ru = "Врата", ("Побеждает тот, чей отряд в конце его хода стоит у врат, если на всех соседних клетках "
                   "вместе меньше 3 вражеских отрядов.")
    places = ("gate",)

    def winners(self, s, p, step):
        gate, team = s.board.places["gate"], s.teams[p if p is not None else s.players]
        if step != "spend" or not s.units(gate, p):
            return ()
        enemies = sum(piece % WIDTH in UNITS and s.teams[piece // WIDTH] != team
                      for r in s.board.near[gate] for piece in s.pieces[r])
        return {team} if enemies < ENEMIES else ()
