"""What becomes of regions by other means than conquest."""

from azeroth.finds import settled
from azeroth.hooks import HOME
from azeroth.rules import alone, amends, kin
from conquest.changes import beat, clear, vanish
from conquest.state import NOBODY, TRIBES


def blast(s, b, r):
    """Region r is emptied by band b as if it were conquered (p. 10, bombs; facts, bomb-as-conquest)."""
    foe, race, was = s.band[r], s.race[s.band[r]], s.troops[r]
    s.conquests.append([b, r, foe, race, was, beat(s, foe, r, b)])
    s.game.changed(s)


def drive(s, b, r, to):
    """Band b drives something from region r: what screens the tokens there, or a token to another region of
    its race; without one it goes out of the game (p. 13)."""
    foe, screens = s.band[r], s.pieces(r, "screen")
    if screens:
        first = max(screens, key=lambda kind: s.game.traits[kind].screen)
        s.put(first, r, -1)
        s.note("fell", player=s.owner(foe), what=first, region=r)
        return
    if foe == TRIBES:
        s.fallen += s.troops[r]  # ruling 104
        clear(s, r)
    else:
        _expel(s, b, r, to)
    s.game.changed(s)


def _expel(s, b, r, to):
    """A token of a race leaves region r; whom it leaves alone there follows it, in decline, or comes to hand
    (rulings 44, 45)."""
    foe = s.band[r]
    if to == NOBODY:
        _atone(s, b, r)
        to = HOME if s.ask("saves", foe, r, b) else NOBODY
    s.ask("on_driven", foe, r, b, to)
    s.troops[r] -= 1
    _bring(s, foe, 1, to)
    if to >= 0:
        _join(s, foe, to, HOME)  # ruling 46: beside a champion
    _join(s, foe, r, to if s.declined[foe] else HOME)


def _join(s, foe, r, to):
    """Whoever of band foe stands on region r alone, as its kind never does, goes elsewhere."""
    if not alone(s, foe, r):
        return
    rest = kin(s, r)
    s.troops[r] -= rest
    _bring(s, foe, rest, to)
    if not s.troops[r]:
        _forsake(s, foe, r)


def _forsake(s, foe, r):
    """Nobody of band foe is left on region r."""
    clear(s, r)
    s.ask("on_lost", foe, r)
    if s.declined[foe] and not s.total(foe):
        vanish(s, foe)


def _atone(s, b, r):
    """Who throws out a token attacks its race, and pays what that costs (rulings 102, 127)."""
    foe, due = s.band[r], amends(s, b, r)
    affront(s, r)
    if due:
        s.game.pay(s, s.owner(b), s.owner(foe), due)
        s.ask("on_paid", foe, r, b)


def _bring(s, b, n, to):
    """Tokens of band b come to a region, to hand, or out of the game (ruling 106: these are lost)."""
    if to == HOME:
        s.hand[b] += n
    elif to == NOBODY:
        s.tray[s.race[b]] += n
        s.fallen += n
    else:
        s.troops[to] += n


def affront(s, r):
    """The active race on region r counts as attacked, and be it in vain (ruling 102)."""
    foe = s.band[r]
    if foe > TRIBES and not s.declined[foe] and s.owner(foe) not in s.attacked:
        s.attacked.append(s.owner(foe))


def movables(s, r) -> tuple:
    """What a portal takes along from a region: who stands there, how many, and the pieces."""
    return s.band[r], s.troops[r], _pieces(s, r, cover=False)


def _pieces(s, r, cover) -> dict:
    """The pieces on a region that a portal leaves where they are, or the others."""
    return {kind: n for kind, n in s.tokens[r].items() if s.game.traits[kind].cover == cover}


def swap(s, r, other):
    """All that stands on two regions changes places, but for what a portal leaves where it is."""
    here, there = movables(s, r), movables(s, other)
    for place, (band, troops, pieces) in ((r, there), (other, here)):
        s.band[place], s.troops[place] = band, troops
        s.tokens[place] = {**_pieces(s, place, cover=True), **pieces}
    for b in dict.fromkeys((s.band[r], s.band[other])):
        if b > TRIBES:
            s.items[b] = [kind for place in s.lands(b) for kind in s.pieces(place, "held")]
    for place in (r, other):
        settled(s, place)
    s.game.changed(s)
