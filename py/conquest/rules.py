"""The rules that every race shares: what may be taken, and at what price."""

from conquest.board import BASE_COST
from conquest.state import LYING, TRIBES

DIE = (0, 0, 0, 1, 2, 3)  # the faces of the reinforcement die
DIE_MOST = max(DIE)


# --- where a band may go -----------------------------------------------------------------------

def joined(s, b) -> set:
    """Regions next to those of band b, and what counts as near for it."""
    lands, ring, keys, faded, parts = s.lands(b), s.board.near, s.keys(b), s.declined[b], s.game.parts
    found = set().union(*[ring[r] for r in lands])
    if parts("links", keys, faded):
        found.update(*[s.beside(b, r) for r in lands])
    if parts("reach", keys, faded):
        found |= s.ask("reach", b)
    return found


def near(s, b) -> set:
    """Regions a band reaches: those beside its own, or where a first conquest begins (p. 4)."""
    found, first = joined(s, b), b not in s.band
    if first or s.game.fare:
        found.update(s.board.entries)
    if first:
        found |= s.ask("enters", b)
    return found


def barriers(s, b, r, reached=None) -> set:
    """Codes of all that keeps band b from taking region r, but for the price; empty if nothing does."""
    foe = s.band[r]
    if foe == b:
        return {"own"}
    reasons = set()
    if r not in (near(s, b) if reached is None else reached):
        reasons.add("far" if b in s.band else "inland")
    if s.board.water[r]:
        reasons.add("water")
    if foe > TRIBES:
        reasons |= s.ask("bars", foe, r, b)
    if s.game.tolls and toll(s, b, r) > s.coins[s.owner(b)]:
        reasons.add("toll")
    if s.tokens[r]:
        reasons |= s.ask_tokens("bars", r, b)
    return reasons - s.ask("waives", b, r) if reasons else reasons


def targets(s, b) -> list:
    """The regions band b may take, whatever they cost, in rising order."""
    reached = near(s, b)
    waived = s.game.parts("waives", s.keys(b), s.declined[b])
    candidates = range(len(s.band)) if waived else sorted(reached)
    return [r for r in candidates if not barriers(s, b, r, reached)]


# --- what it costs -----------------------------------------------------------------------------

def cost(s, b, r) -> int:
    """Tokens band b needs for region r."""
    [price] = costs(s, b, [r])
    return price


def costs(s, b, regions) -> list:
    """Tokens band b needs for each of these regions; never fewer than must stand there (p. 4)."""
    question, base, fewest, prices = s.game.question, s.board.cost, garrison(s, b), []
    mine = question("cost", s.keys(b), s.declined[b])
    fixes, over = s.game.parts("fixed", s.keys(b), s.declined[b]), fares(s, b, regions)
    for r in regions:
        price, foe = base[r] + s.troops[r] + mine(s, b, r), s.band[r]
        if foe > TRIBES or s.tokens[r]:
            for keys, faded in defenders(s, r):
                price += question("defence", keys, faded)(s, foe, r)
        if over:
            price += over.get(r, 0)
        if fixes and (fixed := s.ask("fixed", b, r)) is not None:
            price = fixed
        prices.append(price if price > fewest else fewest)
    return prices


def bill(s, b, r) -> list:
    """The price item by item: [[what, tokens], ...] with what a code or a trait's key."""
    parts = s.game.parts
    items = [["base", BASE_COST], ["mountain", s.board.cost[r] - BASE_COST], ["tokens", s.troops[r]],
             ["fare", fares(s, b, [r]).get(r, 0)]]
    for keys, faded in defenders(s, r):
        items += [[key, part(s, s.band[r], r)] for key, part in parts("defence", keys, faded)]
    items += [[key, part(s, b, r)] for key, part in parts("cost", s.keys(b), s.declined[b])]
    fixed = [part for part in s.parts("fixed", b, r) if part[1] is not None]
    items = [list(item) for item in (fixed[:1] or items) if item[1]]
    raised = garrison(s, b) - sum(n for _, n in items)
    return items + [["at_least_one", raised]] if raised > 0 else items


def defenders(s, r) -> list:
    """Whose answers make a region harder to take: trait keys of the pieces there, and of the band that holds
    it, each with whether it is in decline."""
    foe, found = s.band[r], []
    if s.tokens[r]:
        found.append((tuple(s.tokens[r]), LYING))
    if foe > TRIBES:
        found.append((s.keys(foe), s.declined[foe]))
    return found


def garrison(s, b) -> int:
    """The fewest tokens that band b may have on a region."""
    return s.game.traits[s.race[b]].garrison


def fares(s, b, regions) -> dict:
    """Tokens more to cross over to those of some regions that are entries and have nothing of band b's own
    beside them (book 000, p. 5)."""
    entries = [r for r in s.board.entries if r in regions] if s.game.fare else ()
    if not entries:
        return {}
    beside, more = joined(s, b), s.game.question("fare", s.keys(b), s.declined[b])
    return {r: max(0, s.game.fare + more(s, b, r)) for r in entries if r not in beside}


def toll(s, b, r) -> int:
    """Coins that band b pays before it attacks region r, to its holder or, where nobody holds it, to the bank
    (book 000, Pandaren and Doomhammer)."""
    foe = s.band[r]
    if not s.game.tolls or s.owner(foe) == s.owner(b):
        return 0
    due = s.ask("dues", b, r)
    if foe > TRIBES:
        due += s.ask("toll", foe, r, b) + (s.ask_tokens("toll", r, b) if s.tokens[r] else 0)
    return due
