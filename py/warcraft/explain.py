"""Why nothing legal begins like an action: reasons as codes, by whatever of the action is named; what could
be bought and what speaks against it, shown long before the Spend step comes."""

from tabletop.choice import legal_with
from tabletop.form import number
from warcraft import moves
from warcraft.phases.spend import OPTION, affords, sites, workplaces
from warcraft.units import (BUILD, FLYING, KIND, KINDS, NECROMANCER, OUTPOSTS, ROOM, TRAIN, UNITS, UPGRADE,
                            WIDTH, WORKER, needed, top)

NUMBERS = {"cost": {"train": dict(zip(KINDS, TRAIN)), "build": BUILD, "found": BUILD, "upgrade": UPGRADE},
           "outposts": OUTPOSTS}


def explain(s, action) -> list:
    """Codes of what speaks against it, empty if it is legal or begins like something legal."""
    if legal_with(s, action):
        return []
    f = s.stack[-1] if s.stack else {}
    asked = ASKED.get((f.get("phase"), *action[:1]))
    return sorted(asked(s, f, *action[1:])) if asked else ["not_now"]


def _space(s, value) -> bool:
    return number(value, 0, len(s.board) - 1)


# --- moves -------------------------------------------------------------------------------------------

def move(s, f, start=None, name=None, goal=None, *more) -> set:
    """Against a piece of this kind going from here to there."""
    p, kind = f["player"], KIND.get(name)
    if not _space(s, start):
        return {"not_now"}
    mine = [piece - WIDTH * p for piece in s.pieces[start] if piece // WIDTH == p]
    if not mine or kind is not None and kind not in mine:
        return {"no_piece"}
    if moves.held(s, start):
        return {"besieged"}
    left = [k for k in set(mine) if mine.count(k) > f["moved"].count(start * WIDTH + k) and kind in (None, k)]
    if not left:
        return {"moved"}
    if not any(moves.speed(f, start, k) for k in left):
        return {"slow"}
    return set.intersection(*(landing(s, f, start, k, goal) for k in left)) if _space(s, goal) else {"far"}


def landing(s, f, start, kind, goal) -> set:
    """Against a move that ends there."""
    scene, board, why = moves.Scene(s, f["player"]), s.board, set()
    soldier = kind in UNITS
    if goal not in {r for ring in board.ways[kind] for r in ring}:
        return {"mountain"}
    if scene.foe[goal] and not soldier and not scene.own[goal]:
        why.add("guarded")
    if (scene.units if soldier else scene.workers)[goal] >= ROOM or (
            kind == NECROMANCER and moves.crowded(s, goal)):
        why.add("full")
    if goal in board.flanks[WORKER][start] and goal not in board.flanks[kind][start]:
        why.add("wall")
    elif not why:
        why.add("far")
    return why


# --- deploy ------------------------------------------------------------------------------------------

def deploy(s, f, name=None, r=None, *more) -> set:
    """Against bringing a piece of this kind into play there."""
    p, kind = f["player"], KIND.get(name)
    if kind is None or kind > WORKER or not s.training[p][kind]:
        return {"none"}
    if _space(s, r) and r != s.home(p) and (s.outpost[r] != p or s.unfinished[r]):
        return {"no_base"}
    on_peak = _space(s, r) and s.board.terrain[r] == "mountain" and kind != FLYING
    return {"mountain"} if on_peak else {"full"}


def finish(s, f, name=None, *more) -> set:
    """Against finishing a building of this kind."""
    kind = KIND.get(name)
    return {"full"} if kind in UNITS and s.rising[f["player"]][kind] else {"none"}


# --- spend -------------------------------------------------------------------------------------------

def option(s, f, verb, cost) -> set:
    """Against any purchase of this sort: another one of the three was chosen, or it is too dear."""
    if f["option"] not in ("", OPTION[verb]):
        return {"option"}
    return set() if affords(s, f["player"], cost) else {"poor"}


def train(s, f, name=None, *more) -> set:
    """Against training a piece of this kind."""
    p, kind = f["player"], KIND.get(name)
    if kind is None or kind > WORKER or s.home(p) < 0:
        return {"not_now"}
    why, places = option(s, f, "train", TRAIN[kind]), workplaces(s, p, kind)
    if not places:
        why.add("no_building")
    elif s.training[p][kind] >= places:
        why.add("busy")
    return why if s.reserve(p, kind) else why | {"no_pieces"}


def build(s, f, name=None, *more) -> set:
    """Against a building of this kind."""
    p, kind = f["player"], KIND.get(name)
    if kind not in UNITS or s.home(p) < 0:
        return {"not_now"}
    why = option(s, f, "build", BUILD)
    if not s.many(s.home(p), p, WORKER):
        why.add("no_worker")
    return why if s.tiles(p, kind) else why | {"no_tiles"}


def found(s, f, r=None, *more) -> set:
    """Against an Outpost there."""
    p = f["player"]
    why = option(s, f, "found", BUILD)
    if s.outpost.count(p) >= OUTPOSTS:
        why.add("no_tiles")
    if _space(s, r):
        refusals = {"no_worker": not s.many(r, p, WORKER), "taken": s.outpost[r] >= 0,
                    "town": s.board.terrain[r] == "town"}
        why.update(code for code, holds in refusals.items() if holds)
    return why or {"no_worker"}


def upgrade(s, f, name=None, *more) -> set:
    """Against raising this kind by a level."""
    p, kind = f["player"], KIND.get(name)
    if kind not in UNITS or s.home(p) < 0:
        return {"not_now"}
    why, level = option(s, f, "upgrade", UPGRADE), s.levels[p][kind]
    if kind in f["upgraded"]:
        why.add("upgraded")
    if level == top(s.races[p], kind):
        why.add("top")
    elif s.built[p][kind] < needed(s.races[p], kind, level):
        why.add("buildings")
    return why


def shop(s, p) -> dict:
    """By verb and piece the codes against each purchase, as far as everybody knows; none without a Town."""
    if s.home(p) < 0 or p in s.out:
        return {}
    f = s.stack[-1] if s.stack else {}
    if f.get("phase") != "spend" or f["player"] != p:
        f = {"player": p, "option": "", "upgraded": []}  # as if the step began now
    return {"train": {KINDS[kind]: sorted(train(s, f, KINDS[kind])) for kind in (*UNITS, WORKER)},
            "build": {KINDS[kind]: sorted(build(s, f, KINDS[kind])) for kind in UNITS},
            "upgrade": {KINDS[kind]: sorted(upgrade(s, f, KINDS[kind])) for kind in UNITS},
            "found": sorted(_sites(s, f, p))}


def _sites(s, f, p) -> set:
    """Against an Outpost anywhere: no worker stands where one could be built, too many are there already."""
    why = option(s, f, "found", BUILD) | ({"no_tiles"} if s.outpost.count(p) >= OUTPOSTS else set())
    return why if sites(s, p) else why | {"no_site"}


ASKED = {("move", "move"): move, ("deploy", "deploy"): deploy,
         ("deploy", "finish"): finish, ("spend", "train"): train, ("spend", "build"): build,
         ("spend", "found"): found, ("spend", "upgrade"): upgrade}
