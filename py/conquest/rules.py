"""The rules that every race shares: what may be taken and at what price, how regions change hands."""

from conquest.board import BASE_COST
from conquest.state import NOBODY, TRIBES

DIE = (0, 0, 0, 1, 2, 3)  # the faces of the reinforcement die
DIE_MOST = max(DIE)
NO_REASON = frozenset()


# --- where a band may go -----------------------------------------------------------------------

def near(s, b) -> set:
    """Regions a band reaches: next to its own, or on the border for a first conquest (p. 4)."""
    lands, reach = s.lands(b), s.hear("reach", b)
    ring = s.board.near
    found = set().union(*[ring[r] for r in lands]) if lands else set(s.board.entries)
    for answer in reach:
        found |= answer(s, b)
    return found


def barriers(s, b, r, reached=None) -> set:
    """Codes of all that keeps band b from taking region r, but for the price; empty if nothing does."""
    reasons = NO_REASON
    if r not in (near(s, b) if reached is None else reached):
        reasons = {"far" if s.lands(b) else "inland"}
    if s.board.water[r]:
        reasons = reasons | {"water"}
    foe = s.band[r]
    if foe == b:
        reasons = {"own"}
    elif foe > TRIBES:
        for answer in s.hear("bars", foe):
            reasons = reasons | answer(s, foe, r, b)
    if s.tokens[r]:
        reasons = reasons | s.ask_tokens("bars", r, b)
    if reasons:
        for answer in s.hear("waives", b):
            reasons = reasons - answer(s, b, r)
    return reasons


def targets(s, b) -> list:
    """The regions band b may take, whatever they cost, in rising order."""
    reached = near(s, b)
    candidates = range(len(s.band)) if s.hear("waives", b) else sorted(reached)
    return [r for r in candidates if not barriers(s, b, r, reached)]


def cost(s, b, r) -> int:
    """Tokens band b needs for region r; at least one always (p. 4)."""
    price = s.board.cost[r] + s.troops[r]
    if s.tokens[r]:
        price += s.ask_tokens("defence", r)
    foe = s.band[r]
    if foe > TRIBES:
        for answer in s.hear("defence", foe):
            price += answer(s, foe, r)
    for answer in s.hear("cost", b):
        price += answer(s, b, r)
    return price if price > 1 else 1


def bill(s, b, r) -> list:
    """The price item by item: [[what, tokens], ...] with what a code or a trait's key."""
    items = [["base", BASE_COST], ["mountain", s.board.cost[r] - BASE_COST], ["tokens", s.troops[r]]]
    items += [[kind, s.game.traits[kind].defence(s, s.band[r], r)] for kind in s.tokens[r]
              if s.game.traits[kind].answers("defence")]
    if s.band[r] > TRIBES:
        items += [list(part) for part in s.parts("defence", s.band[r], r)]
    items += [list(part) for part in s.parts("cost", b, r)]
    items = [item for item in items if item[1]]
    price = sum(n for _, n in items)
    return items + [["at_least_one", 1 - price]] if price < 1 else items


# --- how regions change hands ------------------------------------------------------------------

def conquer(s, b, r, n, losses=None):
    """Band b takes region r with n tokens from its hand; whoever was there is beaten."""
    foe = s.band[r]
    if foe != NOBODY:
        s.spoils[str(b)] = s.spoils.get(str(b), 0) + 1
        beat(s, foe, r, losses)
    s.hand[b] -= n
    s.band[r], s.troops[r] = b, n
    fight(s, b)
    s.note("conquered", player=s.owner(b), race=s.race[b], region=r, tokens=n, foe=s.owner(foe))
    s.ask("on_conquered", b, r, foe == NOBODY)


def beat(s, foe, r, losses=None):
    """The band on a region loses it: one token goes back to the box, the rest to its hand (p. 4)."""
    tokens = s.troops[r]
    clear(s, r)
    if foe == TRIBES:
        return
    if s.active[s.owner(foe)] == foe and s.owner(foe) not in s.attacked:
        s.attacked.append(s.owner(foe))
    if losses is None:
        losses = s.ask("losses", foe, r)
    lost = min(tokens, 1 if losses is None else losses)
    s.tray[s.race[foe]] += lost
    s.hand[foe] += tokens - lost
    s.ask("on_lost", foe, r)
    if s.declined[foe] and not s.total(foe):
        vanish(s, foe)


def leave(s, b, r):
    """Band b walks out of region r; the tokens go to its hand."""
    s.hand[b] += s.troops[r]
    clear(s, r)
    s.note("left", player=s.owner(b), race=s.race[b], region=r)
    s.ask("on_lost", b, r)


def clear(s, r):
    """Nobody holds the region any more, and what lay there is gone."""
    s.band[r], s.troops[r], s.tokens[r] = NOBODY, 0, {}


def give_back(s, b):
    """What the tray lent for this turn's conquests goes back."""
    s.hand[b] -= s.lent
    s.tray[s.race[b]] += s.lent
    s.lent = 0


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


def vanish(s, b):
    """The last of a band leaves: tokens to the box, banner under the stack, badge to the discards."""
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
    s.race[b], s.power[b], s.declined[b], s.hand[b] = None, None, False, 0
    restock(s)


# --- the column of combinations ----------------------------------------------------------------

COLUMN = 6  # five and the top of the stacks


def restock(s):
    """Fill the column from the stacks; badges that run out are shuffled again (p. 6)."""
    while len(s.column) < COLUMN and s.races:
        if not s.powers:
            s.powers, s.discards = s.discards, []
            s.shuffle(s.powers)
        if not s.powers:
            return
        s.column.append([s.races.pop(), s.powers.pop(), 0])


def fight(s, b):
    """Band b has begun its conquests of this turn."""
    if b not in s.fought:
        s.fought.append(b)


def roll(s, b) -> int:
    """Roll the reinforcement die for a conquest."""
    fight(s, b)
    pips = DIE[s.random(len(DIE))]
    s.note("rolled", player=s.owner(b), pips=pips)
    return pips
