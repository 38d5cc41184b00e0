"""What a pack can do soon: call lone wolves near by, raise lairs, hunt prey that is half surrounded."""

from wolves.tables import (ALPHA, CALLED, DEN, HIGHEST, LAIR, LAIR_POINTS, LAIRS, PACK, SURROUND,
                           WOLF_POINTS)
from wolves.weights import FEW, READY, WALK, WEIGHTS


def chances(s, own) -> list:
    """What all this is worth to each player; `own` are his places as 4 * hex + rank."""
    memo, found = s.board.chances, []
    laid = tuple([(h, kind) for h, kind in enumerate(s.token) if kind])
    for p in range(s.players):
        key = (laid, tuple(own[p]), tuple(s.faces[p]), s.terrains[p], tuple(s.dens[p]), s.lairs[p],
               s.wolves[p], tuple(s.prey[p]))
        value = memo.get(key)
        if value is None:
            value = memo[key] = chance(s, p, [divmod(place, HIGHEST) for place in own[p]], laid)
        found.append(value)
    return found


def chance(s, p, own, laid) -> float:
    """The same for one player whose [(hex, rank)] are known."""
    alphas = [h for h, rank in own if rank == ALPHA]
    prey = [h for h, kind in laid if kind != "lone"]
    value = hunts(s, p, {h for h, rank in own if rank == PACK or rank == ALPHA}, prey)
    if alphas:
        ready = {kind: READY[min(n, len(READY) - 1)] for kind, n in s.purse(p).items()}
        lone = [h for h, kind in laid if kind == "lone"]
        value += calls(s, p, alphas, ready, lone) + raises(s, p, own, alphas, ready)
    return value


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
