"""What opponents think in recorded positions: what each of them would do, how far they hold every choice of
theirs to be ahead, and how they go on; which way to the goal of a puzzle is found. Only so much is thought as
a number of pieces says, never a clock, and worth is rounded, so it is the same on every machine."""

import builtins
from contextlib import contextmanager

from tabletop.ai import Steady, tried
from tabletop.aims import kind
from tabletop.prover import Prover, reached
from tabletop.thinkers import thinker

PIECES, MORE = (3, 6, 12, 24), 3  # of thought, as a number says; of what goes on
SOUGHT = 24  # lines to a goal that are looked at
DIGITS = 2  # of worth, as players are told it


def thoughts(s, number: int) -> list:
    """What one of the levels thinks, or the best of them for a hint; what is found of a puzzle."""
    minds = [*((level, False) for level in s.game.levels), (s.game.adviser, True)]
    rest, at = divmod(number, len(minds))
    with plain_sums():
        return [thought(s, *minds[at], number, PIECES[rest % len(PIECES)]), sought(s, rest)]


@contextmanager
def plain_sums():
    """Numbers are added one after another. Since Python 3.12 sum() is more exact, and choices that are as
    good as each other may change places by it."""
    kept, builtins.sum = builtins.sum, added
    try:
        yield
    finally:
        builtins.sum = kept


def added(values, start=0):
    """sum() as it was before Python 3.12."""
    for value in values:
        start = start + value
    return start


def thought(s, level, every, number, pieces) -> list:
    """What one of them thinks, and then of what follows his choice."""
    mind = thinker(s, level, number % 99, every, number)
    mind.run(playouts=pieces)
    found, action = [ranked(mind)], mind.ranking()[0][0]
    new = tried(s, action)
    if hasattr(mind, "follow") and new.legal and (mind := mind.follow(new, action)):
        mind.run(playouts=mind.playouts + MORE)
        found.append(ranked(mind))
    return found


def ranked(mind) -> list:
    """How choices are held, the best first, and what else is said of the best."""
    rows = [[round(gain, DIGITS) + 0.0, list(action)] for action, gain in mind.ranking()]
    return [type(mind).__name__, mind.playouts, rows, [list(action) for action in mind.then], list(mind.why)]


def sought(s, number) -> list:
    """How far a goal that may be asked is sought, if there is any."""
    aims = s.game.aims()
    rows = aims.rows(s)
    if not rows:
        return []
    row = rows[number % len(rows)]
    goal = {**row["goal"], kind(row["goal"]): row["least"] + number % 2} if "least" in row else row["goal"]
    if reached(s, goal):
        return []
    prover = Prover(s, goal)
    Steady.run(prover, playouts=SOUGHT)
    line = [list(action) for action in prover.line or ()]
    return [prover.looked, prover.whole, line, round(aims.near(s, goal), DIGITS)]
