"""How to tell what a step of a recorded game shows, in the words of wanted.py."""

from golden import family
from golden.seen import told
from golden.smallworld.fights import TAKING, barred, fight, special
from conquest.state import NOBODY


def _short(before, f, action, after):
    if len(after.column) < 6:
        yield "column shorter than six"


# --- decline -------------------------------------------------------------------------------------

def _declined(before, f, action, after):
    gone = {note["race"] for note in told(after, "vanished")}
    if gone and action[0] in TAKING:
        yield "last token in decline taken"
    for note in told(after, "declined"):
        b = before.active[note["player"]]
        yield from _fading(before, b, after)
        faded = [old for old in before.bands(note["player"]) if before.declined[old]]
        if len(faded) == 2 and any(before.race[old] in gone for old in faded):
            yield "third decline takes the other"
        if faded and action[0] == "farewell":
            yield "stout with an older race"


def _fading(before, b, after):
    """What goes from a race in decline."""
    for kind, words in (("camp", "camps"), ("hero", "heroes"), ("hole", "holes"), ("dragon", "dragon")):
        if before.count(kind, b) and not after.count(kind, b):
            yield f"{words} leave{'s' if kind == 'dragon' else ''} in decline"


def _scored(before, f, action, after):
    for note in told(after, "scored"):
        p = note["player"]
        for b in before.bands(p):
            for key, n in before.parts("income", b):
                if n and note["race" if key == before.race[b] else "power"]:
                    yield f"{key} pays"
                    if key == "dwarves" and before.declined[b]:
                        yield "dwarves earn in decline"
        if before.power[before.active[p]] == "diplomat" and len(before.attacked) == before.players - 1:
            yield "nobody left for peace"


# --- tokens that come, go and are spread ---------------------------------------------------------

def _left(before, f, action, after):
    if action[0] == "abandon":
        if before.declined[f["band"]]:
            yield "ghouls in decline leave a region"
        if "hole" in before.tokens[action[1]]:
            yield "a hole is lost"
    if f["phase"] in ("conquer", "redeploy") and told(after, "left"):
        yield "regions lost to the loan"
    if told(after, "reinforced"):
        yield "skeletons grow"
    b = f.get("band")
    if f["phase"] == "conquer" and before.race[b] == "skeletons" and not before.tray["skeletons"]:
        if before.beaten(b) > 1:
            yield "skeletons find the box empty"


def _spread(before, f, action, after):
    """Loans, heroes and camps, and whoever must redeploy."""
    b, phase = f.get("band"), f["phase"]
    if phase == "conquer" and before.race[b] == "amazons":
        yield "amazons borrow four" if before.lent == 4 else "amazons borrow less"
    if phase == "redeploy" and f["least"] == 0:
        yield "amazons short of tokens"
    if phase in ("redeploy", "retreat") and before.declined[b]:
        yield f"ghouls in decline {phase}"
    if phase == "place" and f["player"] != before.stack[0]["player"]:
        yield "camps again after a retreat"
    if action == ("done",) and phase == "place" and f["token"] == "hero":
        yield "two heroes" if before.count("hero") == 2 else "one hero only"
    if any(here.get("camp", 0) > 1 for here in after.tokens):
        yield "camps share a region"
    if action[0] == "fortify" and after.count("fortress") == 6:
        yield "sixth fortress"
    if phase == "conquer" and before.power[b] == "fortified" and before.count("fortress") == 6:
        yield "all fortresses stand"
    if phase == "conquer" and before.power[b] == "heroic" and action == ("done",) and not before.lands(b):
        yield "no region for heroes"


# --- the table as it stands ----------------------------------------------------------------------

def _state(before, f, action, after):
    if (f["phase"] == "conquer" and "drafted" not in f and before.fought and f["band"] not in before.fought
            and not before.declined[f["band"]]):
        yield "no decline after ghouls fought"
    if any(sum(after.declined[b] for b in after.bands(p)) == 2 for p in range(after.players)):
        yield "two races in decline"


def whole(record: dict):
    """What a record as a whole shows."""
    return family.options(record)


LOOKS = (*family.LOOKS, _short, fight, special, barred, _declined, _scored, _left, _spread, _state)
