"""What puzzles of The Wolves may ask for: points, what the next moon would bring, the lead in a region."""

from tabletop.aims import Aims, counted, kind
from wolves.after import gains
from wolves.control import control, places, total
from wolves.tables import MOONS

POINTS, NIGHT = 40, 60  # more than any turn brings


class Hunts(Aims):
    """Counted as soon as it is there."""

    def rows(self, s):
        p = s.actor
        have, moon = total(s, p), gains(s)[p]
        rows = [counted("points", p, have, have + POINTS)]
        if s.scored < len(MOONS):
            rows.append(counted("moon", p, moon, moon + NIGHT))
        return rows + [{"goal": {"leads": [r], "player": p}, "places": hexes}
                       for r, hexes in enumerate(s.board.regions) if places(control(s, r))[0] != [p]]

    def near(self, s, goal):
        p, name = goal["player"], kind(goal)
        if name == "leads":
            found = control(s, goal["leads"][0])
            return LEAD * (found[p][0] - max(mine[0] for q, mine in enumerate(found) if q != p))
        return gains(s)[p] if name == "moon" else total(s, p)


LEAD = 4  # what a point of control more is worth, in points
