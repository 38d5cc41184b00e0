"""What can be set of a position by hand, as a closed list; every value that is listed leaves a position whose
tokens, banners and pieces add up."""

from conquest.arrange import faded, name_of, put_piece, spare
from conquest.rules import garrison
from conquest.state import NOBODY, TRIBES

WEALTH = 200  # coins that a player may be given


def settings(s, r=None) -> list:
    """What can be set of the table, or of region r: {"set", "is", ...} with "among" (values) or "least" and
    "most"; `player` and `piece` say of whom or what."""
    return _of_table(s) if r is None else _of_region(s, r)


def _of_table(s) -> list:
    rows = [{"set": "round", "is": s.round, "least": 1, "most": s.rounds},
            {"set": "turn", "is": s.stack[0]["player"], "among": list(range(s.players))}]
    for p in range(s.players):
        rows += [{**row, "player": p} for row in _of_player(s, p)]
    return rows


def _of_player(s, p) -> list:
    b, old = s.active[p], faded(s, p)
    race, power = (None, None) if b == NOBODY else (s.race[b], s.power[b])
    races = sorted({*s.races, *(item[0] for item in s.column)})
    powers = sorted({*s.powers, *s.discards, *(item[1] for item in s.column)})
    rows = [{"set": "coins", "is": s.coins[p], "least": 0, "most": WEALTH},
            {"set": "race", "is": race, "among": [None, *([race] if race else []), *races]}]
    if b != NOBODY:
        rows += [{"set": "power", "is": power, "among": [power, *powers]},
                 {"set": "hand", "is": s.hand[b], "least": min(s.hand[b], s.lent),
                  "most": s.hand[b] + s.tray[race]}]
    now = None if old == NOBODY else s.race[old]
    return [*rows, {"set": "faded", "is": now, "among": [None, *([now] if now else []), *races]}]


def _of_region(s, r) -> list:
    here, rows = s.band[r], [{"set": "holder", "is": name_of(s, s.band[r]), "among": _holders(s, r)}]
    if here > TRIBES:
        least = 1 if s.declined[here] else garrison(s, here)
        rows.append({"set": "troops", "is": s.troops[r], "least": min(least, s.troops[r]),
                     "most": s.troops[r] + spare(s, here)})
        rows += [row for kind, piece in sorted(s.game.pieces.items())
                 if _loose(piece) and len((row := _of_piece(s, r, kind))["among"]) > 1]
    return rows


def _of_piece(s, r, kind) -> dict:
    """How many of a kind of piece may lie here: what holds when it is tried."""
    now = s.tokens[r].get(kind, 0)
    most = now + s.boxed(kind)
    return {"set": "piece", "piece": kind, "is": now,
            "among": [n for n in range(most + 1) if n == now or _holds(s, r, kind, n)]}


def _holds(s, r, kind, n) -> bool:
    new = s.clone()
    put_piece(new, r, n, kind)
    return not s.game.check(new)


def _loose(piece) -> bool:
    """Whether a piece may be laid by hand: none that is found, stays, or comes without number."""
    return not (piece.held or piece.stays) and piece.limit < 99


def _holders(s, r) -> list:
    """Who could hold a region: nobody, the tribes, and every race that has the tokens for it."""
    names = [None] if s.board.water[r] else [None, "tribes"]
    for b, race in enumerate(s.race):
        if race and (s.band[r] == b or _fits(s, b, r)):
            names.append(race)
    return names


def _fits(s, b, r) -> bool:
    """Whether a band has the tokens for a region, and does not drown there."""
    dry = not s.board.water[r] or s.declined[b] or "water" in s.ask("waives", b, r)
    return dry and spare(s, b) >= (1 if s.declined[b] else garrison(s, b))
