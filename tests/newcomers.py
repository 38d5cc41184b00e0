"""People who have just read the rules, as scripts: what the easiest level is measured against.

    PYTHONPATH=py:tests python -m tabletop.arena smallworld maps/smallworld/2.json \\
        --levels newcomers:declining easiest newcomers:holding_on
"""
import random

from conquest.rules import cost
from tabletop.ai import Greedy
from tabletop.phase import pruned
from warcraft.sight import FIELDS
from warcraft.units import KIND, RANGED, UNITS, WHOLLY, WIDTH, WORKER


def declining(s, seed):
    """The first race on offer, always the cheapest region, the die at the end, decline when nothing can be
    taken for sure."""
    return _conquest(s, declines=True)


def holding_on(s, seed):
    """The same, but it never declines."""
    return _conquest(s, declines=False)


def _conquest(s, declines):
    f = s.stack[-1]
    if f["phase"] == "conquer" and ("done",) in s.legal:
        return _attack(s, f["band"], declines)
    if f["phase"] in ("redeploy", "retreat") and "most" not in f:
        return _evenly(s, f)
    first = f["phase"] in ("draft", "conquer")  # the free race; the shape that is named first (Worgen)
    return ("done",) if ("done",) in s.legal else s.legal[0] if first else pruned(s)[0]


def _attack(s, b, declines):
    for verb in ("conquer", "decline", "gamble"):
        found = [action for action in s.legal if action[0] == verb and (declines or verb != "decline")]
        if found:
            return min(found, key=lambda action: cost(s, b, action[1]) if action[1:] else 0)
    return ("done",)


def _evenly(s, f):
    """One token after another to the region that has fewest."""
    phase = s.game.phases[f["phase"]]
    if ("done",) in s.legal:
        return ("done",)
    if phase.heap(s, f) <= phase.owed(s, f):
        return pruned(s)[0]
    r = min(phase.places(s, f), key=lambda r: s.troops[r])
    return (phase.verb, r, s.troops[r] + 1)


def marching(s, seed):
    """In Warcraft: workers to what is scarce, units on to points and Towns where they are the more; every
    upgrade, a first building for ranged units, else all that can be trained; no card but points."""
    if s.stack[-1]["phase"] == "move":
        for action in s.legal:
            if action[0] == "show" or action[0] == "move" and _onward(s, *action[1:]):
                return action
    if ("build", "ranged") in s.legal and not s.built[s.actor][RANGED] + s.rising[s.actor][RANGED]:
        return ("build", "ranged")
    for verb in ("show", "raise", "outpost", "finish", "deploy", "upgrade", "train", "pass", "done"):
        found = [action for action in s.legal if action[0] == verb]
        if found:
            return found[-1]
    return s.legal[0]


def _onward(s, start, name, goal) -> bool:
    """Whether a piece comes nearer to where it is wanted, at no great risk."""
    p, far = s.actor, s.board.far[KIND[name]]
    if KIND[name] == WORKER:
        return _to_work(s, p, start, goal)
    if KIND[name] not in UNITS or s.board.points[start] and s.units(start, p) == 1:
        return False
    wanted = [r for r in s.board.scoring if not s.units(r, p)]
    wanted += [r for r, token in enumerate(s.token) if token]
    sides = [s.teams[piece // WIDTH] == s.teams[p] for r in (goal, *s.board.near[goal])
             for piece in s.pieces[r] if piece % WIDTH in UNITS]
    return (wanted and (sum(sides) > len(sides) / 2 or not s.armed(goal))
            and min(far[goal][r] for r in wanted) < min(far[start][r] for r in wanted))


def _to_work(s, p, start, goal) -> bool:
    """Whether a worker comes nearer to the field that is wanted: as many on gold as on wood."""
    terrain, far = s.board.terrain, s.board.far[WORKER]
    live = [r for r, kind in enumerate(terrain) if kind in FIELDS and s.depleted[r] < WHOLLY]
    at = {kind: sum(s.many(r, p, WORKER) for r in live if terrain[r] == kind) for kind in FIELDS}
    less = min(at, key=at.get)
    if start in live and at[terrain[start]] < at[less] + 2:
        return False
    wanted = [r for r in live if terrain[r] == less] or live
    return bool(wanted) and min(far[goal][r] for r in wanted) < min(far[start][r] for r in wanted)


def half_awake(s, seed):
    """In any game: what looks best at once, and as often anything that is legal."""
    chance = random.Random(seed)
    return Greedy(s, seed).ranking()[0][0] if chance.random() < 0.5 else chance.choice(s.legal)
