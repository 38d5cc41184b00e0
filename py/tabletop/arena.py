"""Opponents play each other: `python -m tabletop.arena GAME MAP --levels hard normal --games 40`.

Every pairing plays the same seeds with the seats turned round, so that luck and seat cancel out;
the table shows how often a level wins and by how many points, with 95 % intervals. Equals share the wins
evenly, whatever the number of players. A script may play too, by the name of its function:
`--levels newcomers:declining easy`; it is given a state and a seed and names an action."""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import sqrt
from pathlib import Path

from tabletop.installed import games
from tabletop.phase import step
from tabletop.table import over
from tabletop.thinkers import thinker

SURE = 1.96  # standard errors in a 95 % interval


def play(task) -> tuple:
    """One game between AIs: the points of every seat, and which seats win."""
    key, data, seats, seed, playouts = task
    s = games()[key].start(data, len(seats), {}, seed)
    s.events = None
    minds, steps = {}, 0
    while s.legal:
        p = s.actor
        mind = minds.get(p)
        if mind is None:
            mind = seated(s, seats[p], seed * 1000 + steps, seed)
        mind.run(playouts=playouts)
        action = mind.ranking()[0][0]
        new = s.clone()
        step(new, action)
        minds = {p: mind.follow(new, action)} if hasattr(mind, "follow") and new.actor == p else {}
        s, steps = new, steps + 1
    end = over(s)
    return end["scores"], end["winners"]


class Script:
    """A function that names an action, in the form of a thinker."""

    def __init__(self, s, name: str, seed: int):
        module, function = name.split(":")
        self.action = getattr(import_module(module), function)(s, seed)

    def run(self, ms=None, playouts=None) -> bool:
        """It does not think."""
        return True

    def ranking(self) -> list:
        """Its only wish."""
        return [(self.action, 0.0)]


def seated(s, name: str, seed: int, match: int):
    """Who thinks for a seat: a script or a level."""
    return Script(s, name, seed) if ":" in name else thinker(s, name, seed, match=match)


def seatings(first: str, second: str, players: int) -> list:
    """Who sits where: one of the first level among others of the second, in every seat in turn, and one of
    the second among the first; so equal levels share the wins evenly."""
    alone = [[first if p == seat else second for p in range(players)] for seat in range(players)]
    return alone if players == 2 else alone + [[second if p == seat else first for p in range(players)]
                                               for seat in range(players)]


def compare(key, data, players, first, second, count, playouts, workers) -> dict:
    """Wins and margin of the first level over the second."""
    tasks = [(key, data, seats, seed, playouts)
             for seed in range(count) for seats in seatings(first, second, players)]
    wins, margins = [], []
    with ProcessPoolExecutor(workers) as pool:
        for task, (points, winners) in zip(tasks, pool.map(play, tasks)):
            mine = [n for n, seat in zip(points, task[2]) if seat == first]
            theirs = [n for n, seat in zip(points, task[2]) if seat == second]
            wins.append(sum(task[2][p] == first for p in winners) / len(winners))
            margins.append(sum(mine) / len(mine) - sum(theirs) / len(theirs))
    return {"games": len(tasks), "wins": interval(wins), "margin": interval(margins)}


def interval(values) -> tuple:
    """Mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, SURE * sqrt(spread / len(values))


def main():
    """Read the wishes, print the table."""
    ask = argparse.ArgumentParser(prog="python -m tabletop.arena", description=__doc__.splitlines()[0])
    ask.add_argument("game")
    ask.add_argument("maps", nargs="+", type=Path, help="map files; each names its number of players")
    ask.add_argument("--levels", nargs="+", default=["hard", "normal", "easy", "easiest"],
                     help="from strong to weak")
    ask.add_argument("--games", type=int, default=20, help="seeds; each is played once in every seating")
    ask.add_argument("--playouts", type=int, help="of a searching level for one decision")
    ask.add_argument("--workers", type=int, help="processes; one for each core if not said")
    wish = ask.parse_args()
    print(f"{'players':>7}  {'level':>9}  {'against':>9}  {'games':>5}"
          f"  {'share of wins':>16}  {'points ahead':>16}")
    for path in wish.maps:
        data = json.loads(path.read_text(encoding="utf-8"))
        for first, second in zip(wish.levels, wish.levels[1:]):
            found = compare(wish.game, data, data["players"], first, second, wish.games, wish.playouts,
                            wish.workers)
            (share, share_width), (ahead, ahead_width) = found["wins"], found["margin"]
            print(f"{data['players']:>7}  {first:>9}  {second:>9}  {found['games']:>5}  "
                  f"{share:>8.2f} ± {share_width:<5.2f}  {ahead:>+8.1f} ± {ahead_width:<5.1f}", flush=True)


if __name__ == "__main__":
    main()
