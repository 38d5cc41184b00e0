"""How to tell what a step shows of the calendar, of scorings, and of the end."""

from golden.seen import told
from wolves import GAME
from wolves.tables import DAYS, DEN, DUEL, HIGHEST, LONE, MOONS


def days(before, f, action, after):
    """Which piece brings a moon, and when."""
    for note in told(after, "day"):
        if note["day"] not in DAYS[after.players]:
            continue
        moon, (owner, rank) = MOONS[DAYS[after.players].index(note["day"])], divmod(note["piece"], HIGHEST)
        if note["piece"] == LONE:
            yield f"{moon} by a lone wolf"
        elif rank == DEN:
            yield f"{moon} by an own den" if owner == f["player"] else f"{moon} by a dominated den"
        else:
            yield f"{moon} by a dominated wolf"
        if any(frame["phase"] == "act" and frame["left"] for frame in after.stack):
            yield "a moon with actions to come"


def scored(before, f, action, after):
    """What scorings there were."""
    if len(told(after, "moon")) > 1:
        yield "two moons in a turn"
    if after.scored == len(MOONS) and len(after.calendar) > DAYS[after.players][-1]:
        yield "days beyond the full moon"
    for note in told(after, "scored"):
        rows = sorted((tuple(row) for row in note["control"] if row[0]), reverse=True)
        for how in _ranks(rows):
            yield f"{note['moon']} {how}"
        if after.players == DUEL:
            yield from _virtual(rows, tuple(note["control"][DUEL]))
        if after.stacks[note["region"]]:
            yield "two tokens in a region"


def _ranks(rows):
    """How the packs in a region come in: [(points, alphas)], the best first."""
    if len(rows) < 2:
        yield "alone" if rows else "empty"
        return
    first, second, *rest = rows
    if first == second:
        yield "tie for first"
        return
    yield "first by alphas" if first[0] == second[0] else "first and second"
    if rest:
        if rest[0] == second:
            yield "tie for second"
        elif rest[0][0] == second[0]:
            yield "second by alphas"


def _virtual(rows, mine):
    """How the virtual pack comes in, which stands everywhere."""
    place, shared = sum(row > mine for row in rows), rows.count(mine) > 1
    if len(rows) == 1:
        yield "virtual pack alone"
    elif place == 2:
        yield "virtual pack third"
    elif shared:
        yield f"virtual pack ties for {'second' if place else 'first'}"
    else:
        yield f"virtual pack {'second' if place else 'first'}"


def over(before, f, action, after):
    """How a game ends, and what decides it."""
    if after.stack:
        return
    yield f"{after.players} players to the end"
    yield "ends without new days" if after.stalled else "ends with the full moon"
    first, second = sorted(GAME.ranking(after), reverse=True)[:2]
    if first == second:
        yield "shared win"
        return
    parts = ("won by points", "tie broken by region tokens", "tie broken by wolves", "tie broken by alphas")
    yield next(words for words, mine, other in zip(parts, first, second) if mine != other)
