"""What happens to pieces outside of their own moves."""

from warcraft.units import KINDS


def kill(s, r, p, kind):
    """A unit is removed as a loss; a law may send it elsewhere instead (Nordrassil)."""
    s.take(r, p, kind)
    goal = s.law("saved", r, p, kind)
    if goal is not None:
        s.put(goal, p, kind)
    s.note("killed", player=p, piece=KINDS[kind], r=r, to=goal)
