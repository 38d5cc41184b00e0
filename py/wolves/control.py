"""Who controls a region, what its token brings, and what a pack is worth at the end."""

from wolves.tables import ALPHA, CONTROL, DAYS, DUEL, HIGHEST, LAIR_POINTS, MOONS, POINTS, WOLF_POINTS


def control(s, r) -> list:
    """[points, alphas] of every pack in a region, the virtual one last if there are two players (p. 15)."""
    found = [[0, 0] for _ in range(packs(s))]
    for h in s.board.regions[r]:
        for piece in s.pieces[h]:
            owner, rank = divmod(piece, HIGHEST)
            found[owner][0] += CONTROL[rank]
            found[owner][1] += rank == ALPHA
    return found


def packs(s) -> int:
    """How many packs there are, a virtual one included."""
    return s.players + (s.players == DUEL)


def places(found) -> tuple:
    """Who is first and who second in a region, as lists: several first share, several second get nothing."""
    present = sorted((mine for mine in found if mine[0]), reverse=True)
    first = [p for p, mine in enumerate(found) if present and mine == present[0]]
    rest = present[len(first):]
    return first, [p for p, mine in enumerate(found) if len(first) == 1 and rest and mine == rest[0]]


def awards(s, r, moon) -> list:
    """[(player, points, whether it is the region token)] for scoring a region (p. 15; rulings region_empty,
    region_single, tie_first, tie_second, virtual_first)."""
    first, second = places(control(s, r))
    most, less = POINTS[moon]
    if len(first) == 1:
        found = [(first[0], most, True)] + [(p, less, False) for p in second[:len(second) == 1]]
    else:
        found = [(p, less, False) for p in first]
    return [award for award in found if award[0] < s.players]


def due(s) -> int:
    """How many moons the calendar has reached."""
    return sum(len(s.calendar) >= day for day in DAYS[s.players])


def score_moon(s, moon):
    """All regions with this moon on top are scored; their tokens leave the map."""
    s.note("moon", moon=moon)
    for r, stack in enumerate(s.stacks):
        if not stack or stack[-1] != moon:
            continue
        found, reached = awards(s, r, moon), control(s, r)
        stack.pop()
        for p, points, token in found:
            if token:
                s.trophies[p].append(moon)
            else:
                s.points[p].append(points)
        s.note("scored", region=r, moon=moon, control=reached, awards=[list(award) for award in found])
    s.scored = MOONS.index(moon) + 1


def earnings(s, p) -> dict:
    """Points of a player as the game stands, by their source (p. 16): the last open value of each track."""
    side, tracks = s.side, [s.side["track"][n] for n in s.dens[p]]
    return {"spread": tracks[0], "speed": tracks[1], "howl": tracks[2], "lairs": LAIR_POINTS[s.lairs[p]],
            "prey": side["hunt"][len(s.prey[p])], "wolves": WOLF_POINTS[s.wolves[p]],
            "tokens": sum(s.points[p]) + sum(POINTS[moon][0] for moon in s.trophies[p])}


def total(s, p) -> int:
    """The same in one number."""
    a, b, c = s.dens[p]
    track = s.side["track"]
    return (track[a] + track[b] + track[c] + LAIR_POINTS[s.lairs[p]] + s.side["hunt"][len(s.prey[p])]
            + WOLF_POINTS[s.wolves[p]] + sum(s.points[p]) + sum(POINTS[moon][0] for moon in s.trophies[p]))
