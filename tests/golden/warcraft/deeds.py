"""How to tell what an action of Warcraft shows outside of battles: cards, moves, town, harvest."""

from golden.seen import told
from warcraft import moves
from warcraft.decks import COMMON
from warcraft.units import KIND, KINDS, MELEE, RACES, SPEED, WORKER


def verb(before, f, action, after):
    yield f"{action[0]} in {f['phase']}"
    if action == ("done",) and f["phase"] == "deploy":
        yield "held back in the town"


def played(before, f, action, after):
    """Which card, by whom, and when."""
    now = f.get("at") or ("moving" if f.get("moved") else f.get("option") or f["phase"])
    for note in told(after, "played"):
        yield f"{note['card']} at {now}"
        if note["card"] in COMMON:
            yield f"{before.races[note['player']]} plays {note['card']}"
    for note in told(after, "dispelled"):
        yield f"{note['card']} dispelled"
    for note in told(after, "hurried"):
        boost = f["boost"].get(str(note["r"]), 0)
        if boost:
            yield "fast twice" if boost > 0 else "fast after cripple"
    for note in told(after, "crippled"):
        frame = next(other for other in before.stack if "boost" in other)
        if frame["boost"].get(str(note["r"]), 0) < 0:
            yield "cripple twice"
        yield from {f"{KINDS[kind]} crippled" for kind in range(WORKER + 1)
                    if before.many(note["r"], note["mover"], kind)}
    for note in told(after, "called_up"):
        yield f"{note['n']} called to arms"
    for note in told(after, "portal"):
        yield "portal to the Town" if note["to"] == before.home(note["player"]) else "portal to an Outpost"
        if before.armed(note["r"]) - {before.teams[note["player"]]}:
            yield "portal away from an enemy"
        if before.armed(note["to"]) - {before.teams[note["player"]]}:
            yield "portal into a besieged Town"
    if told(after, "landed"):
        goal = action[2] if action[0] == "portal" else f.get("goal")
        if any(note["r"] != goal for note in told(after, "landed")):
            yield "portal beside a full base"


def moved(before, f, action, after):
    for note in told(after, "move"):
        p, start, goal, name = note["player"], note["start"], note["to"], note["piece"]
        yield f"{name} goes {before.board.distance(start, goal)}"
        team = before.teams[p]
        armed = before.armed(goal) - {team}
        if before.board.terrain[goal] == "mountain":
            yield "a flyer on a mountain"
        if name == KINDS[WORKER] and armed:
            yield "a worker joins a fight"
        if KIND[name] < WORKER and before.pieces[goal] and not armed and any(
                before.many(goal, q, WORKER) for q in before.foes(p)):
            yield "a unit comes upon workers"
        if before.board.terrain[goal] == "town" and goal != before.home(p) and not armed:
            yield "a unit enters a Town without units"
    if f["phase"] == "move":
        home = before.home(f["player"])
        if home >= 0 and moves.held(before, home):
            yield "held in a besieged Town"
    if told(after, "led"):
        yield f"{before.races[f['player']]} leads its captive"


def lost(before, f, action, after):
    """Pieces, Outposts, Towns and players that are gone."""
    for note in told(after, "killed"):
        yield f"{note['piece']} killed"
        if note["piece"] == KINDS[WORKER] and before.levied(note["r"], note["player"]):
            yield "a worker called to arms falls"
    for note in told(after, "razed"):
        causes = {"move": "left by its builder", "lead": "left by its builder",
                  "abandon": "given up for the harvest", "call_to_arms": "given up for arms"}
        cause = causes.get(action[0])
        if not cause or before.outpost[note["r"]] != f["player"]:
            cause = "under construction destroyed" if before.unfinished[note["r"]] else "destroyed"
        yield f"an Outpost {cause}"
    for note in told(after, "captured"):
        yield "a Town captured for the second time" if note["lost"] else "a Town captured"
    for note in told(after, "token_gone"):
        yield f"token {note['token']} destroyed"


def town(before, f, action, after):
    """Purchases, and what comes of them."""
    p = f["player"]
    race = before.races[p]
    for note in told(after, "train"):
        yield f"{race} trains {note['piece']}"
    for note in told(after, "build"):
        yield f"{race} builds {note['piece']}"
        if not after.tiles(p, KIND[note["piece"]]):
            yield f"the last tile of {note['piece']}"
    for note in told(after, "upgrade"):
        yield f"{race} {note['piece']} level {note['level']}"
        if "r" in note:
            yield f"{note['piece']} raised at a graveyard"
    for note in told(after, "found"):
        yield f"Outpost {after.outpost.count(p)}"
    for note in told(after, "finished"):
        summoned = before.summoned[p][KIND[note["building"]]]
        yield "a summoned building finished" if summoned else "a building finished by its worker"
    for note in told(after, "deployed"):
        yield f"{note['piece']} to the {'Town' if note['r'] == before.home(p) else 'Outpost'}"
    for note in told(after, "called"):
        yield f"{note['piece']} called at a token"


def harvested(before, f, action, after):
    for note in told(after, "harvest"):
        yield f"{note['what']} {note['n']}"
    if any(note["n"] == 3 for note in told(after, "harvest")) and not told(after, "depleted"):
        yield "a 3 depletes nothing"
    for note in told(after, "depleted"):
        yield f"{before.board.terrain[note['r']]} depleted, level {note['level']}"
    for note in told(after, "renewed"):
        yield f"forest renewed from level {before.depleted[note['r']]}"


LOOKS = (verb, played, moved, lost, town, harvested)
WALKERS = [name for kind, name in enumerate(KINDS) if SPEED[kind]]


def wanted(levels) -> list:
    """Everything of this sort; levels: race -> how many there are of each kind of unit."""
    soldiers = KINDS[:WORKER]
    found = [f"{name} goes {n}" for name in WALKERS for n in (1, 2, 3)]
    found += [f"{race} plays {card}" for race in RACES for card in COMMON]
    found += [f"{race} trains {name}" for race in RACES for name in KINDS[:WORKER + 1]]
    found += [f"{race} builds {name}" for race in RACES for name in soldiers]
    found += [f"{race} {name} level {n}" for race in RACES for kind, name in enumerate(soldiers)
              for n in range(2, levels[race][kind] + 1)]
    found += [f"{name} raised at a graveyard" for name in soldiers]
    found += [f"{name} called at a token" for name in soldiers]
    found += [f"token {name} destroyed" for name in (*soldiers, "graveyard")]
    found += [f"{name} to the {where}" for name in KINDS[:WORKER + 1] for where in ("Town", "Outpost")]
    found += [f"{name} crippled" for name in KINDS[:WORKER + 1]]
    found += [f"{name} killed" for name in (*KINDS[:WORKER + 1], "necromancer")]
    found += [f"the last tile of {name}" for name in soldiers] + [f"Outpost {n}" for n in (1, 2)]
    found += [f"{what} {n}" for what in ("gold", "wood") for n in (1, 2, 3)]
    found += [f"{land} depleted, level {n}" for land in ("forest", "goldmine") for n in (1, 2)]
    found += [f"forest renewed from level {n}" for n in (1, 2)] + [f"{n} called to arms" for n in (1, 2, 3)]
    return found
