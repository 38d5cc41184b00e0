"""What a position is worth to each player: points he has, regions he may win, and what his pack can still do.

A sum of few things counted on the map, each with a weight. The weights are ours, found by self-play in the
arena; what every player will earn anyhow is left out, since only differences matter."""

from wolves.control import awards, due, packs, total
from wolves.tables import (ACTIONS, ALPHA, CALLED, CONTROL, DAYS, DEN, HIGHEST, LAIR, LAIR_POINTS, LAIRS,
                           MOONS, PACK, POINTS, SURROUND, TRACKS, VALUES, WOLF_POINTS)

WEIGHTS = {
    "doubt": 0.8, "doubt_day": 0.25,  # strength of nobody in a region: now, for each day until its moon
    "fickle": 0.06,  # how much less a wolf counts than a den, for each day until the moon
    "alpha": 0.3,  # of a point of control, for winning ties
    "left": 3.5,  # an action still to come in this round
    "action": 2.8, "terrain": 1.4,  # a bonus token
    "spread": 2.0, "speed": 1.1, "howl": 1.4,  # a step of a track, at the beginning of the game
    "wolf": 0.6,  # a wolf on the map, at the beginning
    "call": 0.35, "called": 2.5,  # a lone wolf in reach, of what it would bring beside its points
    "raise": 0.45, "raised": 2.0, "away": 0.3,  # a den that can be a lair, likewise; for steps of an alpha
    "hunted": (0.0, 0.1, 0.3, 0.8),  # of what prey would bring, by hexes with wolves beside it
}
SOON = 4  # chances and tokens are worth less in the last quarter of the game


def worth(s) -> list:
    """Expected final points of every player, but for what all of them will earn alike."""
    found = [float(total(s, p)) for p in range(s.players)]
    if not s.stack:
        return [points + place(s, p) for p, points in enumerate(found)]
    rows, own = survey(s)
    for p, more in enumerate(regions(s, rows)[:s.players]):
        found[p] += more
    share = max(0.0, 1 - len(s.calendar) / DAYS[s.players][-1])
    if not share:
        return found
    useful, lone, prey = min(1.0, SOON * share), [], []
    for h, kind in enumerate(s.token):
        if kind:
            (lone if kind == "lone" else prey).append(h)
    for p in range(s.players):
        near = chances(s, p, own[p], lone, prey)
        found[p] += useful * (tokens(s, p) + near) + engine(s, p) * share
    return found


def place(s, p) -> float:
    """Ties at the end: a region token is worth a little."""
    return 0.01 * len(s.trophies[p])


# --- regions -----------------------------------------------------------------------------------------

def survey(s) -> tuple:
    """([what stays, wolves, alphas] in points of control by region and pack, [(hex, rank)] by pack)."""
    every, region = range(packs(s)), s.board.region
    rows, own = [[[0, 0, 0] for _ in every] for _ in s.stacks], [[] for _ in every]
    for h, here in enumerate(s.pieces):
        for piece in here:
            p, rank = divmod(piece, HIGHEST)
            own[p].append((h, rank))
            if region[h] < 0:
                continue
            mine = rows[region[h]][p]
            if rank == PACK or rank == ALPHA:
                mine[1] += 1
                mine[2] += rank == ALPHA
            else:
                mine[0] += CONTROL[rank]
    return rows, own


def regions(s, found) -> list:
    """What each pack may expect from the region tokens on the map."""
    gains, reached = [0.0] * packs(s), due(s)
    for r, stack in enumerate(s.stacks):
        for moon in stack:
            if MOONS.index(moon) < reached:
                for p, points, _ in awards(s, r, moon):
                    gains[p] += points
            else:
                stake(s, found[r], moon, gains)
    return gains


def stake(s, rows, moon, gains):
    """Add what a region token that waits for its moon may bring to each pack."""
    present, doubt = strengths(s, rows, moon)
    shared(present, doubt, POINTS[moon], gains)


def strengths(s, rows, moon) -> tuple:
    """([(pack, strength)] of those present, strength of nobody) until a moon."""
    w, left = WEIGHTS, DAYS[s.players][MOONS.index(moon)] - len(s.calendar)
    trust = max(0.3, 1 - w["fickle"] * left)
    present = [(p, fixed + trust * (wolves + w["alpha"] * alphas))
               for p, (fixed, wolves, alphas) in enumerate(rows) if fixed or wolves]
    return present, w["doubt"] + w["doubt_day"] * left


def shared(present, doubt, points, gains):
    """Chances of the first and the second place go by the squares of strength."""
    squares = [(p, n * n) for p, n in present]
    whole, (most, less) = doubt + sum(n for _, n in squares), points
    for p, n in squares:
        others = sum(m / (whole - m) for q, m in squares if q != p)
        gains[p] += n / whole * (most + less * others)


# --- tokens and tracks -------------------------------------------------------------------------------

def tokens(s, p) -> float:
    """Bonus tokens, and the actions of this round that a player still has."""
    w, turn, left = WEIGHTS, s.stack[0]["player"], 0
    if p == turn and len(s.stack) > 1:
        left = sum([f["left"] for f in s.stack if f["phase"] == "act"])
    elif p == turn or (p - s.first) % s.players > (turn - s.first) % s.players and due(s) < len(MOONS):
        left = ACTIONS
    return w["action"] * s.actions[p] + w["terrain"] * s.terrains[p] + w["left"] * left


def engine(s, p) -> float:
    """What tracks and wolves bring in turns to come."""
    w, dens = WEIGHTS, s.dens[p]
    steps = sum(w[track] * (VALUES[track][n] - VALUES[track][0]) for track, n in zip(TRACKS, dens))
    return steps + w["wolf"] * s.wolves[p]


# --- chances near by ---------------------------------------------------------------------------------

def chances(s, p, own, lone, prey) -> float:
    """Lone wolves in reach, dens that may become lairs, prey half surrounded."""
    alphas = [h for h, rank in own if rank == ALPHA]
    ready = {kind: READY[min(n, len(READY) - 1)] for kind, n in s.purse(p).items()}
    value = hunts(s, p, {h for h, rank in own if rank == PACK or rank == ALPHA}, prey)
    if alphas:
        value += calls(s, p, alphas, ready, lone) + raises(s, p, own, alphas, ready)
    return value


READY = (0.4, 0.7, 1.0)  # how near an action of two tiles is, by tiles that show its terrain
WALK, FEW = 3, 4  # steps beyond howling range, and lone wolves, that are looked at


def calls(s, p, alphas, ready, lone) -> float:
    """Lone wolves within howling range; the first counts most."""
    if s.wolves[p] == len(CALLED):
        return 0.0
    reach, board, found = s.value(p, "howl"), s.board, []
    for h in lone:
        row = board.far(h)
        away = min([row[alpha] for alpha in alphas]) - reach
        if away <= WALK:
            found.append(ready[board.terrain[h]] / (1 + max(0, away)))
    found.sort(reverse=True)
    value = WOLF_POINTS[s.wolves[p] + 1] - WOLF_POINTS[s.wolves[p]] + WEIGHTS["called"]
    return WEIGHTS["call"] * value * sum([part / (1 + n) for n, part in enumerate(found[:FEW])])


def raises(s, p, own, alphas, ready) -> float:
    """Own dens at the water of regions without an own lair."""
    board, best = s.board, {}
    dens = [h for h, rank in own if rank == DEN and board.shore[h]]
    if s.lairs[p] == LAIRS or not dens:
        return 0.0
    lairs = [board.region[h] for h, rank in own if rank == LAIR]
    for h in dens:
        r = board.region[h]
        if r not in lairs:
            row = board.far(h)
            away = max(0, min([row[alpha] for alpha in alphas]) - 1)
            best[r] = max(best.get(r, 0.0), ready[board.terrain[h]] / (1 + WEIGHTS["away"] * away))
    return WEIGHTS["raise"] * (LAIR_POINTS[1] + WEIGHTS["raised"]) * sum(best.values())


def hunts(s, p, wolves, prey) -> float:
    """Prey of kinds not yet taken, by how far it is surrounded."""
    mine, kinds, hunt, near = s.prey[p], {}, s.side["hunt"], s.board.near
    if len(mine) == len(hunt) - 1:
        return 0.0
    for h in prey:
        kind = s.token[h]
        if kind not in mine:
            beside = len(wolves.intersection(near[h]))
            if beside > kinds.get(kind, 0):
                kinds[kind] = min(beside, SURROUND)
    value = hunt[len(mine) + 1] - hunt[len(mine)] + (WEIGHTS["action"] if s.side["prey_bonus"] else 0)
    return value * sum([WEIGHTS["hunted"][n] for n in kinds.values()])
