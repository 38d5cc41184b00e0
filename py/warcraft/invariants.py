"""What holds in every position: pieces are no more than the box holds, limits, nobody out owns anything."""

from tabletop.form import items, number
from warcraft.decks import FACE_UP, most
from warcraft.moves import WORKERS
from warcraft.units import (BOX, CAPTIVE, KINDS, MANY, OUTPOSTS, PRINTED, ROOM, TILES, UNITS, WHOLLY, WIDTH,
                            WORKER, WORKSHOPS, top)

SIDES = 2  # of a battle


def broken(s) -> list:
    """The names of the invariants that do not hold; of a state of another shape no more is asked."""
    return [name for name, holds in INVARIANTS.items() if not holds(s)] if _shape(s) else ["shape"]


def _shape(s) -> bool:
    """An entry for every space, every player, and where they count the neutrals, if the map has any."""
    spaces, sides = (s.pieces, s.outpost, s.unfinished, s.token, s.depleted), (s.races, s.teams, s.levels)
    own = (s.gold, s.wood, s.built, s.rising, s.summoned, s.training, s.shown,
           s.hands, s.decks, s.discards, s.aside)
    return (all(len(rows) == len(s.board) for rows in spaces) and all(len(rows) == s.players for rows in own)
            and all(len(rows) == s.players + 1 for rows in sides)
            and all(0 <= piece < len(s.teams) * WIDTH and s.races[piece // WIDTH]
                    for here in s.pieces for piece in here)
            and all(_fought(s, f) for f in s.stack if f["phase"] == "battle" and "todo" in f))


def _fought(s, f) -> bool:
    """What a battle that is under way keeps of both sides, and of single units."""
    unit = lambda row: items(row, lambda n: type(n) is int, 3) and 0 <= row[0] < len(s.board)  # noqa: E731
    return (items(f.get("netted"), lambda flag: type(flag) is bool, SIDES)
            and items(f.get("due", [0, 0]), lambda n: number(n, 0, MANY), SIDES)
            and all(items(f.get(name), unit) for name in ("absent", "still"))
            and items(f.get("stay"), lambda p: number(p, 0, len(s.teams) - 1))
            and items(f.get("raised", []), lambda p: number(p, 0, s.players - 1))
            and all(number(f.get(name), 0, MANY * MANY) for name in ("idle", "rounds")))


def _box(s) -> bool:
    """Board and town together hold no more pieces than there are."""
    return not _lacking(s)


def _lacking(s) -> list:
    """Whose pieces of which kind are more than the box holds."""
    return [(p, kind) for p in range(s.players) for kind in range(len(BOX)) if s.reserve(p, kind) < 0]


def seen(s, reasons) -> dict:
    """Where what is broken shows: a space, or a seat and a kind of pieces."""
    spaces = crowds(s) if "room" in reasons else _barren(s) if "lands" in reasons else []
    found = {"space": s.board.keys[spaces[0]]} if spaces else {}
    for p, kind in _lacking(s)[:1]:
        found.update(seat=p, piece=KINDS[kind])
    return found


def _town(s) -> bool:
    """Buildings within their tiles, trained no more than there are places, goods not below zero."""
    return all(s.tiles(p, kind) >= 0 and PRINTED[kind] <= s.built[p][kind]
               and 0 <= s.summoned[p][kind] <= s.rising[p][kind] <= TILES[kind]
               and 0 <= s.training[p][kind] <= s.built[p][kind]
               for p in range(s.players) for kind in UNITS) and all(
        0 <= s.training[p][WORKER] <= WORKSHOPS and s.gold[p] >= 0 and s.wood[p] >= 0
        for p in range(s.players))


def _levels(s) -> bool:
    """Every kind at a level that there is."""
    return all(1 <= s.levels[p][kind] <= top(race, kind)
               for p, race in enumerate(s.races) if race for kind in UNITS)


def _room(s) -> bool:
    """At most three units and three workers of a side in a space, but during battles and where laws allow."""
    if s.levy or any(f["phase"] in UNSETTLED for f in s.stack):
        return True
    return not crowds(s)


def crowds(s) -> list:
    """The spaces in which more of a side stand than may."""
    found = []
    for r, here in enumerate(s.pieces):
        if len(here) > ROOM and not s.law("packs", r):
            rows = [(s.teams[piece // WIDTH], piece % WIDTH in UNITS) for piece in here
                    if piece % WIDTH != CAPTIVE]
            found += [r] * any(rows.count(row) > ROOM for row in rows)
    return found


UNSETTLED = ("battle", "fights")  # raised units may stand over the limit


def _ground(s) -> bool:
    """Lists in rising order, no worker on a mountain; Outposts within their number, builders at work."""
    peaks = [r for r, terrain in enumerate(s.board.terrain) if terrain == "mountain"]
    return all(here == sorted(here) for here in s.pieces) and not any(
        piece % WIDTH in WORKERS for r in peaks for piece in s.pieces[r]) and all(
        s.outpost.count(p) <= OUTPOSTS for p in range(s.players)) and all(
        -1 <= q < s.players for q in s.outpost) and all(
        not busy or q >= 0 and s.many(r, q, WORKER) > 0
        for r, (q, busy) in enumerate(zip(s.outpost, s.unfinished)))


def _lands(s) -> bool:
    """Only forests, goldmines and Towns carry tokens of depletion."""
    return all(0 <= n <= WHOLLY for n in s.depleted) and not _barren(s)


def _barren(s) -> list:
    """Spaces with a token of depletion that give nothing."""
    able = {"forest", "goldmine", "town"}
    return [r for r, n in enumerate(s.depleted) if n and s.board.terrain[r] not in able]


def _cards(s) -> bool:
    """No card more often than in the deck of its race."""
    for p in range(s.players):
        cards = [*s.hands[p], *s.decks[p], *s.discards[p], *s.aside[p], *[FACE_UP] * s.shown[p]]
        if any(cards.count(card) > most(s.races[p], card) for card in set(cards)):
            return False
    return True


def _gone(s) -> bool:
    """Who is out owns nothing."""
    return all(not (s.gold[p] or s.wood[p] or s.hands[p] or s.decks[p] or s.discards[p] or p in s.outpost
                    or any(piece // WIDTH == p for here in s.pieces for piece in here)) for p in s.out)


INVARIANTS = {"box": _box, "town": _town, "levels": _levels, "room": _room, "ground": _ground,
              "lands": _lands, "cards": _cards, "gone": _gone}
