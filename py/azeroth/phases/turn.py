"""A turn of this game."""

import conquest.phases.turn


class Turn(conquest.phases.turn.Turn):
    """What fell in the last one is forgotten."""

    def enter(self, s, f):
        s.fallen = 0
        super().enter(s, f)
