"""How to tell what a step of a recorded game shows, in the words of wanted.py."""

from golden.seen import told
from golden.smallworld.fights import TAKING, barred, fight, special
from smallworld import GAME
from conquest.state import NOBODY


def _verb(before, f, action, after):
    yield f"verb {action[0]}"
    if action[0] in ("done", "gather"):
        yield f"{action[0]} in {f['phase']}"


# --- the column and the draft --------------------------------------------------------------------

def _column(before, f, action, after):
    if len(after.column) < 6:
        yield "column shorter than six"
    if not after.races:
        yield "stack of banners runs out"
    if before.discards and not after.discards:
        yield "badges shuffled again"


def _taken(before, f, action, after):
    if f["phase"] != "draft":
        return
    if len(before.legal) < len(before.column):
        yield "too poor for some combinations"
    race, power, coins = before.column[action[1]]
    yield f"{race} drafted"
    yield f"{power} drafted"
    if action[1]:
        yield "price paid"
    if coins:
        yield "coins on the column taken"
    if action[1] > before.coins[f["player"]]:
        yield "price paid from coins on the combination"


# --- decline -------------------------------------------------------------------------------------

def _declined(before, f, action, after):
    gone = {note["race"] for note in told(after, "vanished")}
    if gone and action[0] in TAKING:
        yield "last token in decline taken"
    for b, race in enumerate(before.race):
        if race in gone and race and before.declined[b] and before.power[b] == "spirit":
            yield "spirit badge comes back"
    for note in told(after, "declined"):
        b = before.active[note["player"]]
        yield f"{note['race']} declines"
        yield f"{before.power[b]} declines"
        yield from _fading(before, b, after)
        faded = [old for old in before.bands(note["player"]) if before.declined[old]]
        if any(before.race[old] in gone for old in faded):
            yield "older race in decline leaves"
            if len(faded) == 2:
                yield "third decline takes the other"
        if faded and action[0] == "farewell":
            yield "stout with an older race"
        if not before.total(b):
            yield "race without tokens declines"


def _fading(before, b, after):
    """What stays with a race in decline, and what goes."""
    lands = after.lands(b)
    if any(after.board.water[r] for r in lands):
        yield "water kept in decline"
    if any(after.troops[r] > 1 for r in lands):
        yield "more than one token kept in decline"
    for kind in ("fortress", "lair"):
        if any(kind in after.tokens[r] for r in lands):
            yield f"{kind} kept in decline"
    for kind, words in (("camp", "camps"), ("hero", "heroes"), ("hole", "holes"), ("dragon", "dragon")):
        if before.count(kind, b) and not after.count(kind, b):
            yield f"{words} leave{'s' if kind == 'dragon' else ''} in decline"


def _scored(before, f, action, after):
    for note in told(after, "scored"):
        p = note["player"]
        if not note["coins"]:
            yield "turn without a coin"
        if note["decline"]:
            yield "decline earns"
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
        if len(before.lands(f["band"])) == 1:
            yield "leaves its last region"
        if "hole" in before.tokens[action[1]]:
            yield "a hole is lost"
    if f["phase"] == "conquer" and "drafted" not in f and not before.lands(f["band"]):
        if action[0] in TAKING:
            yield "enters again"
        elif action == ("done",) and not before.total(f["band"]):
            yield "race without tokens passes"
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
    if sum(other["phase"] == "retreat" for other in before.stack) > 1:
        yield "two players retreat in a turn"
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
    for frame in before.stack:
        yield f"phase {frame['phase']}"
    if (f["phase"] == "conquer" and "drafted" not in f and before.fought and f["band"] not in before.fought
            and not before.declined[f["band"]]):
        yield "no decline after ghouls fought"
    for p, b in enumerate(after.active):
        if b != NOBODY and not after.lands(b):
            if not after.total(b):
                yield "race without tokens is active"
            elif after.stack and after.stack[0]["player"] != p:
                yield "race only in hand waits"
        if sum(after.declined[other] for other in after.bands(p)) == 2:
            yield "two races in decline"


def _over(before, f, action, after):
    if after.stack:
        return
    yield f"{after.players} players to the end"
    ranking = GAME.ranking(after)
    best = max(ranking)
    if ranking.count(best) > 1:
        yield "shared win"
    elif sum(row[0] == best[0] for row in ranking) > 1:
        yield "tie broken by tokens"
    else:
        yield "win by coins"


def whole(record: dict):
    """What a record as a whole shows."""
    first = record["options"].get("first", 0)
    if first:
        yield "first player drawn by lot" if first == "random" else "first player other than the first"
    if record["options"].get("coins") == "open":
        yield "coins in the open"


LOOKS = (_verb, _column, _taken, fight, special, barred, _declined, _scored, _left, _spread, _state, _over)
