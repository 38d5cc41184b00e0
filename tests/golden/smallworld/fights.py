"""How to tell what a step of conquest shows."""

from golden.family import beaten, conquered, gamble
from golden.seen import told
from conquest.rules import barriers, bill
from conquest.state import NOBODY, TRIBES

TAKING = ("conquer", "gamble", "dragon", "convert")


def fight(before, f, action, after):
    """A region changes hands, or nearly."""
    if action[0] not in TAKING:
        return
    b, r = f["band"], action[1]
    if action[0] == "gamble":
        yield from gamble(before, b, after)
        if before.declined[b]:
            yield "gamble in decline"
    if not told(after, "conquered"):
        return
    yield from conquered(before, b, r)
    yield from _place(before, b, r)
    yield from _beaten(before, b, r)
    if action[0] in ("conquer", "gamble"):
        for what, n in bill(before, b, r):
            yield "price raised to one" if what == "at_least_one" else f"{what} changes a price"
        if "berserk" in before.used and before.power[b] == "berserk":
            yield "berserk roll used"


def _place(before, b, r):
    board, lands = before.board, before.lands(b)
    if before.declined[b]:
        yield "race in decline conquers"
    if not lands:
        if r not in board.entries and before.race[b] == "halflings":
            yield "inland entry"
    elif not any(other in lands for other in board.near[r]):
        yield "goes from cavern to cavern" if before.power[b] == "underworld" else "flies far"
    if before.race[b] == "halflings" and before.memo.get("halflings") == 2 and before.count("hole", b) < 2:
        yield "a hole is not given again"


def _beaten(before, b, r):
    foe = before.band[r]
    if foe == TRIBES:
        yield "takes a lost tribe"
    if foe <= TRIBES:
        return
    yield from beaten(before, b, r, before.ask("losses", foe, r, b) != 0)
    if not before.declined[foe] and before.owner(foe) == before.owner(b):
        yield "ghouls in decline take their own active race"
    sworn = before.power[foe] == "diplomat" and before.memo.get("diplomat") == before.owner(b)
    if sworn and before.declined[b]:
        yield "ghouls do not mind the peace"


def special(before, f, action, after):
    """What only one race or power can do."""
    verb, *args = action
    for note in told(after, "rolled") if verb == "roll" else ():
        if note["pips"] in (0, 3):
            yield "berserk with three pips" if note["pips"] else "berserk without a pip"
    if verb == "done" and f["phase"] == "conquer" and "berserk" in before.used:
        yield "berserk roll not used"
    if verb == "convert":
        yield from _convert(before, f["band"], args[0])
    if verb == "dragon":
        if not before.lands(f["band"]):
            yield "dragon as first conquest"
        if before.count("dragon"):
            yield "dragon moves"
        if before.troops[args[0]] >= 4:
            yield "dragon beats four"
    if verb == "ally" and before.active[args[0]] == NOBODY:
        yield "peace with a player without active race"


def _convert(before, b, r):
    if before.race[before.band[r]] == "elves":
        yield "convert an elf"
    if before.board.terrain[r] == "mountain":
        yield "convert on a mountain"
    if "lair" in before.tokens[r]:
        yield "convert in a lair"
    if before.used.get("sorcerers"):
        yield "convert two opponents in a turn"
    if not before.hand[b]:
        yield "convert with an empty hand"
    if not before.lands(b):
        yield "convert by flight as first conquest"


def barred(before, f, action, after):
    """A region that only a special token or a treaty keeps from an attacker."""
    if f["phase"] != "conquer":
        return
    b, pieces = f["band"], ("dragon", "hero", "hole")
    held = [r for r, here in enumerate(before.tokens) if any(kind in here for kind in pieces)]
    for r in held:
        if barriers(before, b, r) == {"immune"}:
            kind = next(kind for kind in pieces if kind in before.tokens[r])
            yield "dragon keeps a region immune" if kind == "dragon" else f"a {kind} keeps a region immune"
    if before.memo.get("diplomat") == before.owner(b):
        sworn = [r for r, other in enumerate(before.band) if other > 0 and before.power[other] == "diplomat"]
        if any(barriers(before, b, r) == {"peace"} for r in sworn):
            yield "peace keeps an ally out"
    if before.race[b] == "sorcerers" and not before.tray["sorcerers"]:
        yield "sorcerers without tokens in the box"
    if action[0] == "done" and "fought" not in before.used:
        yield "no conquest at all"
        if before.declined[b]:
            yield "ghouls in decline end peacefully"
