"""Plays Warcraft by itself and tells how fair races, seats and sides are.

    PYTHONPATH=py python maps/balance_warcraft.py maps/warcraft/2.json --level hard --games 20

Where seats choose their race every pair of races plays from both seats, as many games as are wished for in
each; else the map is played so often. For every race, seat and side its share of the wins, with a 95 %
interval, and the rounds of a game. The same seeds give the same table again."""

import argparse
from collections import defaultdict
from itertools import permutations
from pathlib import Path

from tabletop import mapfile
from tabletop.phase import step
from tabletop.sure import interval
from tabletop.table import over
from tabletop.thinkers import thinker
from warcraft import GAME
from warcraft.units import RACES


def play(data, options, level, seed):
    """One game: how it ended and what state it ended in."""
    s = GAME.start(data, data["players"], options, seed)
    s.events, minds, steps = None, {}, 0
    while s.legal:
        p = s.actor
        mind = minds.get(p) or thinker(s, level, seed * 1000 + steps, match=seed)
        mind.run()
        action = mind.ranking()[0][0]
        step(s, action)
        minds = {p: mind.follow(s, action)} if hasattr(mind, "follow") and s.legal and s.actor == p else {}
        steps += 1
    return over(s)["winners"], s


def wishes(data) -> list:
    """The options of all games that differ by races."""
    free = [p for p, seat in enumerate(data["seats"]) if "race" not in seat]
    return [{f"race_{p}": race for p, race in zip(free, races)} for races in permutations(RACES, len(free))]


def main():
    """Play what was wished for and print the table."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("maps", nargs="+", type=Path)
    ask.add_argument("--games", type=int, default=4)
    ask.add_argument("--level", default="hard")
    wish = ask.parse_args()
    for path in wish.maps:
        data, found, rounds = mapfile.read(path), defaultdict(list), []
        for seed in range(wish.games):
            for options in wishes(data):
                winners, s = play(data, options, wish.level, seed)
                rounds.append(s.round)
                decided = len({s.teams[p] for p in winners}) == 1
                for p in range(s.players):
                    for what in (s.races[p], f"seat {p + 1}", f"side {s.teams[p]}"):
                        found[what].append(float(decided and p in winners))
        rounds.sort()
        print(f"{path.stem}: {len(rounds)} games of {wish.level}, median {rounds[len(rounds) // 2]} rounds")
        for what, values in sorted(found.items()):
            print("  {:<10} {:>4}  {:.2f} ± {:.2f}".format(what, len(values), *interval(values)), flush=True)


if __name__ == "__main__":
    main()
