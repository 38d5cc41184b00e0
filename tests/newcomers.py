"""People who have just read the rules, as scripts: what the easiest level is measured against.

    PYTHONPATH=py:tests python -m tabletop.arena smallworld maps/smallworld/2.json \\
        --levels newcomers:declining easiest newcomers:holding_on
"""
import random

from conquest.rules import cost
from tabletop.ai import Greedy
from tabletop.phase import pruned


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


def half_awake(s, seed):
    """In any game: what looks best at once, and as often anything that is legal."""
    chance = random.Random(seed)
    return Greedy(s, seed).ranking()[0][0] if chance.random() < 0.5 else chance.choice(s.legal)
