"""The setting of a position by hand, one thing at a time: what stands nowhere is left out, what is needed and
was left out comes from there, else from the pack board."""

from wolves.invariants import missing
from wolves.tables import (ACTIONS, CALLED, DEN, DENS, HIGHEST, KINDS, LAIR, LAIRS, LONE, PAIRS, POINTS,
                           STACK, TRACKS)

STEADY = ("turn", "act")  # phases that go on whatever is set on the map


def arrange(s, name, to, h=None, player=None, piece=None):
    """Set one thing; a turn that stands in the middle of an action begins anew."""
    if s.stack[-1]["phase"] not in STEADY:
        anew(s, s.stack[0]["player"])
    where = h if player is None else player
    DOERS[name](s, where, to, *([piece] if piece else []))
    for p in range(s.players):
        supply(s, p)


def anew(s, p):
    """The turn of player p begins, without what the first turn of a match brings."""
    s.stack = [{"phase": "turn", "player": p}]
    s.then("act", player=p, left=ACTIONS)


def supply(s, p):
    """Take off a pack board what stands on the map and was never taken; the rest is left out."""
    dens = s.dens[p]
    while missing(s, p)[DEN] < 0 and min(dens) < DENS:
        dens[dens.index(min(dens))] += 1
    s.lairs[p] = min(LAIRS, s.lairs[p] + max(0, -missing(s, p)[LAIR]))
    while min(missing(s, p)[DEN + 1:LAIR]) < 0 and s.wolves[p] < len(CALLED):
        s.wolves[p] += 1
    s.out[p] = missing(s, p)


def _field(name):
    """What sets a number a player has."""
    def put(s, p, to):
        getattr(s, name)[p] = to
    return put


def _round(s, h, to):
    s.round = to


def _turn(s, h, to):
    anew(s, to)


def _days(s, h, to):
    """Days that are free again lose what lay on them; on others a lone wolf lies."""
    s.calendar = s.calendar[:to] + [LONE] * (to - len(s.calendar))


def _dens(s, p, to, track):
    s.dens[p][TRACKS.index(track)] = to


def _tile(s, p, to, pair):
    faces = s.faces[p]
    faces[next(n for n in range(1, len(faces)) if pair == "-".join(PAIRS[n - 1]))] = to


def _prey(s, p, to, kind):
    s.prey[p] = [other for other in s.prey[p] if other != kind] + [kind] * to


def _trophies(s, p, to, moon):
    s.trophies[p] = [other for other in s.trophies[p] if other != moon] + [moon] * to


def _points(s, p, to, moon):
    worth = POINTS[moon][1]
    s.points[p] = [other for other in s.points[p] if other != worth] + [worth] * to


def _slot(n):
    """What puts a piece in the first or second place of a hex, or takes it away."""
    def put(s, h, to):
        here = s.pieces[h]
        del here[n:n + 1]
        if to is not None:
            kind, p = to.split(":")
            s.put(h, HIGHEST * (s.players if p == "virtual" else int(p)) + KINDS.index(kind))
    return put


def _token(s, h, to):
    s.token[h], s.heap[h] = to or "", 0 if to is None else 1 if to == "lone" else STACK[s.players]


def _heap(s, h, to):
    s.heap[h] = to


def _stack(s, h, to):
    """The tokens of two regions change places."""
    r = s.board.region[h]
    other = next(q for q, stack in enumerate(s.stacks) if ("+".join(stack) or None) == to)
    s.stacks[r], s.stacks[other] = s.stacks[other], s.stacks[r]


DOERS = {"round": _round, "turn": _turn, "days": _days, "dens": _dens, "tile": _tile, "prey": _prey,
         "trophies": _trophies, "points": _points, "one": _slot(0), "other": _slot(1), "token": _token,
         "heap": _heap, "stack": _stack,
         **{name: _field(name) for name in ("lairs", "wolves", "actions", "terrains")}}
