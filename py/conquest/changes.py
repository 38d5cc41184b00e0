"""What becomes of bands: they take regions, lose and leave them, decline and vanish."""

from conquest.column import restock
from conquest.rules import DIE, toll
from conquest.state import NOBODY, TRIBES


def conquer(s, b, r, n, losses=None, **told):
    """Band b attacks region r and takes it with n tokens from its hand. told: what the log adds."""
    attack(s, b, r)
    seize(s, b, r, n, losses, **told)


def attack(s, b, r):
    """Band b begins a conquest of region r, whatever comes of it."""
    fight(s, b)
    challenge(s, b, r)


def challenge(s, b, r):
    """Whoever holds region r is attacked by band b, which pays the toll asked there."""
    due, foe = toll(s, b, r), s.band[r]
    if due:
        s.game.pay(s, s.owner(b), s.owner(foe), due)
    if foe > TRIBES and s.owner(foe) != s.owner(b):
        if due:
            s.ask("on_paid", foe, r, b)
        s.ask("on_attacked", foe, r, b)


def fight(s, b):
    """Band b has begun its conquests of this turn."""
    if b not in s.fought:
        s.fought.append(b)


def seize(s, b, r, n, losses=None, **told):
    """Region r is band b's; whoever was there is beaten."""
    foe, was = s.band[r], s.troops[r]
    race = s.race[foe] if foe > TRIBES else None
    lost = beat(s, foe, r, b, losses) if foe != NOBODY else 0
    s.conquests.append([b, r, foe, race, was, lost])
    s.hand[b] -= n
    s.band[r], s.troops[r] = b, n
    s.note("conquered", player=s.owner(b), race=s.race[b], region=r, tokens=n, foe=s.owner(foe), **told)
    s.items[b] += s.pieces(r, "held")
    s.tell_pieces("on_conquered", r, foe == NOBODY)
    s.ask("on_conquered", b, r, foe == NOBODY)
    s.game.changed(s)


def beat(s, foe, r, b, losses=None) -> int:
    """Band foe loses region r to band b: some tokens go back to the box, the rest to its hand (p. 4);
    how many were lost."""
    tokens, p = s.troops[r], s.owner(foe)
    if foe == TRIBES:
        clear(s, r)
        return tokens
    if not s.declined[foe] and not s.declined[b] and p not in s.attacked:
        s.attacked.append(p)  # ruling 50: what a race in decline does is no attack of the active one
    lost = min(tokens, s.game.losses(s, foe, r, b) if losses is None else losses)
    s.ask("on_beaten", foe, r, b, lost)
    clear(s, r)
    s.tray[s.race[foe]] += lost
    s.hand[foe] += tokens - lost
    s.ask("on_lost", foe, r)
    if s.declined[foe] and not s.total(foe):
        vanish(s, foe)
    return lost


def leave(s, b, r):
    """Band b walks out of region r; the tokens go to its hand."""
    s.hand[b] += s.troops[r]
    clear(s, r)
    s.note("left", player=s.owner(b), race=s.race[b], region=r)
    s.ask("on_lost", b, r)
    s.game.changed(s)


def roll(s, b) -> int:
    """Roll the reinforcement die for a conquest."""
    fight(s, b)
    pips = DIE[s.random(len(DIE))]
    s.note("rolled", player=s.owner(b), pips=pips)
    return pips


def give_back(s, b):
    """What the tray lent for this turn's conquests goes back."""
    s.hand[b] -= s.lent
    s.tray[s.race[b]] += s.lent
    s.lent = 0


def clear(s, r):
    """Nobody holds the region any more; what lay there goes too, but for what stays."""
    here = s.tokens[r]
    if here:
        s.tell_pieces("on_lost", r)
        for kind in s.pieces(r, "held") if s.band[r] > TRIBES else ():
            s.items[s.band[r]].remove(kind)
        s.tokens[r] = {kind: here[kind] for kind in s.pieces(r, "stays", "held")}
    s.band[r], s.troops[r] = NOBODY, 0


# --- decline -----------------------------------------------------------------------------------

def decline(s, b):
    """A player's active race goes into decline; an older one makes room first (p. 6)."""
    p = s.owner(b)
    s.ask("on_decline", b)
    if not s.ask("room", b):
        for old in s.bands(p):
            if s.declined[old] and not s.ask("room", old):
                vanish(s, old)
    stay = [s.ask("remains", b, r) for r in s.lands(b)]
    for r, n in zip(s.lands(b), stay):
        left = min(s.troops[r], 1 if n is None else n)
        s.tray[s.race[b]] += s.troops[r] - left
        s.troops[r] = left
    s.tray[s.race[b]] += s.hand[b]
    s.hand[b], s.declined[b], s.active[p] = 0, True, NOBODY
    if s.power[b] and not s.game.traits[s.power[b]].lasts:
        s.discards.append(s.power[b])
        s.memo.pop(s.power[b], None)
        s.power[b] = None
    s.note("declined", player=p, race=s.race[b])
    if not s.total(b):
        vanish(s, b)
    s.game.changed(s)


def vanish(s, b):
    """The last of a band leaves: tokens to the box, banner under the stack, badge to the discards."""
    s.ask("on_vanished", b)
    for r in s.lands(b):
        s.tray[s.race[b]] += s.troops[r]
        clear(s, r)
    s.tray[s.race[b]] += s.hand[b]
    s.note("vanished", player=s.owner(b), race=s.race[b])
    s.races.insert(0, s.race[b])
    if s.power[b]:
        s.discards.append(s.power[b])
    for key in s.keys(b):
        s.memo.pop(key, None)
    s.race[b], s.power[b], s.items[b], s.declined[b], s.hand[b] = None, None, [], False, 0
    restock(s)
