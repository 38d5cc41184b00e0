"""The setting of a position by hand, one thing at a time: what is not on the land and in hands lies in the
box."""

from conquest.changes import clear, vanish
from conquest.rules import garrison
from conquest.state import NOBODY, TRIBES

STEADY = ("conquer", "draft")  # phases that go on whatever is set on the land


def arrange(s, name, to, r=None, player=None, piece=None):
    """Set one thing; a turn that stands in the middle of something else begins anew."""
    if s.stack[-1]["phase"] not in STEADY and name not in ("coins", "round"):
        anew(s, s.stack[0]["player"])
    where = r if player is None else player
    DOERS[name](s, where, to, *([piece] if piece else []))
    for f in s.stack:
        if "stood" in f:
            f["stood"] = list(s.troops)  # the turn begins with what was set: a decline goes back to it


def anew(s, p):
    """The turn of player p begins; what was done in the one under way is as it lies."""
    b = s.active[s.stack[0]["player"]]
    if b != NOBODY and s.lent:
        back = min(s.lent, s.hand[b])
        s.hand[b] -= back
        s.tray[s.race[b]] += back
    s.stack, s.used, s.lent = [], {}, 0
    s.conquests, s.fought, s.attacked = [], [], []
    s.then("turn", player=p)


def name_of(s, b):
    """How a holder is called: nobody, the tribes, or by the race."""
    return None if b == NOBODY else "tribes" if b == TRIBES else s.race[b]


def spare(s, b) -> int:
    """Tokens that a band may still set: those in the box, then those in hand that are not lent."""
    return s.tray[s.race[b]] + max(0, s.hand[b] - s.lent)


def _out(s, b, n):
    """So many tokens more of a band on the land, out of the box and then out of its hand."""
    boxed = min(n, s.tray[s.race[b]])
    s.tray[s.race[b]] -= boxed
    s.hand[b] -= n - boxed


def faded(s, p) -> int:
    """The race in decline that would make room for the next, NOBODY where there is none."""
    return next((b for b in s.bands(p) if s.declined[b] and not s.ask("room", b)), NOBODY)


def _round(s, r, to):
    s.round = to


def _turn(s, r, to):
    anew(s, to)


def _coins(s, p, to):
    s.coins[p] = to


def _race(s, p, to):
    """Another race comes with all its tokens in hand and the first badge of the pile; the one before goes."""
    anew(s, s.stack[0]["player"])
    old, traits = s.active[p], s.game.traits
    if to is None or old == NOBODY or s.race[old] != to:
        _gone(s, old, to)
        s.active[p] = NOBODY
    if to is not None and s.active[p] == NOBODY:
        b = s.active[p] = _come(s, p, to)
        s.power[b] = (s.powers or s.discards).pop()
        s.hand[b] = min(s.tray[to], traits[to].tokens + traits[s.power[b]].tokens)
        s.tray[to] -= s.hand[b]


def _gone(s, b, race):
    """A band leaves; who comes for it is neither in the stack nor in the column any more."""
    if race in s.races:
        s.races.remove(race)
    elif race is not None:
        item = next(item for item in s.column if item[0] == race)
        if s.races:
            item[0] = s.races.pop()
        else:
            s.column.remove(item)
            s.powers.insert(0, item[1])
    if b != NOBODY:
        vanish(s, b)


def _come(s, p, race) -> int:
    """A place among the bands of a player for a race."""
    b = next(b for b in s.places(p) if s.race[b] is None)
    s.race[b], s.power[b], s.items[b], s.declined[b], s.hand[b] = race, None, [], False, 0
    return b


def _power(s, p, to):
    b = s.active[p]
    anew(s, s.stack[0]["player"])
    if to != s.power[b]:
        s.game.traits[s.power[b]].on_decline(s, b)
        s.memo.pop(s.power[b], None)
        _swapped(s, to, s.power[b])
        s.power[b] = to


def _swapped(s, badge, other):
    """A badge leaves its pile or the column, where another takes its place."""
    for pile in (s.powers, s.discards):
        if badge in pile:
            pile[pile.index(badge)] = other
    for item in s.column:
        if item[1] == badge:
            item[1] = other


def _hand(s, p, to):
    b = s.active[p]
    s.tray[s.race[b]] -= to - s.hand[b]
    s.hand[b] = to


def _faded(s, p, to):
    """A race in decline comes without a region: it wants one before it can stay."""
    anew(s, s.stack[0]["player"])
    old = faded(s, p)
    if to is None or old == NOBODY or s.race[old] != to:
        _gone(s, old, to)
        if to is not None:
            s.declined[_come(s, p, to)] = True


def _holder(s, r, to):
    if to == name_of(s, s.band[r]):
        return
    before = s.band[r]
    if before > TRIBES:
        s.tray[s.race[before]] += s.troops[r]
    clear(s, r)
    if to == "tribes":
        s.band[r], s.troops[r] = TRIBES, s.game.tribe_tokens
    elif to is not None:
        b = s.race.index(to)
        s.band[r], s.troops[r] = b, 1 if s.declined[b] else garrison(s, b)
        _out(s, b, s.troops[r])
        s.items[b] += s.pieces(r, "held")
    s.game.changed(s)


def _troops(s, r, to):
    _out(s, s.band[r], to - s.troops[r])
    s.troops[r] = to


def put_piece(s, r, to, piece):
    """So many pieces of a kind on region r."""
    s.put(piece, r, to - s.tokens[r].get(piece, 0))


DOERS = {"round": _round, "turn": _turn, "coins": _coins, "race": _race, "power": _power, "hand": _hand,
         "faded": _faded, "holder": _holder, "troops": _troops, "piece": put_piece}
