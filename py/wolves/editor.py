"""What can be set of a position by hand, as a closed list; every value that is listed leaves a position that
holds, with all pieces of a pack on the map, the calendar and its board, or left out."""

from wolves.arrange import arrange
from wolves.tables import (ALPHA, CALLED, DAYS, DEALT, DEN, DENS, HIGHEST, KINDS, LAIR, LAIRS, LONE, MOONS,
                           PACK, PAIRS, POINTS, PREY, ROOM, STACK, STACKS, TRACKS)

ROUNDS, WEALTH = 60, 9  # rounds; bonus tokens that a player may be given
BEFORE = ("pack", "faces", "draft")  # phases of the set-up, in which nothing can be set
SLOTS = ("one", "other")


def settings(s, h=None) -> list:
    """What can be set of the table, or of hex h: {"set", "is", ...} with "among" (values) or "least" and
    "most"; `player` and `piece` say of whom or what."""
    if any(f["phase"] in BEFORE for f in s.stack):
        return []
    return _of_table(s) if h is None else _of_hex(s, h)


def counted(name, now, most, least=0, **more) -> dict:
    """A row of a number."""
    return {"set": name, **more, "is": now, "least": least, "most": most}


def _of_table(s) -> list:
    days, taken = DAYS[s.players], len(s.calendar)
    rows = [counted("round", s.round, max(ROUNDS, s.round), 1),
            {"set": "turn", "is": s.stack[0]["player"], "among": list(range(s.players))},
            counted("days", taken, max(days[-1], taken), [0, *days][s.scored])]
    for p in range(s.players):
        rows += [{**row, "player": p} for row in _of_player(s, p)]
    return rows


def _of_player(s, p) -> list:
    out = s.out[p]
    rows = [counted("dens", n, DENS, max(0, n - out[DEN]), piece=track)
            for track, n in zip(TRACKS, s.dens[p])]
    rows += [counted("lairs", s.lairs[p], LAIRS, max(0, s.lairs[p] - out[LAIR])),
             counted("wolves", s.wolves[p], len(CALLED), _fewest(s, p)),
             counted("actions", s.actions[p], max(WEALTH, s.actions[p])),
             counted("terrains", s.terrains[p], max(WEALTH, s.terrains[p]))]
    rows += [{"set": "tile", "piece": "-".join(pair), "is": face, "among": list(pair)}
             for pair, face in zip(PAIRS, s.faces[p][1:])]
    rows += [counted("prey", int(kind in s.prey[p]), 1, piece=kind) for kind in PREY]
    for moon in MOONS:
        won, shared = s.trophies[p].count(moon), _shared(s, p, moon)
        free = max(0, _dealt(s, moon) - sum(stack.count(moon) for stack in s.stacks) - won - shared)
        rows += [counted(name, n, n + free, piece=moon) for name, n in (("trophies", won), ("points", shared))
                 if n + free]
    return rows


def _shared(s, p, moon) -> int:
    """Tokens for second places and ties when a moon was scored."""
    return s.points[p].count(POINTS[moon][1])


def _dealt(s, moon) -> int:
    return sum(stack.count(moon) for stack in DEALT[s.players])


def _fewest(s, p) -> int:
    """The fewest wolves that can have been called: those on the map and the calendar have been."""
    n, out = s.wolves[p], list(s.out[p])
    while n and out[CALLED[n - 1]]:
        n -= 1
        out[CALLED[n]] -= 1
    return n


def _of_hex(s, h) -> list:
    rows, here = [], s.pieces[h]
    if s.board.land[h] and not s.token[h]:
        for slot in range(min(len(here) + 1, ROOM)):
            now = name_of(s, here[slot]) if slot < len(here) else None
            among = [value for value in (None, *_all(s)) if value == now or _holds(s, SLOTS[slot], h, value)]
            if len(among) > 1:
                rows.append({"set": SLOTS[slot], "is": now, "among": list(dict.fromkeys([*among, now]))})
    if s.board.land[h] and not here:
        now = s.token[h] or None
        rows.append({"set": "token", "is": now, "among": [None, *(kind for kind in ("lone", *PREY)
                                                                  if kind == now or _left(s, kind))]})
        if now in PREY and STACK[s.players] > 1:
            rows.append(counted("heap", s.heap[h], STACK[s.players], 1))
    r = s.board.region[h]
    stacks = sorted({"+".join(stack) or None for stack in s.stacks}, key=str) if r >= 0 else []
    if len(stacks) > 1:
        rows.append({"set": "stack", "is": "+".join(s.stacks[r]) or None, "among": stacks})
    return rows


def name_of(s, piece) -> str:
    """How a piece is called: its kind and whose it is."""
    p, rank = divmod(piece, HIGHEST)
    return f"{KINDS[rank]}:{p if p < s.players else 'virtual'}"


def _all(s) -> list:
    """Every piece that may stand somewhere."""
    return [name_of(s, HIGHEST * p + rank) for p in range(s.players) for rank in (PACK, ALPHA, DEN, LAIR)]


def _holds(s, slot, h, value) -> bool:
    new = s.clone()
    arrange(new, slot, value, h)
    return not s.game.check(new) and all(min(new.out[p]) >= 0 for p in range(s.players))


def _left(s, kind) -> bool:
    """Whether the box has one more of what is hunted or called."""
    most = s.board.mark.count("lone") if kind == "lone" else STACKS[s.players][PREY.index(kind)]
    lies = s.token.count(kind) + (s.calendar.count(LONE) if kind == "lone" else 0)
    return lies < most
