"""What can be set of a position by hand, as a closed list; hands and decks stay as they are."""

from warcraft.arrange import arrange
from warcraft.units import (FLYING, KINDS, NECROMANCER, PRINTED, ROOM, STEPS, TILES, UNITS, WHOLLY, WORKER,
                            WORKSHOPS, top)

WEALTH, ROUNDS = 40, 60  # goods that a player may be given; rounds
PLACED = (*UNITS, WORKER)  # kinds that anybody may have on the board
ABLE = ("forest", "goldmine")  # land that is depleted


def settings(s, r=None) -> list:
    """What can be set of the table, or of space r: {"set", "is", ...} with "among" (values) or "least" and
    "most"; `player` and `piece` say of whom or what."""
    return _of_table(s) if r is None else _of_space(s, r)


def counted(name, now, most, least=0, **more) -> dict:
    """A row of a number."""
    return {"set": name, **more, "is": now, "least": least, "most": max(now, most)}


def _of_table(s) -> list:
    rows = [counted("round", s.round, ROUNDS, 1),
            {"set": "turn", "is": s.stack[0]["player"], "among": sorted(s.playing)},
            {"set": "step", "is": s.stack[0]["step"], "among": list(STEPS)}]
    for p in s.playing:
        rows += [{**row, "player": p} for row in _of_player(s, p)]
    return rows


def _of_player(s, p) -> list:
    rows = [counted("gold", s.gold[p], WEALTH), counted("wood", s.wood[p], WEALTH)]
    for kind in UNITS:
        name = KINDS[kind]
        rows += [counted("levels", s.levels[p][kind], top(s.races[p], kind), 1, piece=name),
                 counted("built", s.built[p][kind], PRINTED[kind] + TILES[kind] - s.rising[p][kind],
                         max(PRINTED[kind], s.training[p][kind]), piece=name),
                 counted("training", s.training[p][kind],
                         min(s.built[p][kind], s.training[p][kind] + s.reserve(p, kind)), piece=name)]
    busy = s.training[p][WORKER]
    free = min(WORKSHOPS, busy + s.reserve(p, WORKER))
    return [*rows, counted("training", busy, free, piece=KINDS[WORKER])]


def _of_space(s, r) -> list:
    rows, land = [], s.board.terrain[r]
    kinds = (FLYING,) if land == "mountain" else PLACED
    for p in sorted(s.playing):
        for kind in (*kinds, *([NECROMANCER] if s.many(r, p, NECROMANCER) else [])):
            now = s.many(r, p, kind)
            piece = f"{KINDS[kind]}:{p}"
            fits = [n for n in range(max(now, ROOM) + 1) if n == now or _holds(s, r, n, piece)]
            if len(fits) > 1:
                rows.append({"set": "pieces", "piece": piece, "is": now, "among": fits})
    owner, now = s.outpost[r], None
    if owner >= 0:
        now = f"{'rising' if s.unfinished[r] else 'outpost'}:{owner}"
    ways = [f"{how}:{p}" for p in sorted(s.playing) for how in ("outpost", "rising")]
    among = [value for value in (None, *ways) if value == now or _holds(s, r, value)]
    if len(among) > 1 and land not in ("town", "mountain"):
        rows.append({"set": "outpost", "is": now, "among": among})
    if land in ABLE:
        rows.append({"set": "depleted", "is": s.depleted[r], "among": list(range(WHOLLY + 1))})
    return rows


def _holds(s, r, value, piece=None) -> bool:
    new = s.clone()
    arrange(new, "pieces" if piece else "outpost", value, r, piece=piece)
    return not s.game.check(new)
