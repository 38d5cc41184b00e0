"""Opponents play each other: `python -m tabletop.arena GAME MAP --levels hard normal --games 40`.

Every pairing plays the same seeds with the seats turned round, so that luck and seat cancel out;
the table shows how often a level wins and by how many points, with 95 % intervals, and then everybody's
rating. Equals share the wins evenly, whatever the number of players. Who plays is a word: a level, a script
by the name of its function, `newcomers:declining`, which is given a state and a seed and names an action, a
level with other weights, `normal{"land": 1.7}`, or a level of another tree, `hard@../before`. A bot in any
language comes by `--bot name="command"`; docs/LABORATORY.md says what it is told.

With `--within 0.65 0.85` a pairing ends as soon as it is clear on which side of the limits it lies; its
intervals are wider, for they hold at every look at once. With `--resume FILE` games are kept as they end and
not played again: a run can be stopped, gone on with and lengthened."""

import argparse
import json
from itertools import combinations
from pathlib import Path

from tabletop import mapfile
from tabletop.laboratory import figure
from tabletop.laboratory.guests import Unfit
from tabletop.laboratory.hands import Hands
from tabletop.laboratory.kept import Kept
from tabletop.laboratory.pairs import compare, sides
from tabletop.laboratory.ratings import rated
from tabletop.laboratory.seats import called

LEVELS = ["hard", "normal", "easy", "easiest"]
HEAD = (f"{'players':>7}  {'level':>9}  {'against':>9}  {'games':>5}  {'share of wins':>16}"
        f"  {'points ahead':>16}")


def wishes():
    """What the command line wants."""
    ask = argparse.ArgumentParser("python -m tabletop.arena", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("maps", nargs="+", type=Path, help="map files; each names its number of players")
    ask.add_argument("--levels", nargs="+", default=[],
                     help="who plays, from strong to weak; each meets the next")
    ask.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND",
                     help="a bot; comes after the levels")
    ask.add_argument("--all", action="store_true", help="everybody meets everybody")
    ask.add_argument("--games", type=int, default=20, help="seeds; each is played once in every seating")
    ask.add_argument("--within", nargs=2, type=float, metavar=("LEAST", "MOST"),
                     help="end a pairing when its share of wins is surely within, below or above")
    ask.add_argument("--resume", type=Path, metavar="FILE", help="games played before; new ones are added")
    ask.add_argument("--playouts", type=int, help="of a searching level for one decision")
    ask.add_argument("--options", type=json.loads, default={}, help='of the game, as JSON: {"teams": true}')
    ask.add_argument("--json", type=Path, metavar="FILE", help="write all that was found")
    ask.add_argument("--plot", type=Path, metavar="FILE", help="draw the shares of wins, as SVG")
    hired(ask)
    return ask.parse_args()


def hired(ask):
    """Who is to do the work, of any command."""
    ask.add_argument("--workers", type=int, help="processes; one for each core if not said")
    ask.add_argument("--dask", metavar="ADDRESS", help="of a scheduler, whose workers play instead")


def meetings(wish, hands):
    """Every pairing on every map, as it ends: a row of the table and its games."""
    names, kept = [*(wish.levels or LEVELS), *wish.bot], Kept(wish.resume)
    for path in wish.maps:
        data = mapfile.read(path)
        of_sides, table = sides(wish.game, data, wish.options), (wish.game, data, wish.playouts, wish.options)
        for two in combinations(names, 2) if wish.all else zip(names, names[1:]):
            found = compare(table, two, wish.games, hands, kept, wish.within)
            games = [(seed, seats, of_sides, winners) for seed, seats, _, winners, *_ in found["played"]]
            yield {"map": str(path), "players": data["players"], "first": called(two[0]),
                   "second": called(two[1]), **found}, games


def told(row) -> str:
    """A line of the table."""
    (share, width), (ahead, wide) = row["wins"], row["margin"]
    return (f"{row['players']:>7}  {row['first']:>9}  {row['second']:>9}  {row['games']:>5}  {share:>8.2f} ± "
            f"{width:<5.2f}  {ahead:>+8.1f} ± {wide:<5.1f}  {row['verdict']}").rstrip()


def main():
    """Play what was wished, print the table."""
    wish, rows, games = wishes(), [], []
    print(HEAD)
    with Hands(wish.workers, wish.dask) as hands:
        try:
            for row, played in meetings(wish, hands):
                rows.append(row)
                games += played
                print(told(row), flush=True)
        except Unfit as trouble:
            raise SystemExit(str(trouble)) from None
    ratings = rated(games)
    for name, rating, width in ratings:
        print(f"{name:>18}  rating {rating:.1f} ± {width:.1f}")
    if wish.json:
        text = json.dumps({"game": wish.game, "rows": rows, "ratings": ratings})
        wish.json.write_text(text + "\n", encoding="utf-8")
    if wish.plot:
        lines = [(f"{row['players']}: {row['first']} : {row['second']}", *row["wins"]) for row in rows]
        wish.plot.write_text(figure.shares(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
