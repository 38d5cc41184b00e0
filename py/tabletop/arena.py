"""Opponents play each other: `python -m tabletop.arena GAME MAP --levels hard normal --games 40`.

Every pairing plays the same seeds with the seats turned round, so that luck and seat cancel out;
the table shows how often a level wins and by how many points, with 95 % intervals. Equals share the wins
evenly, whatever the number of players. A script may play too, by the name of its function:
`--levels newcomers:declining easy`; it is given a state and a seed and names an action.

With `--within 0.65 0.85` a pairing ends as soon as it is clear on which side of the limits it lies; its
intervals are wider, for they hold at every look at once. With `--resume FILE` games are kept as they end and
not played again: a run can be stopped, gone on with and lengthened."""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

from tabletop import mapfile
from tabletop.installed import games
from tabletop.phase import step
from tabletop.sure import interval, side
from tabletop.table import over
from tabletop.thinkers import thinker

LEVELS = ["hard", "normal", "easy", "easiest"]
FEWEST = 20  # seeds, before a pairing may end


def play(task) -> tuple:
    """One game between AIs: the points of every seat, and which seats win."""
    key, data, seats, seed, playouts, *more = task
    s = games()[key].start(data, len(seats), *more or [{}], seed)
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


def seatings(first: str, second: str, sides) -> list:
    """Who sits where: one side of the first level among others of the second, each in turn, and one of the
    second among the first; so equal levels share the wins evenly. Sides are told seat by seat."""
    found = [[mine if seat == alone else others for seat in sides]
             for mine, others in ((first, second), (second, first)) for alone in sorted(set(sides))]
    return found[:2] if len(set(sides)) == 2 else found


class Kept:
    """Games that were played before, in a file that grows by a line when a game ends."""

    def __init__(self, path: Path | None = None):
        self.path, self.ends = path, {}
        if path and path.exists():
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            whole = [line for line in lines if line.endswith("\n")]  # the last may have been cut off
            path.write_text("".join(whole), encoding="utf-8")
            self.ends = {json.dumps(asked): end for asked, end in map(json.loads, whole)}

    def end(self, task):
        """How a game ended; None if it was not played yet."""
        return self.ends.get(json.dumps(asked(task)))

    def add(self, task, end):
        """Keep a game; how it ended."""
        if self.path:
            with self.path.open("a", encoding="utf-8") as lines:
                print(json.dumps([asked(task), end]), file=lines)
        return end

    def check(self, tasks):
        """The last of these games comes out the same, or rules and thinkers are others now."""
        known = [task for task in tasks if self.end(task)]
        if known and json.loads(json.dumps(play(known[-1]))) != self.end(known[-1]):
            raise SystemExit(f"{self.path}: another program played these games; begin a new file")


def asked(task) -> list:
    """What tells games apart: the game, its map, who sits where and errs how, seed and playouts."""
    key, data, seats, seed, playouts, *options = task
    moods = [games()[key].moods.get(name) for name in sorted(set(seats))]
    return [key, data.get("name"), seats, moods, seed, playouts, *options]


def ends(tasks, workers, kept):
    """How every game ends, in order; what is kept is not played again, what nobody waits for not at all."""
    pool = ProcessPoolExecutor(workers)
    try:
        played = pool.map(play, [task for task in tasks if kept.end(task) is None])
        for task in tasks:
            yield kept.end(task) or kept.add(task, next(played))
    finally:
        pool.shutdown(cancel_futures=True)


def compare(key, data, players, levels, count, playouts, workers, kept=None, limits=None,
            options=None) -> dict:
    """Wins and margin of the first level over the second, and with limits on which side of them it lies. A
    seed counts once, by the mean of its games, which have much in common."""
    game, more = games()[key], [options] if options else []
    rows = seatings(*levels, game.sides(game.start(data, players, options or {}, 0)))
    kept, wins, margins, verdict = kept or Kept(), [], [], ""
    tasks = [(key, data, seats, seed, playouts, *more) for seed in range(count) for seats in rows]
    kept.check(tasks)
    found = ends(tasks, workers, kept)
    while len(wins) < count and not verdict:
        balances = [balance(seats, *next(found), levels[0]) for seats in rows]
        for values, of_seed in zip((wins, margins), zip(*balances)):
            values.append(sum(of_seed) / len(of_seed))
        if limits and len(wins) >= FEWEST:
            verdict = side(*interval(wins, True), *limits)
    found.close()
    return {"games": len(wins) * len(rows), "wins": interval(wins, bool(limits)),
            "margin": interval(margins, bool(limits)), "verdict": verdict or ("open" if limits else "")}


def balance(seats, points, winners, first) -> tuple:
    """The first level's share of the win, and its points ahead, in one game."""
    ahead = sum(n / seats.count(seat) * (1 if seat == first else -1) for n, seat in zip(points, seats))
    return sum(seats[p] == first for p in winners) / len(winners), ahead


def wishes():
    """What the command line wants."""
    ask = argparse.ArgumentParser("python -m tabletop.arena", description=__doc__.splitlines()[0])
    ask.add_argument("game")
    ask.add_argument("maps", nargs="+", type=Path, help="map files; each names its number of players")
    ask.add_argument("--levels", nargs="+", default=LEVELS, help="from strong to weak")
    ask.add_argument("--games", type=int, default=20, help="seeds; each is played once in every seating")
    ask.add_argument("--within", nargs=2, type=float, metavar=("LEAST", "MOST"),
                     help="end a pairing when its share of wins is surely within, below or above")
    ask.add_argument("--resume", type=Path, metavar="FILE", help="games played before; new ones are added")
    ask.add_argument("--playouts", type=int, help="of a searching level for one decision")
    ask.add_argument("--options", type=json.loads, default={}, help='of the game, as JSON: {"teams": true}')
    ask.add_argument("--workers", type=int, help="processes; one for each core if not said")
    return ask.parse_args()


def main():
    """Play what was wished, print the table."""
    wish = wishes()
    kept = Kept(wish.resume)
    print(f"{'players':>7}  {'level':>9}  {'against':>9}  {'games':>5}"
          f"  {'share of wins':>16}  {'points ahead':>16}")
    for path in wish.maps:
        data = mapfile.read(path)
        for first, second in zip(wish.levels, wish.levels[1:]):
            found = compare(wish.game, data, data["players"], (first, second), wish.games, wish.playouts,
                            wish.workers, kept, wish.within, wish.options)
            (share, width), (ahead, wide) = found["wins"], found["margin"]
            print(f"{data['players']:>7}  {first:>9}  {second:>9}  {found['games']:>5}  {share:>8.2f} ± "
                  f"{width:<5.2f}  {ahead:>+8.1f} ± {wide:<5.1f}  {found['verdict']}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
