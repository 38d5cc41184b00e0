"""Which actions are worth thinking about: moves to hexes that lure, good places for dens, all that scores."""

from wolves.tables import (ALPHA, CALLED, DEN, LAIR, LAIRS, PACK, POINTS, RANK, SURROUND,
                           WOLF_POINTS)
from wolves.worth import shared, standing, strengths, survey

MOVES, MORE, DENS, FOES = 8, 5, 2, 4  # first moves, further moves, hexes for dens, victims looked at
CALL, CONTROLS, RAISE, SHORE, BESIDE = 0.5, 2, 1.6, 0.3, (0.4, 1.4, 6.0)  # our weights of what lures


def notable(s, f, actions) -> list:
    """Those worth thinking about; what is left out is worse than something that stays."""
    p = f["player"]
    moves = [action for action in actions if action[0] == "move"]
    rest = [action for action in actions if action[0] not in ("move", "stay")]
    if not moves and (not rest or rest[0][0] in ("done", "extra")):
        return rest or actions[:1]
    margin = margins(s, p)
    dens = [action for action in rest if action[0] == "den"]
    foes = [action for action in rest if action[0] == "dominate"]
    keep = [action for action in rest if action[0] not in ("den", "dominate")]
    keep += best_dens(s, p, dens, margin)
    keep += sorted(foes, key=lambda action: -margin[s.board.region[action[1]]])[:FOES]
    count = MOVES if f["phase"] == "act" else MORE
    return keep + best_moves(s, p, moves, margin, count)


def margins(s, p) -> list:
    """By region: what one more point of control would bring to a player; nothing for the starting board."""
    found = []
    for stack, pieces in zip(s.stacks, survey(s)[0]):
        rows = standing(s, pieces)
        more = [list(row) for row in rows]
        more[p][1] += 1
        gains = [0.0, 0.0]
        for moon in stack:
            for n, table in enumerate((rows, more)):
                gains[n] += dict(shared(*strengths(s, table, moon), POINTS[moon])).get(p, 0.0)
        found.append(gains[1] - gains[0])
    return found + [0.0]


def best_dens(s, p, dens, margin) -> list:
    """Every track, on the hexes that count most: at the water, or where control is wanted."""
    if not dens:
        return []
    board = s.board
    lairs = {board.region[h] for h, rank in s.own(p) if rank == LAIR or rank == DEN and board.shore[h]}
    value = {h: margin[board.region[h]] + RAISE * (board.shore[h] and board.region[h] not in lairs)
             for _, h, _ in dens}
    best = sorted(value, key=lambda h: -value[h])[:DENS]
    return [action for action in dens if action[1] in best]


def best_moves(s, p, moves, margin, count) -> list:
    """The moves that gain most, few of each wolf."""
    pull = lures(s, p, margin)
    gain = {action: pull[RANK[action[2]]][action[3]] - pull[RANK[action[2]]][action[1]] for action in moves}
    taken, found, most = {}, [], (count + 1) // 2
    for action in sorted(moves, key=lambda action: -gain[action]):
        if taken.get(action[1:3], 0) < most:
            taken[action[1:3]] = taken.get(action[1:3], 0) + 1
            found.append(action)
            if len(found) == count:
                break
    return found


def lures(s, p, margin) -> dict:
    """By rank of wolf: how much each hex is worth standing on."""
    board, own = s.board, s.own(p)
    pack = [margin[r] for r in board.region]
    preys(s, p, {h for h, rank in own if rank in (PACK, ALPHA)}, pack)
    alpha = list(pack)
    if s.wolves[p] < len(CALLED):
        reach, more = s.value(p, "howl"), WOLF_POINTS[s.wolves[p] + 1] - WOLF_POINTS[s.wolves[p]]
        for h, token in enumerate(s.token):
            if token == "lone":
                for other in board.circle(h, reach):
                    alpha[other] += CALL * (more + CONTROLS)
    if s.lairs[p] < LAIRS:
        waters(s, own, alpha)
    return {PACK: pack, ALPHA: alpha}


def preys(s, p, wolves, pack):
    """Hexes beside prey that a player has none of, more if others of his wolves stand there."""
    hunt, n = s.side["hunt"], len(s.prey[p])
    if n + 1 == len(hunt):
        return
    for h, kind in enumerate(s.token):
        if kind and kind != "lone" and kind not in s.prey[p]:
            beside = min(SURROUND - 1, len(wolves.intersection(s.board.near[h])))
            for other in s.board.near[h]:
                pack[other] += BESIDE[beside] * (hunt[n + 1] - hunt[n] + 1) / len(hunt)


def waters(s, own, alpha):
    """Alphas beside dens at the water can make lairs, and beside the water can prepare them."""
    board = s.board
    lairs = {board.region[h] for h, rank in own if rank == LAIR}
    for h, rank in own:
        if rank == DEN and board.shore[h] and board.region[h] not in lairs:
            alpha[h] += RAISE
            for other in board.near[h]:
                alpha[other] += RAISE
    for h, shore in enumerate(board.shore):
        if shore and board.region[h] not in lairs:
            alpha[h] += SHORE
