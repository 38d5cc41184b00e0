"""What a position of strategy is worth when it is played on, after what a strong player does and after the
best of what else may be done; and how often each level does it."""

import argparse
import random
from fnmatch import fnmatchcase

from tabletop.ai import margins, tried
from tabletop.phase import promising, step
from tabletop.thinkers import thinker

LEVELS = ("easiest", "easy", "normal", "hard")
SEEDS = 8  # a level that errs is asked so often, in a match of its own each time
ROUNDS, LONG = 2, 400  # that are played on; actions at most
SOUGHT, OTHERS = 40, 3  # turns that are tried, by levels first; how many of each sort are played on


def meant(wanted, words) -> bool:
    """Whether an action, in words, is what is wanted: a pattern, or one of several."""
    return any(fnmatchcase(words, one) for one in ([wanted] if isinstance(wanted, str) else wanted))


def after(s, me, seed, rounds=ROUNDS) -> float:
    """How far ahead a player is after some rounds of normal, or at the end."""
    last, mind = s.round + rounds, None
    s.rng = seed
    for n in range(LONG):
        if not s.legal or s.round >= last:
            break
        p = s.actor
        mind = mind or thinker(s, "normal", seed * 1000 + n, match=seed, every=True)
        mind.run()
        action = mind.ranking()[0][0]
        step(s, action)
        mind = mind.follow(s, action) if hasattr(mind, "follow") and s.legal and s.actor == p else None
    return margins(s)[me]


def lines(s, level, seed):
    """What becomes of a turn that a level plays, or nobody in particular: [(action, state after it), ...]."""
    p, now, found, mind, chance = s.actor, s.round, [], None, random.Random(seed)
    while s.legal and s.actor == p and s.round == now and len(found) < LONG:
        if level:
            mind = mind or thinker(s, level, seed + len(found), match=seed)
            mind.run()
        action = mind.ranking()[0][0] if mind else chance.choice(promising(s))
        s = tried(s, action)
        found.append((action, s))
        mind = mind.follow(s, action) if hasattr(mind, "follow") and s.legal and s.actor == p else None
    return found


def deep(t, good, games) -> tuple:
    """The mean margin after what is wanted, and after the best that misses it; good(t, line) says which."""
    s, ends = t.s, {True: {}, False: {}}
    for seed in range(SOUGHT):
        level = LEVELS[-1 - seed % len(LEVELS)] if seed < len(LEVELS) * 2 else ""
        line = lines(s, level, seed)
        ends[good(t, line)].setdefault(str(line[-1][1].__dict__), line[-1][1])
    found = []
    for wanted in (True, False):
        best = sorted(ends[wanted].values(), key=lambda then: -margins(then)[s.actor])[:OTHERS]
        found.append(max((sum(after(then.clone(), s.actor, seed + 1) for seed in range(games)) / games
                          for then in best), default=None))
    return tuple(found)


def asked(about, positions, solved, good):
    """Print what was wished for."""
    ask = argparse.ArgumentParser(description=about.splitlines()[0])
    ask.add_argument("--deep", type=int, default=0)
    wish = ask.parse_args()
    if wish.deep:
        for name, (wanted, position) in positions.items():
            t = position()
            best, other = ("-" if n is None else f"{n:+.1f}" for n in
                           deep(t, lambda t, line, wanted=wanted: good(t, line, wanted), wish.deep))
            print(f"{best:>7} {other:>7}  {name}", flush=True)
        return
    for level in LEVELS:
        seeds = SEEDS if level in LEVELS[:2] else 1
        wrong = [name for name in positions for seed in range(seeds) if not solved(name, level, seed)]
        print(f"{level}: {1 - len(wrong) / len(positions) / seeds:.2f} of {len(positions)}",
              sorted(set(wrong)) * (seeds == 1), flush=True)
