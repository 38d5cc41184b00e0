"""How to tell what a step of Small World of Warcraft shows of coins: the bonus, what pays, the end."""

from azeroth.hooks import NEUTRAL
from azeroth.rules import faction, leads, tributes
from golden.seen import told
from conquest.state import TRIBES


def scored(before, f, action, after):
    """The coins of a turn."""
    for note in told(after, "scored"):
        p = note["player"]
        for b in before.bands(p):
            yield from (f"{key} pays" for key, n in before.parts("income", b) if n)
            yield from _well(before, b)
            yield from _bonus(before, b, note["faction"])
        if note["faction"] and told(after, "declined"):
            yield "the bonus is paid in the turn of a decline"
    for note in told(after, "vanished") if action == ("decline",) else ():
        sources = before.game.sources
        rows = [row for row in after.earned[len(before.earned):] if row[2 + sources.index("faction")]]
        if note["race"] == "goblins" and len(rows) > any(note["faction"] for note in told(after, "scored")):
            yield "goblins that are gone are paid the bonus"


def _well(before, b):
    for r in before.where("well_of_eternity"):
        around = [before.band[other] for other in before.board.near[r]]
        if not before.board.water[r] or b not in around:
            continue
        if tributes(before, b):
            yield f"the well pays a race {'in decline' if before.declined[b] else 'that is active'}"
        elif not any(leads(before, other, r) for other in set(around) if other >= TRIBES):
            yield "a tie at the well"


def _bonus(before, b, coins):
    """Races beaten by band b, and what that brings."""
    rows = [row for row in before.conquests if row[0] == b and row[2] > TRIBES]
    sides = {(row[2], row[3]): faction(before, row[3]) for row in rows}
    mine = faction(before, before.race[b])
    if NEUTRAL in sides.values() and mine != NEUTRAL:
        yield "a neutral race gives no bonus"
    if mine in sides.values() and mine != NEUTRAL:
        yield "one's own faction gives no bonus"
    if mine == NEUTRAL and set(sides.values()) - {NEUTRAL}:
        yield from _neutral(before, b, rows, coins)
    elif coins and set(sides.values()) - {mine, NEUTRAL}:
        yield from _paying(before, b, [row for row in rows if sides[row[2], row[3]] not in (mine, NEUTRAL)])


def _neutral(before, b, rows, coins):
    """A neutral race has no enemies, but on the Battleground it chooses one faction."""
    if "battleground" not in before.items[b]:
        yield "a neutral race takes no bonus"
        return
    count = {side: sum(faction(before, row[3]) == side for row in rows) for side in ("alliance", "horde")}
    for cause, foes in (("alliance", "horde"), ("horde", "alliance")):
        if coins and not count[cause] and count[foes]:
            yield f"a neutral race fights for the {cause}"
    if all(count.values()):
        yield "a neutral race has the choice"


def _paying(before, b, rows):
    """Rows of the other faction."""
    foes = {row[2] for row in rows}
    times = [sum(row[2] == foe for row in rows) for foe in foes]
    yield f"{len(foes)} race{'s' * (len(foes) > 1)} pay{'s' * (len(foes) == 1)} the bonus"
    if max(times, default=0) > 1:
        many = "battleground" in before.items[b] and not before.declined[b]
        yield "on the battleground a race pays twice" if many else "a race beaten twice pays once"
    if any(before.owner(foe) == before.owner(b) for foe in foes):
        yield "one's own race in decline pays the bonus"
    faded = {before.owner(foe) for foe in foes if before.declined[foe]}
    if faded & {before.owner(foe) for foe in foes if not before.declined[foe]}:
        yield "active and in decline pay apart"


def ends(before, f, action, after):
    """Games in teams to their end, and which side wins them."""
    if after.stack or not after.teams:
        return
    sides, ranks = after.game.sides(after), after.game.ranking(after)
    yield f"a team game of {after.players} to the end"
    best = [side for side in set(sides) if ranks[sides.index(side)] == max(ranks)]
    yield from (f"the {('alliance', 'horde', 'neutral')[side]} wins" for side in best if len(best) == 1)
    if len(best) > 1:
        yield "sides share a win"
    ahead = max(range(after.players), key=after.coins.__getitem__)
    if sides[ahead] not in best:
        yield "the richest player is on a side that loses"
