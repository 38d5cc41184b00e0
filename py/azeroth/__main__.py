"""`python -m azeroth MAP` plays a game by itself and tells what happens; the islands lie beside the map."""

import argparse
from pathlib import Path

from azeroth import GAME
from tabletop import Match, mapfile
from tabletop.phase import pruned
from tabletop.table import over
from tabletop.thinkers import thinker


def chosen(s, level, chance) -> tuple:
    """Any action that leads on, or the best that an opponent of a level finds."""
    if level != "random":
        return thinker(s, level).ranking()[0][0]
    few = pruned(s)
    return few[chance.random(len(few))]


def main():
    """Play one game."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("map", type=Path)
    ask.add_argument("--players", type=int)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--level", choices=("random", "easiest", "easy", "normal"), default="random")
    ask.add_argument("--teams", action="store_true")
    wish = ask.parse_args()
    data = mapfile.read(wish.map)
    seats = ["human"] * (wish.players or data["players"])
    match = Match(GAME, data, {"teams": wish.teams}, seats, wish.seed)
    chance = match.now.clone()
    while match.now.legal:
        match.apply(chosen(match.now, wish.level, chance))
        match.states = match.states[-1:]
        for note in match.now.events:
            facts = [f"{name}={value}" for name, value in note.items() if name != "event"]
            print(note["event"], *facts)
    print(over(match.now))


if __name__ == "__main__":
    main()
