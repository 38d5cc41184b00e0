"""How to tell what a step of Small World of Warcraft shows of artifacts, places and islands."""

from golden.seen import told
from azeroth.places.well_of_eternity import waters
from conquest.state import NOBODY, TRIBES


def found(before, f, action, after):
    """Something comes to light, and goes where it belongs."""
    notes = told(after, "found")
    for note in notes:
        yield f"{note['find']} found"
        shores = waters(after, note["region"])
        if note["find"] == "well_of_eternity" and len(shores) == 1:
            yield "the well flows by itself"
        elif note["find"] == "well_of_eternity" and not shores:
            yield "another place instead of the well" if len(notes) > 1 else "nothing instead of the well"
    if notes and action[0] in ("swap", "drive"):
        yield "a portal brings what is hidden to light"
    if any(kind in before.game.finds for r in after.where("unknown") for kind in after.tokens[r]):
        yield "something hidden beside something found"


def laid(before, f, action, after):
    """What is laid down at the end of a turn, and what it brings."""
    for note in told(after, "laid"):
        old, = before.where(note["find"]) or [NOBODY]
        if f["phase"] == "lay":
            yield f"{note['find']} {'stays' if note['region'] == old else 'moves'}"
        if note["find"] == "heart_of_azeroth":
            yield from _heart(before, after, note)


def _heart(before, after, note):
    p, r = note["player"], note["region"]
    around = {after.owner(b) for other in after.board.near[r] if (b := after.band[other]) > TRIBES
              and not after.declined[b]} - {p}
    payers = [q for q in around if before.coins[q]]
    yield f"the heart is paid by {'several' if len(payers) > 1 else 'one' if payers else 'nobody'}"
    if len(payers) < len(around):
        yield "the heart asks one who has nothing"
    if any(after.game.sides(after)[q] == after.game.sides(after)[p] for q in payers):
        yield "the heart asks a team mate"


def tools(before, f, action, after):
    """Artifacts that are armed, left behind, or lie where nobody can use them."""
    verb, *args = action
    if verb == "wield" and args[0] in before.game.artifacts:
        yield f"{args[0]} armed"
        place, = before.where(args[0])
        if "ethereals" in before.used and place not in [row[1] for row in before.conquests]:
            yield "a stolen artifact is armed"
    if verb == "abandon" and before.pieces(args[0], "held"):
        yield "a find left behind"
    for note in told(after, "declined"):
        if any(after.pieces(r, "held") for b in after.bands(note["player"]) for r in after.lands(b)):
            yield "a find under a race in decline"
    for note in told(after, "reinforced"):
        yield f"the Spirit Healer brings {note['tokens']}"
    b = f.get("band", NOBODY)
    if f["phase"] == "conquer" and action == ("done",) and "spirit_healer" in before.items[b]:
        if not before.tray[before.race[b]]:
            yield "the Spirit Healer finds the tray empty"


def table(before, f, action, after):
    """Islands that are played, and columns of sides."""
    if told(after, "turn"):
        yield from (f"plays on {key}" for key in after.board.islands)
    if after.teams and len(after.column) < after.game.lanes(after) * after.game.width(after):
        yield "the column of a side runs short"
