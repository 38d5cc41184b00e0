"""What the screen may tell before a choice: way, battle, price, what an upgrade changes."""

from tabletop.form import number
from warcraft import ahead, moves, odds, victory
from warcraft.battle.ring import fight
from warcraft.units import BUILD, KIND, TRAIN, UNITS, UPGRADE, WIDTH, WORKER, needed, top
from warcraft.worth import RICH

COSTS = {"build": BUILD, "found": BUILD, "upgrade": UPGRADE}


def forecast(s, action) -> dict:
    """For (): points by source. For what is bought: cost and what is left; for an upgrade, before and after.
    For a move: the way, what is hostile at its end, the odds of the battle it leads to. For a battle: its
    odds, as it stands or with a choice in it."""
    if not s.stack or not action:
        return {"points": [victory.points(s, p) for p in range(s.players)]}
    verb, *args = action
    kind = KIND.get(args[0]) if args else None
    if verb in ("move", "lead"):
        return way(s, *args)
    if verb == "fight" and action in s.legal:
        return {"odds": odds.of(s, {"player": s.actor, "r": args[0], "foe": args[1]})}
    if fight(s) and (verb == "battle" or action in s.legal):
        return {"odds": ahead.of(s, action if verb != "battle" else None)}
    if verb == "train" and kind is not None and kind <= WORKER:
        return bill(s, TRAIN[kind])
    if verb in COSTS:
        found = bill(s, COSTS[verb])
        return {**found, **change(s, kind)} if verb == "upgrade" and kind in UNITS else found
    return {}


def bill(s, cost) -> dict:
    """The price and what would be left of gold and wood."""
    p = s.actor
    return {"cost": list(cost), "left": [s.gold[p] - cost[0], s.wood[p] - cost[1]]}


def level(s, p, kind, n=None) -> dict:
    """A level of a kind of a player's units, the present one if none is named."""
    game, race, n = s.game, s.races[p], s.levels[p][kind] if n is None else n
    return {"level": n, "strength": game.strengths[race][kind][n - 1],
            "ability": game.powers[race].get((kind, n), ""), "top": n == top(race, kind),
            "needs": 0 if n == top(race, kind) else needed(race, kind, n)}


def above(s, p, kind) -> dict | None:
    """The level that an upgrade would bring, if there is one."""
    n = s.levels[p][kind]
    return None if n == top(s.races[p], kind) else level(s, p, kind, n + 1)


def change(s, kind) -> dict:
    """What an upgrade makes of all units of a kind."""
    p = s.actor
    code, then = WIDTH * p + kind, above(s, p, kind)
    return {"now": level(s, p, kind), **({"then": then} if then else {}),
            "units": sum(here.count(code) for here in s.pieces), "built": s.built[p][kind]}


def way(s, start=None, name=None, goal=None, *others) -> dict:
    """A move's way, and what would come of it: the teams it meets, workers and an Outpost in danger, the odds
    of the battle if pieces of the `others` kinds go there too."""
    kind, spaces = KIND.get(name), len(s.board)
    if kind is None or not number(start, 0, spaces - 1) or not number(goal, 0, spaces - 1):
        return {}
    team, board = s.teams[s.actor], s.board
    foes = sorted(s.armed(goal) - {team})
    going = [other for other in map(KIND.get, (name, *others)) if other in UNITS]
    chances = {"odds": met(s, start, going, goal, foes[0])} if foes and going else {}
    return {"path": path(s, start, kind, goal), "foes": foes, "points": board.points[goal],
            "rich": board.terrain[goal] in RICH,
            "workers": sum(piece % WIDTH == WORKER and s.teams[piece // WIDTH] != team
                           for piece in s.pieces[goal]),
            "outpost": s.outpost[goal] if s.outpost[goal] >= 0 and s.teams[s.outpost[goal]] != team else None,
            **chances}


def path(s, start, kind, goal) -> list:
    """The spaces of a shortest way, [] if there is none."""
    scene, near = moves.Scene(s, s.actor), s.board.ways[kind]
    came, ring = {start: None}, [start]
    while ring:
        ring = [step for r in ring if r == start or not scene.foe[r] for step in near[r]
                if came.setdefault(step, r) == r]
    found, here = [], goal if goal in came else None
    while here is not None:
        found.append(here)
        here = came[here]
    return found[::-1]


def met(s, start, kinds, goal, foe) -> dict:
    """The odds of the battle that follows when these units have gone there."""
    then, p = s.clone(), s.actor
    for kind in kinds:
        if then.many(start, p, kind):
            then.take(start, p, kind)
            then.put(goal, p, kind)
    return odds.of(then, {"player": p, "r": goal, "foe": foe})
