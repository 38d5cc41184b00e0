"""What happens to pieces outside of their own moves."""

from warcraft.units import KINDS


def kill(s, r, p, kind):
    """A unit is removed as a loss; a law may send it elsewhere instead, its owner choosing among several
    spaces (Nordrassil)."""
    s.take(r, p, kind)
    s.note("killed", player=p, piece=KINDS[kind], r=r)
    goals = s.law("saved", r, p, kind)
    if len(goals) == 1:
        back(s, goals[0], p, kind)
    elif goals:
        s.then("back", player=p, piece=KINDS[kind], goals=goals)


def back(s, r, p, kind):
    """A killed unit is in the game again."""
    s.put(r, p, kind)
    s.note("back", player=p, piece=KINDS[kind], r=r)
