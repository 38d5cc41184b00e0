"""How to tell what a conquest of Small World of Warcraft shows."""

from golden import family
from golden.seen import told
from conquest.rules import barriers, bill, garrison, near, toll
from conquest.state import NOBODY, TRIBES

TAKING = ("conquer", "gamble", "raid", "risk", "champion")
TOLLS = ("pandaren", "marsh_dweller", "aegis_of_aggramar")


def goal(f, action) -> int:
    """The region that is attacked."""
    return f["region"] if action[0] == "risk" else action[1]


def mates(s, p, q) -> bool:
    """Whether two players are on the same side."""
    return p != q and s.game.sides(s)[p] == s.game.sides(s)[q]


def fight(before, f, action, after):
    """A region changes hands, or nearly."""
    if action[0] not in TAKING:
        return
    b, r, won = f["band"], goal(f, action), bool(told(after, "conquered"))
    if action[0] == "gamble":
        yield from family.gamble(before, b, after)
    if action[0] != "risk":
        yield from _paid(before, b, r, won)
    over = not won and not any(frame["phase"] == "raid" for frame in after.stack)
    for key in before.items[b]:
        if before.armed(key) and (won or over):
            yield from _struck(before, b, r, key) if won else [f"{key} is spent in vain"]
    if won:
        if any(before.armed(kind) for kind in before.pieces(r, "held")):
            yield "an armed artifact left behind and won back"
        yield from family.conquered(before, b, r)
        yield from _beaten(before, b, r, after)
        if action[0] != "risk":
            yield from _reached(before, b, r, action[0])
        if action[0] not in ("risk", "champion"):
            yield from _priced(before, b, r)


def _paid(before, b, r, won):
    """What an attack costs in coins."""
    foe = before.band[r]
    if not toll(before, b, r):
        return
    asked = before.parts("toll", foe, r, b) if foe > TRIBES else []
    for key in [key for key, n in asked if n]:
        yield f"{key} takes a toll"
        if before.declined[foe]:
            yield f"{key} takes a toll in decline"
        if before.armed("doomhammer"):
            yield "a toll beside the hammer"
        if not won:
            yield "a toll paid in vain"
        if mates(before, before.owner(b), before.owner(foe)):
            yield "a team mate pays a toll"


def _struck(before, b, r, key):
    """An artifact served a conquest."""
    yield f"{key} strikes"
    if sum(before.armed(other) for other in before.items[b]) > 1:
        yield "two artifacts strike together"
    if before.where(key)[0] in [row[1] for row in before.conquests]:
        yield "an artifact strikes in the turn in which it was taken"
    if key == "doomhammer":
        foe = before.band[r]
        yield ("the bank is paid for the hammer" if foe <= TRIBES else
               "a rival is paid for the hammer" if toll(before, b, r) else
               "the hammer is free against their own race in decline")


def _priced(before, b, r):
    for what, n in bill(before, b, r):
        if what == "at_least_one":
            yield "price raised to two" if garrison(before, b) > 1 else "price raised to one"
        else:
            yield f"{what} changes a price"


def _reached(before, b, r, verb):
    """How they came there."""
    board, lands = before.board, before.lands(b)
    beside = any(other in lands for other in board.near[r])
    free = [key for key in before.keys(b) if key in ("sailing", "meeting_stone", "kobolds")]
    wings = [key for key, regions in before.parts("reach", b) if r in regions and not beside]
    if not lands:
        yield from _landed(board, r, verb)
    if ["fare", 1] in bill(before, b, r):
        home = any(board.island[r] == board.island[other] for other in lands)
        yield "lands with a fare"
        if lands:
            yield "a fare on its own island" if home else "a fare to another island"
    elif r in board.entries and not beside:
        yield from (f"{key} lands without a fare" for key in dict.fromkeys([*free, *wings])
                    if key != "kobolds" or "cavern" in board.kinds[r])
    for key in wings if lands else ():
        yield f"{key} reaches far"
        if all(board.island[r] != board.island[other] for other in lands):
            yield f"{key} reaches another island"


def _landed(board, r, verb):
    if board.water[r]:
        yield "first conquest in the water"
    elif verb == "raid":
        yield "first conquest from the air"
    elif r not in board.entries:
        yield "first conquest in a cavern"


def _beaten(before, b, r, after):
    foe = before.band[r]
    if foe == TRIBES:
        yield "takes a murloc"
    for kind in before.pieces(r, "held"):
        if foe > TRIBES and before.owner(foe) != before.owner(b):
            yield f"{kind} taken from another"
        elif foe <= TRIBES:
            yield "a find that nobody held is taken"
    if "unknown" in before.tokens[r]:
        yield "a find turned up"
    if foe > TRIBES:
        rows = [row for row in after.conquests if row[:2] == [b, r]]
        yield from family.beaten(before, b, r, rows[-1][5] if rows else 1)
        yield from _spared(before, b, r, after)


def _spared(before, b, r, after):
    """Why nothing was lost, or more than one."""
    foe = before.band[r]
    if before.troops[r] > 1 and before.declined[foe]:
        yield "a stack in decline lost whole"
    if before.declined[foe] and before.race[foe] in [note["race"] for note in told(after, "vanished")]:
        yield "last token in decline taken"
    if told(after, "spared"):
        yield "the light spares a token"
    elif before.race[foe] == "draenei" and not before.declined[foe] and "draenei" in before.used:
        yield "the light spares only the first"
    if "lights_hope_chapel" in before.items[foe] and not before.declined[foe]:
        last = "lights_hope_chapel" in before.tokens[r]
        yield "the chapel spares for the last time" if last else "the chapel spares a token"
    mine = before.active[before.owner(foe)]
    if before.declined[foe] and mine != NOBODY and "lights_hope_chapel" in before.items[mine]:
        yield "the chapel spares no race in decline"
    if "beast" in before.tokens[r]:
        yield "a beast is lost first"
    if told(after, "ransom"):
        yield "a champion is ransomed" if before.coins[before.owner(foe)] else "a ransom without a coin"
    if mates(before, before.owner(b), before.owner(foe)):
        yield "takes a region of a team mate"


def barred(before, f, action, after):
    """What only a tower or a debt keeps from them, and conquests that are over."""
    if f["phase"] != "conquer" or any(act[0] in ("human", "wolf") for act in before.legal):
        return
    b, reached = f["band"], None
    guarded = [r for r, foe in enumerate(before.band) if foe > TRIBES and before.owner(foe) != before.owner(b)
               and ("tower" in before.tokens[r] or toll(before, b, r))]
    for r in guarded:
        reached = reached or near(before, b)
        why = barriers(before, b, r, reached)
        if why == {"immune"}:
            yield "a tower keeps a region safe"
        if why == {"toll"}:
            asked = dict(before.parts("toll", before.band[r], r, b))
            yield from (f"the toll of {key} cannot be paid" for key in TOLLS if asked.get(key))
    if action == ("done",) and b not in before.fought:
        yield "no conquest at all"
