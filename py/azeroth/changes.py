"""What becomes of regions by other means than conquest."""

from azeroth.finds import settled
from conquest.changes import beat
from conquest.state import TRIBES


def blast(s, b, r):
    """Region r is emptied by band b as if it were conquered (p. 10, bombs; facts, bomb-as-conquest)."""
    foe, race, was = s.band[r], s.race[s.band[r]], s.troops[r]
    s.conquests.append([b, r, foe, race, was, beat(s, foe, r, b)])
    s.game.changed(s)


def affront(s, r):
    """The active race on region r counts as attacked, and be it in vain (ruling 102)."""
    foe = s.band[r]
    if foe > TRIBES and not s.declined[foe] and s.owner(foe) not in s.attacked:
        s.attacked.append(s.owner(foe))


def swap(s, r, other):
    """All that stands on two regions changes places, but for what a portal leaves where it is."""
    traits, here, there = s.game.traits, s.tokens[r], s.tokens[other]
    for facts in (s.band, s.troops):
        facts[r], facts[other] = facts[other], facts[r]
    for place, own, new in ((r, here, there), (other, there, here)):
        s.tokens[place] = {**{kind: n for kind, n in own.items() if traits[kind].cover},
                           **{kind: n for kind, n in new.items() if not traits[kind].cover}}
    for b in dict.fromkeys((s.band[r], s.band[other])):
        if b > TRIBES:
            s.items[b] = [kind for place in s.lands(b) for kind in s.pieces(place, "held")]
            s.ask("on_swapped", b, r, other)
    for place in (r, other):
        settled(s, place)
    s.game.changed(s)
