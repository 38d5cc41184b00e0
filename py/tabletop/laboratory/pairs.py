"""Two who meet: every seed with the seats turned round, so that luck and seat cancel out."""

import sys

from tabletop.installed import games
from tabletop.laboratory.hands import progress
from tabletop.laboratory.kept import Kept
from tabletop.laboratory.play import play
from tabletop.laboratory.seats import called
from tabletop.sure import interval, side

FEWEST = 20  # seeds, before a pairing may end


def seatings(first: str, second: str, sides) -> list:
    """Who sits where: one side of the first among others of the second, each in turn, and one of the
    second among the first; so equals share the wins evenly. Sides are told seat by seat."""
    found = [[mine if seat == alone else others for seat in sides]
             for mine, others in ((first, second), (second, first)) for alone in sorted(set(sides))]
    return found[:2] if len(set(sides)) == 2 else found


def sides(key, data, options) -> list:
    """Who plays for whom on a map."""
    game = games()[key]
    return game.sides(game.start(data, data["players"], options or {}, 0))


def duels(table, first, second, seeds) -> list:
    """The games of two on a table, that is a game, its map, playouts and options; seed by seed."""
    key, data, playouts, options = table
    rows = seatings(first, second, sides(key, data, options))
    return [(key, data, seats, seed, playouts, *([options] if options else []))
            for seed in seeds for seats in rows]


def balance(first, task, end) -> tuple:
    """The share of the win that is the first's, and his points ahead, in one game."""
    seats, points, winners = task[2], *end[:2]
    ahead = sum(n / seats.count(seat) * (1 if seat == first else -1) for n, seat in zip(points, seats))
    return sum(seats[p] == first for p in winners) / len(winners), ahead


def of_seeds(first, tasks, ends, rows):
    """The same by seeds, a seed by the mean of its games, which have much in common; as they end."""
    games = zip(tasks, ends)
    for of_seed in zip(*[games] * rows):
        yield mean([balance(first, *game) for game in of_seed])


def mean(rows) -> list:
    """The mean of every column."""
    return [sum(column) / len(column) for column in zip(*rows)]


def compare(table, two, count, hands, kept=None, limits=None) -> dict:
    """How two fare: wins and margin of the first, with limits on which side of them he lies; how every game
    ended, by seed and seats, and what processes have lost."""
    tasks, kept = duels(table, *two, range(count)), kept or Kept()
    wins, margins, verdict, played = [], [], "", []
    kept.check(tasks)
    rows, found = len(tasks) // count, ends(tasks, hands, kept, " : ".join(map(called, two)), played)
    for share, ahead in of_seeds(two[0], tasks, found, rows):
        wins.append(share)
        margins.append(ahead)
        if limits and len(wins) >= FEWEST and (verdict := side(*interval(wins, True), *limits)):
            break
    found.close()
    always = bool(limits)
    return {"games": len(wins) * rows, "seeds": len(wins), "wins": interval(wins, always),
            "margin": interval(margins, always), "verdict": verdict or ("open" if limits else ""),
            "played": played}


def ends(tasks, hands, kept, what, played):
    """How every game ends, in order; what is kept is not played again, what nobody waits for not at all."""
    new = [task for task in tasks if kept.end(task) is None]
    fresh = progress(hands.results(play, new), what, len(new))
    for task in tasks:
        end = kept.end(task) or kept.add(task, next(fresh))
        played.append([task[3], task[2], *end])
        for seat, why in end[2:]:
            print(f"{called(task[2][seat])} lost seed {task[3]} in seat {seat + 1}: {why}", file=sys.stderr)
        yield end
    fresh.close()
