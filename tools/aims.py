"""What puzzles of each game may ask for: [(goal without its number, what lines of it are looked at), ...]."""
from itertools import islice

from tools.lines import Broad, Turn
from tools.marches import March
from warcraft import odds, victory
from warcraft.units import KINDS, UNITS
from wolves.after import gains
from wolves.control import total

SOLDIERS = tuple(KINDS[kind] for kind in UNITS)
TARGETS = 4  # battles of a step that are looked at
SURE, VAIN = 97, 25  # chances of a hundred between which a battle is worth a puzzle


def coins(s, p):
    """Coins, with those that would be paid if the turn ended now."""
    due = s.stack and s.stack[0]["player"] == p and any(f["phase"] == "score" for f in s.stack)
    return s.coins[p] + (sum(s.game.earnings(s, p).values()) if due else 0)


def purse(s):
    """Coins at the end of the turn."""
    yield {"coins": 0}, Turn(s, coins)


def hoard(s):
    """The same where lines are too many to look at all of them."""
    yield {"coins": 0}, Broad(s, coins, True)


def night(s):
    """What the next moon would bring, or points at once; turn by turn the one or the other."""
    if s.round % 2:
        yield {"moon": 0}, Broad(s, lambda s, p: gains(s)[p])
    else:
        yield {"points": 0}, Broad(s, total)


def march(s):
    """Points without a fight; the chance to win a battle that can be begun."""
    if s.stack[-1]["phase"] != "move":
        return
    p, board = s.actor, s.board
    quiet = {r for r in board.scoring if not s.armed(r) - {s.teams[p]}}
    yield {"held": 0}, March(s, victory.held, quiet, SOLDIERS)
    coming = {}
    for act in s.legal:
        if act[0] == "move" and act[2] in SOLDIERS and len(s.armed(act[3]) - {s.teams[p]}) == 1:
            coming.setdefault(act[3], set()).add(act[1])
    able = sorted((r for r in coming if len(coming[r]) > 1), key=lambda r: (-board.points[r], r))
    for r in islice(able, TARGETS):
        ring = {r} | {place for place in board.near[r]
                      if any(r in board.flanks[kind][place] for kind in UNITS)}
        free = {place for place in ring if place == r or not s.armed(place) - {s.teams[p]}}
        yield {"odds": 0, "space": board.keys[r]}, March(s, chances(r), free, SOLDIERS)


def chances(r):
    """Of a hundred battles in a space, how many a player would win."""
    return lambda s, p: odds.chances(s, p, r)


AIMS = {"smallworld": purse, "azeroth": hoard, "wolves": night, "warcraft": march}
LOST = {  # what ends a puzzle besides its goal: what others begin, what the player himself does
    "smallworld": ("turn", ()), "azeroth": ("turn", ()), "wolves": ("turn", ()),
    "warcraft": ("step", ("battle",))}


def lost(key, players, p) -> dict:
    """The goal that is reached when a puzzle is lost: it is somebody else's turn, or all is over."""
    event, own = LOST[key]
    return {"any": [{"event": name, "player": p} for name in ("over", *own)] + [
        {"event": event, "player": q} for q in range(players) if q != p]}
