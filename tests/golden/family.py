"""How to tell what a step shows in any game of conquest and decline, in the words of their wanted.py."""

from golden.seen import told
from conquest.state import NOBODY


def verb(before, f, action, after):
    """What was done, and where it is over."""
    yield f"verb {action[0]}"
    if action[0] in ("done", "gather"):
        yield f"{action[0]} in {f['phase']}"
    for frame in before.stack:
        yield f"phase {frame['phase']}"


def column(before, f, action, after):
    """Stacks that run out."""
    if not after.races:
        yield "stack of banners runs out"
    if before.discards and not after.discards:
        yield "badges shuffled again"


def taken(before, f, action, after):
    """A combination is chosen; its place in its own column is its price."""
    for note in told(after, "taken") if f["phase"] == "draft" else ():
        if len(before.legal) < len(before.column) // before.game.lanes(before):
            yield "too poor for some combinations"
        yield f"{note['race']} drafted"
        yield f"{note['power']} drafted"
        if note["paid"]:
            yield "price paid"
        if note["found"]:
            yield "coins on the column taken"
        if note["paid"] > before.coins[f["player"]]:
            yield "price paid from coins on the combination"


# --- conquests -----------------------------------------------------------------------------------

def gamble(before, b, after):
    """The die was thrown for the last conquest."""
    won = told(after, "conquered")
    yield "gamble won" if won else "gamble lost"
    if not won and not before.lands(b):
        yield "gamble lost without any region"


def conquered(before, b, r):
    """Region r has become band b's."""
    yield f"{before.race[b]} conquers"
    if before.power[b]:
        yield f"{before.power[b]} conquers"
    if before.board.water[r]:
        yield "takes a " + before.board.terrain[r]
    if before.band[r] == NOBODY:
        yield "takes an empty region"
    if not before.lands(b):
        yield "first conquest"


def beaten(before, b, r, lost):
    """Of the race that held region r so many tokens were lost."""
    foe, faded = before.band[r], before.declined[before.band[r]]
    yield "takes a race in decline" if faded else "takes an active race"
    if faded and before.owner(foe) == before.owner(b):
        yield "takes its own race in decline"
    for kind in lying(before, r):
        yield f"takes a region with a {kind}"
        if faded:
            yield f"takes a {kind} in decline"
    if not lost:
        yield "no token dies"
    else:
        yield "a lone active token dies" if before.troops[r] == 1 and not faded else "a lost token dies"


def lying(s, r) -> list:
    """Pieces on a region but for what works for whoever holds it."""
    return [kind for kind in s.tokens[r] if not s.game.traits[kind].held]


def left(before, f, action, after):
    """Regions left, and races that have none."""
    b = f.get("band")
    if action[0] == "abandon" and len(before.lands(b)) == 1:
        yield "leaves its last region"
    if f["phase"] == "conquer" and "drafted" not in f and not before.lands(b):
        if action[0] == "gamble" or told(after, "conquered"):
            yield "enters again"
        elif action == ("done",) and not before.total(b):
            yield "race without tokens passes"
    if sum(other["phase"] == "retreat" for other in before.stack) > 1:
        yield "two players retreat in a turn"


# --- decline, coins, the table as it stands --------------------------------------------------------

def declined(before, f, action, after):
    """A race goes into decline, and another may go for it."""
    gone = {note["race"] for note in told(after, "vanished")}
    for b, race in enumerate(before.race):
        if race in gone and race and before.declined[b] and before.power[b]:
            yield f"{before.power[b]} badge comes back"
    for note in told(after, "declined"):
        b, lands = before.active[note["player"]], after.lands(before.active[note["player"]])
        yield f"{note['race']} declines"
        yield f"{before.power[b]} declines"
        if any(after.board.water[r] for r in lands):
            yield "water kept in decline"
        if any(after.troops[r] > 1 for r in lands):
            yield "more than one token kept in decline"
        yield from {f"{kind} kept in decline" for r in lands for kind in lying(after, r)}
        if any(before.race[old] in gone and before.declined[old] for old in before.bands(note["player"])):
            yield "older race in decline leaves"
        if not before.total(b):
            yield "race without tokens declines"


def scored(before, f, action, after):
    """The coins of a turn."""
    for note in told(after, "scored"):
        if not note["coins"]:
            yield "turn without a coin"
        if note["decline"]:
            yield "decline earns"


def waiting(before, f, action, after):
    """Races without a region."""
    for p, b in enumerate(after.active):
        if b != NOBODY and not after.lands(b):
            if not after.total(b):
                yield "race without tokens is active"
            elif after.stack and after.stack[0]["player"] != p:
                yield "race only in hand waits"


def over(before, f, action, after):
    """How a game ends, and what decides it."""
    if after.stack:
        return
    yield f"{after.players} players to the end"
    game = after.game
    ranks = dict(zip(game.sides(after), game.ranking(after)))  # one row a side
    best = max(ranks.values())
    if list(ranks.values()).count(best) > 1:
        yield "shared win"
    elif sum(row[0] == best[0] for row in ranks.values()) > 1:
        yield "tie broken by tokens"
    else:
        yield "win by coins"


def options(record):
    """What the options of a record show."""
    first = record["options"].get("first", 0)
    if first:
        yield "first player drawn by lot" if first == "random" else "first player other than the first"
    if record["options"].get("coins") == "open":
        yield "coins in the open"


LOOKS = (verb, column, taken, left, declined, scored, waiting, over)
