"""What those who watch a battle are told: who fights on both sides, and what a roll comes to."""

from warcraft.battle import ring
from warcraft.units import KINDS, MELEE, WORKER


def sides(s, f) -> list:
    """[[[space, player, name], ...], ...], the mover's first; nothing in a clone, which tells nobody."""
    if s.events is None:
        return []
    found = [[[place, p, KINDS[kind]] for place, p, kind in ring.units(s, f, n)] for n in ring.SIDES]
    for row in found:
        for place, p in {(place, p) for place, p, _ in row}:
            unit = [place, p, KINDS[MELEE]]
            for _ in range(min(s.levied(place, p), row.count(unit))):  # some may be out of the battle
                row[row.index(unit)][2] = KINDS[WORKER]
    return found


def due(s, f, n, **facts):
    """How many losses a side has to take now, and what took others away."""
    s.note("due", team=ring.teams(s, f)[n], n=f["due"][n], **facts)
