"""Plays Small World of Warcraft by itself and tells how fair seats and islands are.

    PYTHONPATH=py python maps/balance.py --players 2 3 4 5 --games 200

Every seat is of one level. For each seat it prints its share of the wins, for each side of a board the coins
that its regions brought in a round, by land region, each with a 95 % interval; a side that lies further from
the mean of its letter than a tenth is marked. The same seeds give the same table again."""

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from azeroth import GAME
from tabletop import mapfile
from tabletop.phase import step
from tabletop.sure import interval
from tabletop.table import over
from tabletop.thinkers import thinker

MAPS = Path(__file__).parent / "azeroth"
FAR = 0.1  # of the mean of its letter: how far a side may lie from it


def play(task) -> tuple:
    """One game: the seats that win, and for each island {key: coins of a land region in a round}."""
    players, level, seed = task
    s = GAME.start(mapfile.read(MAPS / f"{players}.json"), players, {"first": "random"}, seed)
    coins, steps, s.events = [0] * len(s.board.islands), 0, []
    while s.legal:
        step(s, thinker(s, level, seed * 1000 + steps, match=seed).ranking()[0][0])
        for note in s.events:
            if note["event"] == "scored":
                count(s, note["player"], coins)
        s.events, steps = [], steps + 1
    seats = [(p - s.first) % players for p in over(s)["winners"]]
    return seats, {key: n / s.rounds / land(s, i) for i, (key, n) in enumerate(zip(s.board.islands, coins))}


def count(s, p, coins):
    """Add a coin for every region that a player has just been paid for."""
    for r, b in enumerate(s.band):
        coins[s.board.island[r]] += s.owner(b) == p


def land(s, island) -> int:
    """The land regions of an island."""
    return sum(i == island and not wet for i, wet in zip(s.board.island, s.board.water))


def report(players, found):
    """What one looks at for a number of players."""
    print(f"{players} players, {len(found)} games")
    for seat in range(players):
        told("", f"seat {seat + 1}", [(seat in seats) / len(seats) for seats, _ in found], 1 / players)
    rates, letters = defaultdict(list), {}
    for _, islands in found:
        for key, n in islands.items():
            rates[key].append(n)
    for island in mapfile.read(MAPS / f"{players}.json")["islands"]:
        letters.setdefault(island["letter"], []).append(island["key"])
    for letter, keys in sorted(letters.items()):
        played = [key for key in keys if rates[key]]
        usual = sum(sum(rates[key]) / len(rates[key]) for key in played) / max(1, len(played))
        for key in played:
            told(letter, key, rates[key], usual)


def told(letter, name, values, usual):
    """A line: what, how often, its mean, and whether it surely lies far from what is usual."""
    mean, width = interval(values)
    far = "  far" if letter and abs(mean - usual) - width > FAR * usual else ""
    print(f"  {letter:1} {name:<10} {len(values):>5}  {mean:.3f} ± {width:.3f}  {mean / usual:.2f}{far}", flush=True)


def main():
    """Play what was wished for."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--players", nargs="+", type=int, default=[2, 3, 4, 5])
    ask.add_argument("--games", type=int, default=100)
    ask.add_argument("--level", default="normal")
    ask.add_argument("--workers", type=int, default=1)
    wish = ask.parse_args()
    for players in wish.players:
        with ProcessPoolExecutor(wish.workers) as pool:
            tasks = [(players, wish.level, seed) for seed in range(wish.games)]
            report(players, list(pool.map(play, tasks)))


if __name__ == "__main__":
    main()
