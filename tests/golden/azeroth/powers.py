"""How to tell what a step of Small World of Warcraft shows of those who drive others out and swap regions."""

from azeroth.rules import amends, wards
from conquest.state import NOBODY, TRIBES
from golden.azeroth.fights import mates
from golden.seen import told


def driven(before, f, action, after):
    """A token goes elsewhere, or out."""
    if action[0] != "drive":
        return
    r, b, to = action[1], f["band"], (*action, NOBODY)[2]
    foe, screens = before.band[r], [kind for kind in ("fort", "wall") if kind in before.tokens[r]]
    if before.used.get("intimidating") == 2:
        yield "three drives in a turn"
    if wards(before, b, r):
        yield "the Aegis is paid before a drive"
    if screens:
        yield f"a {screens[0]} is driven away first" if len(screens) == 1 else "a fort goes before a wall"
    elif foe == TRIBES:
        yield "murlocs are driven out"
    else:
        yield "a token is driven out of the game" if to == NOBODY else "a token is driven to another region"
        yield from _band(before, b, r, to)
        yield from _after(before, r, after)
        if to != NOBODY and after.troops[to] == before.troops[to]:
            yield "a Tauren driven to a champion comes to hand"


def _band(before, b, r, to):
    """Whose token it is."""
    foe, island = before.band[r], before.board.island
    if before.declined[foe]:
        yield "a race in decline is driven"
    if to != NOBODY and island[to] != island[r]:
        yield "a token is driven over the sea"
    if to == NOBODY and amends(before, b, r):
        yield "harmony is paid for a token driven out"
    if "beast" in before.tokens[r]:
        yield "a beast is driven"
    if mates(before, before.owner(b), before.owner(foe)):
        yield "a team mate is driven"


def _after(before, r, after):
    """What becomes of the region, and of the race."""
    foe = before.band[r]
    if after.band[r] != foe:
        yield "a region is emptied by a drive"
        if before.pieces(r, "held"):
            yield "a find left alone by a drive"
    if before.troops[r] == 2 and before.race[foe] == "tauren" and after.band[r] != foe:
        yield "the second Tauren follows" if before.declined[foe] else "the second Tauren comes to hand"
    if before.race[foe] in [note["race"] for note in told(after, "vanished")]:
        yield "a drive ends a race"
    if told(after, "spared"):
        yield "the light spares from a drive"


def swapped(before, f, action, after):
    """All that stands on two regions changes places."""
    if action[0] != "swap":
        return
    if before.used.get("portal_mage") == 1:
        yield "two portals in a turn"
    if "closed" in f:
        yield "a portal after the die"
    places, kinds = action[1:], set()
    whose = sorted({before.owner(before.band[r]) == f["player"] for r in places})
    yield "swaps " + ("its own with another" if len(whose) > 1 else "two of its own" if whose[0]
                      else "what is none of its own")
    for r in places:
        b, finds = before.band[r], before.pieces(r, "held")
        kinds |= set(before.tokens[r]) - set(finds) - {"unknown"}
        if b <= TRIBES:
            yield "swaps an empty region" if b == NOBODY else "swaps murlocs"
        elif before.declined[b]:
            yield "swaps a race in decline"
        if any(kind in before.game.artifacts for kind in finds):
            yield "swaps an artifact"
        if any(kind in before.game.places for kind in finds):
            yield "a place stays where it is in a portal"
        if "unknown" in before.tokens[r]:
            yield "what is hidden stays where it is in a portal"
        if wards(before, f["band"], r):
            yield "the Aegis is paid before a portal"
    yield from (f"swaps a {kind}" for kind in sorted(kinds))
