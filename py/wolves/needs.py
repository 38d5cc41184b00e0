"""What an action needs: reasons that speak against it, none if it may be done."""

from wolves.tables import CALLED, COST, DEN, HIGHEST, LAIR, LAIRS, PACK, ROOM


def barriers(s, p, verb, h, near=None) -> list:
    """Why a player cannot do this to a hex, as codes. `near` are the hexes his alphas reach, if known."""
    why = NEEDS[verb](s, p, h)
    if s.purse(p).get(s.board.terrain[h], 0) < COST[verb]:
        why.append("poor")
    if h not in (reach(s, p, verb) if near is None else near):
        why.append("far")
    return why


def reach(s, p, verb) -> set:
    """The hexes that a pack's alphas are near enough to."""
    steps = s.value(p, "howl") if verb in ("howl", "dominate") else 1
    return {h for alpha in s.alphas(p) for h in s.board.circle(alpha, steps)}


def _den(s, p, h) -> list:
    """A hex without a token, empty or with one own wolf (ruling den_where)."""
    here, why = s.pieces[h], []
    if not s.board.land[h]:
        why.append("water")
    if s.token[h]:
        why.append("token")
    if any(piece // HIGHEST != p for piece in here):
        why.append("foreign")
    if len(here) >= ROOM or s.holds(p, DEN, h) or s.holds(p, LAIR, h):
        why.append("full")
    if not s.open_tracks(p):
        why.append("no_dens")
    return why


def _lair(s, p, h) -> list:
    """An own den at the water, in a region without a lair of one's own (pp. 9-10)."""
    why, r = [], s.board.region[h]
    if not s.holds(p, DEN, h):
        why.append("no_den")
    if not s.board.shore[h]:
        why.append("dry")
    elif any(s.holds(p, LAIR, other) for other in s.board.regions[r]):
        why.append("own_lair")
    if s.lairs[p] == LAIRS:
        why.append("no_lairs")
    return why


def _howl(s, p, h) -> list:
    """A lone wolf, and a wolf to take its place (p. 11)."""
    why = [] if s.token[h] == "lone" else ["no_lone"]
    return why if s.wolves[p] < len(CALLED) else [*why, "no_wolves"]


def _dominate(s, p, h) -> list:
    """Somebody's pack wolf or den, alone of its colour there, and one's own to take its place (p. 12)."""
    foes = [piece for piece in s.pieces[h] if piece // HIGHEST != p]
    ranks = [piece % HIGHEST for piece in foes if piece % HIGHEST in (DEN, PACK)]
    if not ranks:
        return ["no_foe"]
    if len(foes) == ROOM and foes[0] // HIGHEST == foes[1] // HIGHEST:
        return ["protected"]
    if PACK in ranks and s.wolves[p] < len(CALLED) or DEN in ranks and s.open_tracks(p):
        return []
    return ["no_wolves" if PACK in ranks else "no_dens"]


NEEDS = {"den": _den, "lair": _lair, "howl": _howl, "dominate": _dominate}


def victims(s, p, h) -> list:
    """What may be dominated on a hex where domination is possible: "pack", and tracks for a den."""
    ranks = [piece % HIGHEST for piece in s.pieces[h] if piece // HIGHEST != p]
    wolves = ["pack"] if PACK in ranks and s.wolves[p] < len(CALLED) else []
    return wolves + (s.open_tracks(p) if DEN in ranks else [])
