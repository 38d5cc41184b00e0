"""The printed numbers that the screen shows before they are reached."""

from wolves import tables as t

NUMBERS = {
    "cost": t.COST, "tracks": t.TRACKS, "values": t.VALUES, "prey": t.PREY, "sides": t.SIDES,
    "moons": t.MOONS, "points": t.POINTS, "lairs": t.LAIR_POINTS, "lair_bonus": t.LAIR_BONUS,
    "wolves": t.WOLF_POINTS, "called": [t.KINDS[rank] for rank in t.CALLED],
}
