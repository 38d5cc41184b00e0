"""Measures the engine for every installed game: random games with all legal actions listed at every step,
clones, prunes, wire requests, memory.

`python build.py bench` prints it natively and in Chromium; measure() runs in both."""

import json
import random
import tracemalloc
from pathlib import Path
from time import perf_counter, process_time

from tabletop import mapfile
from tabletop.installed import games
from tabletop.match import Match
from tabletop.phase import pruned, step
from tabletop.wire import Door

TIMES = 1000  # how often something short is done
START, LATEST, MANY = 100, 200, 12  # actions before it, at most, and choices there
SLICES = 6  # of the time of random games, which counts for this process only: all boards take turns


def measure(maps: dict, seconds: float) -> list:
    """Rows of [name, value, unit] for {game: {players: map}}; every timed part takes about `seconds`."""
    rows = by_turns([(games()[key], data, n) for key, boards in sorted(maps.items())
                     for n, data in sorted(boards.items())], seconds)
    for key, boards in sorted(maps.items()):
        game, players = games()[key], max(boards)
        largest = game, boards[players], players
        rows += [once(*largest, "clone", lambda s: s.clone()), once(*largest, "prune", pruned)]
        rows += wire(*largest, seconds) + [memory(*largest)]
    return rows


def anyhow(s, chance) -> tuple:
    """Any verb that is legal, then any legal action with it: rules alone, no judgement of the AI. Whoever
    takes up all tokens again and again never comes to an end, so it is done only where nothing else is."""
    verbs = {}
    for action in s.legal:
        verbs.setdefault(action[0], []).append(action)
    if len(verbs) > 1:
        verbs.pop("gather", None)
    return chance.choice(verbs[chance.choice(list(verbs))])


def by_turns(boards, seconds) -> list:
    """Random games on every board, a slice of time on each in turn."""
    sums = [[0, 0, 0.0] for _ in boards]
    for turn in range(SLICES):
        for n, board in enumerate(boards):
            sums[n] = [old + new for old, new in zip(sums[n], play(*board, seconds / SLICES, turn))]
    rows = []
    for (game, _, players), (actions, count, took) in zip(boards, sums):
        name = f"{game.key}: random games, {players} players"
        rows += [[name, actions / took, "actions/s"], [name, count / took, "games/s"]]
    return rows


def play(game, data, players, seconds, turn) -> tuple:
    """Random games, one after another, with all legal actions listed at every step: actions, games, time."""
    chance, actions, count, began = random.Random(turn), 0, 0, process_time()
    while process_time() - began < seconds:
        s = game.start(data, players, {}, TIMES * turn + count)
        s.events = None
        while s.legal:
            step(s, anyhow(s, chance))
            actions += 1
        count += 1
    return actions, count, process_time() - began


def once(game, data, players, name, act) -> list:
    """How long one act on a state in the middle of a game takes."""
    s, chance = game.start(data, players, {}, 1), random.Random(1)
    for count in range(LATEST):
        if count >= START and len(s.legal) > MANY:
            break
        step(s, chance.choice(pruned(s)))
    began = perf_counter()
    for _ in range(TIMES):
        act(s)
    return [f"{game.key}: {name}, {players} players", (perf_counter() - began) / TIMES * 1e6, "µs"]


def wire(game, data, players, seconds) -> list:
    """Requests `apply` from text to text, the whole table in the reply."""
    door, chance, times, began = Door(), random.Random(1), [], perf_counter()
    table = {"over": True}
    while perf_counter() - began < seconds:
        if table["over"]:
            table = json.loads(door.handle(json.dumps({
                "op": "new_game", "game": game.key, "map": data, "seats": ["easy"] * players})))
        action = chance.choice(pruned(door.match.now))
        request = json.dumps({"op": "apply", "step": table["step"], "action": action})
        start = perf_counter()
        reply = door.handle(request)
        times.append(perf_counter() - start)
        table = json.loads(reply)
    times.sort()
    name = f"{game.key}: wire request, {players} players"
    return [[f"{name}, median", times[len(times) // 2] * 1000, "ms"],
            [f"{name}, 95 %", times[len(times) * 95 // 100] * 1000, "ms"]]


def memory(game, data, players) -> list:
    """The most memory that a whole match takes, every earlier state kept."""
    tracemalloc.start()
    match, chance = Match(game, data, {}, ["easy"] * players, 1), random.Random(1)
    while match.now.legal:
        match.apply(chance.choice(pruned(match.now)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return [f"{game.key}: a match of {match.steps:,} steps, {players} players, peak", peak / 1e6, "MB"]


def boards(folder) -> dict:
    """One map for each number of players of every installed game: {game: {players: map}}; scenarios with
    names of their own are left out."""
    return {key: {int(path.stem): mapfile.read(path) for path in (folder / key).glob("[2-9].json")}
            for key in games() if (folder / key).exists()}


def main():
    """Print the table for the boards of the boxes."""
    for name, value, unit in measure(boards(Path(__file__).resolve().parents[2] / "maps"), 3.0):
        number = f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
        print(f"{name:<52}{number:>14} {unit}", flush=True)


if __name__ == "__main__":
    main()
