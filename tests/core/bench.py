"""Measures the engine: random games with the full list of legal actions made at every step, clones, wire requests.

`python build.py bench` prints it natively and in Chromium; measure() runs in both."""

import json
import random
import tracemalloc
from pathlib import Path
from time import perf_counter

from smallworld import GAME
from tabletop.match import Match
from tabletop.phase import pruned, step
from tabletop.wire import Door

CLONES = 2000


def measure(maps: dict, seconds: float) -> list:
    """Rows of [name, value, unit]; every timed part takes about `seconds`."""
    rows = []
    for players, data in sorted(maps.items()):
        rows += play(data, players, seconds)
    return rows + [clone(data, players)] + wire(data, players, seconds) + [memory(data, players)]


def play(data, players, seconds) -> list:
    """Random games, one after another; a prune picks among the legal actions, all of which are listed."""
    chance, actions, games, began = random.Random(1), 0, 0, perf_counter()
    while perf_counter() - began < seconds:
        s = GAME.start(data, players, {}, games)
        s.events = None
        while s.legal:
            step(s, chance.choice(pruned(s)))
            actions += 1
        games += 1
    took = perf_counter() - began
    return [[f"random games, {players} players", actions / took, "actions/s"],
            [f"random games, {players} players", games / took, "games/s"]]


def clone(data, players) -> list:
    """One copy of a state in the middle of a game."""
    s, chance = GAME.start(data, players, {}, 1), random.Random(1)
    while s.round < s.rounds // 2:
        step(s, chance.choice(pruned(s)))
    began = perf_counter()
    for _ in range(CLONES):
        s.clone()
    return [f"clone, {players} players", (perf_counter() - began) / CLONES * 1e6, "µs"]


def wire(data, players, seconds) -> list:
    """Requests `apply` from text to text, the whole table in the reply."""
    door, chance, times, began = Door(), random.Random(1), [], perf_counter()
    table = {"over": True}
    while perf_counter() - began < seconds:
        if table["over"]:
            table = json.loads(door.handle(json.dumps({
                "op": "new_game", "game": "smallworld", "map": data, "seats": ["easy"] * players})))
        action = chance.choice(pruned(door.match.now))
        request = json.dumps({"op": "apply", "step": table["step"], "action": action})
        start = perf_counter()
        reply = door.handle(request)
        times.append(perf_counter() - start)
        table = json.loads(reply)
    times.sort()
    return [[f"wire request, {players} players, median", times[len(times) // 2] * 1000, "ms"],
            [f"wire request, {players} players, 95 %", times[len(times) * 95 // 100] * 1000, "ms"]]


def memory(data, players) -> list:
    """The most memory that a whole match takes, every earlier state kept."""
    tracemalloc.start()
    match, chance = Match(GAME, data, {}, ["easy"] * players, 1), random.Random(1)
    while match.now.legal:
        match.apply(chance.choice(pruned(match.now)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return [f"a whole match, {players} players, peak", peak / 1e6, "MB"]


def main():
    """Print the table for the boards of the box."""
    folder = Path(__file__).resolve().parents[2] / "maps" / "smallworld"
    maps = {int(path.stem): json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")}
    for name, value, unit in measure(maps, 3.0):
        number = f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
        print(f"{name:<52}{number:>14} {unit}", flush=True)


if __name__ == "__main__":
    main()
