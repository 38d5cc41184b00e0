"""What a position is worth to each player: points he has, regions he may win, and what his pack can still do.

A sum of few things counted on the map, each with a weight; what every player will earn anyhow is left out,
since only differences matter. One action changes little: what it leaves alone is not worked out again."""

from wolves.chances import chances
from wolves.control import awards, due, packs, total
from wolves.rules import surrounded
from wolves.tables import (ACTIONS, ALPHA, CONTROL, DAYS, HIGHEST, MOONS, PACK, POINTS, TRACKS, VALUES)
from wolves.weights import SOON, WEIGHTS


def worth(s) -> list:
    """Expected final points of every player, but for what all of them will earn alike."""
    found = [float(total(s, p)) for p in range(s.players)]
    if not s.stack:
        return [points + place(s, p) for p, points in enumerate(found)]
    held, own = survey(s)
    for p, more in enumerate(regions(s, held)[:s.players]):
        found[p] += more
    share = max(0.0, 1 - len(s.calendar) / DAYS[s.players][-1])
    useful = min(1.0, SOON * share)
    if useful < 1 and len(s.stack) > 2:
        found[s.stack[0]["player"]] += (1 - useful) * ring(s, s.stack[0]["player"])
    if share:
        near, bonus = chances(s, own), tokens(s)
        for p in range(s.players):
            found[p] += useful * (bonus[p] + near[p]) + engine(s, p) * share
    return found


def ring(s, p) -> int:
    """Points of the prey that a player hunts as soon as his action under way is over."""
    hunt, n = s.side["hunt"], len(s.prey[p])
    return hunt[min(len(hunt) - 1, n + len(surrounded(s, p)))] - hunt[n]


def place(s, p) -> float:
    """Ties at the end: a region token is worth a little."""
    return 0.01 * len(s.trophies[p])


# --- regions -----------------------------------------------------------------------------------------

def survey(s) -> tuple:
    """(the pieces in each region, the places of each pack's pieces as 4 * hex + rank)."""
    region, held, own = s.board.region, [[] for _ in range(len(s.stacks) + 1)], [[] for _ in range(packs(s))]
    for h, here in enumerate(s.pieces):
        if here:
            held[region[h]] += here  # the starting board is no region: it comes last
            for piece in here:
                own[piece // HIGHEST].append(HIGHEST * h + piece % HIGHEST)
    return held, own


def standing(s, pieces) -> list:
    """[what stays, wolves, alphas] of every pack among these pieces, in points of control."""
    rows = [[0, 0, 0] for _ in range(packs(s))]
    for piece in pieces:
        p, rank = divmod(piece, HIGHEST)
        if rank == PACK or rank == ALPHA:
            rows[p][1] += 1
            rows[p][2] += rank == ALPHA
        else:
            rows[p][0] += CONTROL[rank]
    return rows


def regions(s, held) -> list:
    """What each pack may expect from the region tokens on the map."""
    gains, reached = [0.0] * packs(s), due(s)
    for r, stack in enumerate(s.stacks):
        for moon in stack:
            if MOONS.index(moon) < reached:
                for p, points, _ in awards(s, r, moon):
                    gains[p] += points
            elif held[r]:
                for p, points in stake(s, held[r], moon):
                    gains[p] += points
    return gains


def stake(s, pieces, moon) -> list:
    """[(pack, points)] that a region token that waits for its moon may bring."""
    memo, key = s.board.stakes, (tuple(pieces), moon, len(s.calendar))
    found = memo.get(key)
    if found is None:
        found = memo[key] = shared(*strengths(s, standing(s, pieces), moon), POINTS[moon])
    return found


def strengths(s, rows, moon) -> tuple:
    """([(pack, strength)] of those present, strength of nobody) until a moon."""
    w, left = WEIGHTS, DAYS[s.players][MOONS.index(moon)] - len(s.calendar)
    trust = max(0.3, 1 - w["fickle"] * left)
    present = [(p, fixed + trust * (wolves + w["alpha"] * alphas))
               for p, (fixed, wolves, alphas) in enumerate(rows) if fixed or wolves]
    return present, w["doubt"] + w["doubt_day"] * left


def shared(present, doubt, points) -> list:
    """Chances of the first and the second place go by the squares of strength."""
    squares, found = [(p, n * n) for p, n in present], []
    whole, (most, less) = doubt + sum(n for _, n in squares), points
    for p, n in squares:
        others = sum(m / (whole - m) for q, m in squares if q != p)
        found.append((p, n / whole * (most + less * others)))
    return found


# --- tokens and tracks -------------------------------------------------------------------------------

def tokens(s) -> list:
    """Bonus tokens, and the actions of this round that a player still has."""
    w, turn, found = WEIGHTS, s.stack[0]["player"], []
    more, gone = due(s) < len(MOONS), (turn - s.first) % s.players
    for p in range(s.players):
        left = 0
        if p == turn and len(s.stack) > 1:
            left = sum([f["left"] for f in s.stack if f["phase"] == "act"])
        elif p == turn or more and (p - s.first) % s.players > gone:
            left = ACTIONS
        found.append(w["action"] * s.actions[p] + w["terrain"] * s.terrains[p] + w["left"] * left)
    return found


def engine(s, p) -> float:
    """What tracks and wolves bring in turns to come."""
    a, b, c = s.dens[p]
    return STEPS[0][a] + STEPS[1][b] + STEPS[2][c] + WEIGHTS["wolf"] * s.wolves[p]


STEPS = [[WEIGHTS[track] * (n - VALUES[track][0]) for n in VALUES[track]] for track in TRACKS]
