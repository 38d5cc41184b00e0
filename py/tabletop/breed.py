"""Breeds the weights of a game by self-play: `python -m tabletop.breed GAME MAP --log FILE --generations 30`.

Every generation tries some tables of weights, drawn by the method CMA-ES, against the game's own: all of them
play the same seeds, each seed in every seating, and the next generation is drawn where points were won.
The log is a line for each generation and all there is to know: a run that was stopped goes on from it and
comes to the same end, for the same `--seed` always draws the same. Nothing in the sources is changed: at the
end stand the table it has come to and how that does on seeds nobody was bred on."""

import argparse
import json
from pathlib import Path

from tabletop import mapfile
from tabletop.arena import hired
from tabletop.installed import games
from tabletop.laboratory import figure
from tabletop.laboratory.breeding import Breeding
from tabletop.laboratory.hands import Hands
from tabletop.laboratory.pairs import compare


def wishes():
    """What the command line wants."""
    ask = argparse.ArgumentParser("python -m tabletop.breed", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("maps", nargs="+", type=Path, help="map files; each names its number of players")
    ask.add_argument("--log", type=Path, required=True, metavar="FILE", help="what was tried; gone on with")
    ask.add_argument("--generations", type=int, default=30)
    ask.add_argument("--population", type=int, default=12, help="tables of weights in a generation")
    ask.add_argument("--games", type=int, default=16, help="seeds of a generation; each in every seating")
    ask.add_argument("--spread", type=float, default=0.2, help="of the first draw, in parts of each weight")
    ask.add_argument("--weights", nargs="+", metavar="NAME", help="those to breed; all if not said")
    ask.add_argument("--level", default="normal", help="who plays with them")
    ask.add_argument("--aim", choices=("points", "wins"), default="points")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--check", type=int, default=40, help="seeds on which the result is tried at the end")
    ask.add_argument("--plot", type=Path, metavar="FILE", help="draw how it went, as SVG")
    hired(ask)
    return ask.parse_args()


def main():
    """Breed what was wished, print the table."""
    wish = wishes()
    game = games()[wish.game]
    own = {name: n for name, n in getattr(game, "weights", {}).items() if isinstance(n, (int, float))}
    own = {name: own[name] for name in wish.weights or own if name in own}
    if not own:
        raise SystemExit(f"{wish.game} has no such weights")
    tables = [(wish.game, mapfile.read(path), None, {}) for path in wish.maps]
    with Hands(wish.workers, wish.dask) as hands:
        breeding = Breeding(own, tables, wish)
        for line in breeding.course(hands):
            print(f"generation {line['generation']:>3}  {line['mean']:>+7.2f}  best {line['best']:>+7.2f}",
                  flush=True)
        bred = breeding.result()
        print(f"\n{'weight':>12}  {'own':>8}  {'bred':>8}")
        for name, n in own.items():
            print(f"{name:>12}  {n:>8.3f}  {bred[name]:>8.3f}")
        print(json.dumps(bred))
        words = wish.level + json.dumps(bred), wish.level
        for table in tables if wish.check else ():
            tried(compare(table, words, wish.check, hands), table[1]["players"])
    if wish.plot:
        wish.plot.write_text(figure.course([line["mean"] for line in breeding.lines],
                                           ("generation", f"mean {wish.aim} ahead")), encoding="utf-8")


def tried(found, players):
    """Say how the result does against the game's own."""
    (share, width), (ahead, wide) = found["wins"], found["margin"]
    print(f"{players} players, {found['games']} other games: {share:.2f} ± {width:.2f} of the wins, "
          f"{ahead:+.1f} ± {wide:.1f} points ahead")


if __name__ == "__main__":
    main()
