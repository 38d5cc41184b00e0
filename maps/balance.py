"""Plays the games by themselves and tells how fair they are: "What the computers think of it" of the rules.

    PYTHONPATH=py python maps/balance.py                          all games anew, as the page has them
    PYTHONPATH=py python maps/balance.py warcraft --games 50      one of them, with so many seeds a map

Every seat is of one level, on every map of the game. For races, powers, both together, seats, sides and
islands it counts wins, as parts of an even share (1: as often as anybody), and coins; each with a 95 %
interval. All is printed and written to `web/games/<game>/balance.json`. The same seeds give the same table
again; after the opponents have changed, run it anew."""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from tabletop import mapfile
from tabletop.arena import hired
from tabletop.laboratory.hands import Hands, progress
from tabletop.laboratory.play import play
from tabletop.sure import interval

ROOT = Path(__file__).resolve().parents[1]
OWN = ("region", "race", "power")  # coins that a race brings while it is active
FEW = ENDS = 8  # so often a pair must have been seen; so many are shown from the top and the bottom
LEVEL, OFTEN = "normal", 20  # of all seats; games from one writing to the next
SEEDS = {"smallworld": 400, "azeroth": 150, "wolves": 40, "warcraft": 40}  # as the page has them


class Tally:
    """What is seen of one game: [kind, key, what is counted, value]."""

    def __init__(self, path):
        self.path, self.facts = path, []

    def watch(self, s):
        """A state, with the events of its last step."""
        self.last = s

    def won(self, winners):
        """Who sat where when it ended; of all players, how much more than his share each has won."""
        s, even = self.last, self.last.players
        self.shares = [even * (p in winners) / len(winners) for p in range(even)]
        for p, share in enumerate(self.shares):
            self.add(f"seat:{even}", (p - s.first) % even + 1, "wins", share)

    def add(self, kind, key, what, value):
        """Remember one."""
        self.facts.append([kind, key, what, value])


class Conquests(Tally):
    """Races and powers, and what the regions of islands bring."""

    def __init__(self, path):
        super().__init__(path)
        self.bands, self.active, self.coins = [], {}, defaultdict(int)

    def watch(self, s):
        """Drafts, declines and pay."""
        super().watch(s)
        for note in s.events or ():
            if note["event"] == "taken":
                self.active[note["player"]] = note["race"], note["power"]
                self.bands.append((note["player"], note["race"], note["power"]))
            elif note["event"] == "declined":
                self.active.pop(note["player"], None)
            elif note["event"] == "scored":
                self.paid(s, note)

    def paid(self, s, note):
        """A turn's coins: of the active race, and of the islands."""
        if pair := self.active.get(note["player"]):
            self.each(*pair, "coins", sum(note[source] for source in OWN))
        for r, b in enumerate(s.band if hasattr(s.board, "islands") else ()):
            self.coins[s.board.island[r]] += s.owner(b) == note["player"]

    def each(self, race, power, what, value):
        """For a race, a power and both together."""
        for kind, key in (("race", race), ("power", power), ("pair", f"{race} {power}")):
            self.add(kind, key, what, value)

    def won(self, winners):
        """Who led which races, and what a land region of an island brought in a round."""
        super().won(winners)
        for p, race, power in self.bands:
            self.each(race, power, "wins", self.shares[p])
        board = self.last.board
        for i, key in enumerate(getattr(board, "islands", ())):
            land = sum(i == island and not wet for island, wet in zip(board.island, board.water))
            self.add("island", key, "coins", self.coins[i] / self.last.rounds / land)


class Towns(Tally):
    """Races, where seats choose them, and the sides of scenarios; seats are places of a map."""

    def won(self, winners):
        """A seat's race and side; whoever shares the win with a foe has won nothing."""
        s, teams = self.last, self.last.teams[:self.last.players]
        decided = len({teams[p] for p in winners}) == 1
        for p, side in enumerate(teams):
            share = len(set(teams)) * float(decided and p in winners)
            if "race_0" in self.free():
                self.add("race", s.races[p], "wins", share)
                self.add("place", p + 1, "wins", share)
            elif p == teams.index(side):
                races = " ".join(s.races[q] for q, other in enumerate(teams) if other == side)
                self.add(f"side:{self.path.stem}", races, "wins", share)
        if "race_1" in self.free() and s.players == 2:
            first, second = sorted((0, 1), key=lambda p: s.races[p])
            won = (first in winners) + (second not in winners)
            self.add("duel", f"{s.races[first]} {s.races[second]}", "wins", float(won))

    def free(self) -> list:
        """The seats that choose their race."""
        return [f"race_{p}" for p, seat in enumerate(mapfile.read(self.path)["seats"]) if "race" not in seat]


TALLIES = {"smallworld": Conquests, "azeroth": Conquests, "wolves": Tally, "warcraft": Towns}
OPTIONS = {"smallworld": {"first": "random"}, "azeroth": {"first": "random"}}


def seen(task) -> list:
    """What is seen of one game."""
    key, path, level, seed = task
    data, tally = mapfile.read(path), TALLIES[key](path)
    _, winners = play((key, data, [level] * data["players"], seed, None, OPTIONS.get(key, {})), tally.watch)
    tally.won(winners)
    return tally.facts


def tables(facts) -> list:
    """The tables of a game: {kind, of, counts, rows: [key, how many, mean, half an interval, ...]}."""
    found = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
    for kind, key, what, value in facts:
        found[kind][key][what].append(value)
    return [table(*kind.partition(":")[::2], rows) for kind, rows in found.items()]


def table(kind, of, rows) -> dict:
    """One of them, the best first; of pairs only both ends."""
    counts = sorted({what for row in rows.values() for what in row})  # coins before wins
    lines = [[key, len(row[counts[-1]]), *(round(n, 2) for what in counts for n in interval(row[what]))]
             for key, row in rows.items() if all(what in row for what in counts)]
    lines.sort(key=lambda row: row[0] if isinstance(row[0], int) else (-row[2], row[0]))
    if kind == "pair":
        lines = [line for line in lines if line[1] >= FEW]
        lines = lines[:ENDS] + lines[max(ENDS, len(lines) - ENDS):]
    return {"kind": kind, "of": of, "counts": counts, "rows": lines}


def named(found, key) -> dict:
    """The names of islands and scenarios, which are no traits."""
    names = {}
    for path in [*(ROOT / "maps" / key).glob("*.json"), *(ROOT / "maps" / key).glob("islands/*.json")]:
        names[path.stem] = json.loads(path.read_text(encoding="utf-8"))["name"]
    used = {one["of"] for one in found} | {row[0] for one in found for row in one["rows"]
                                           if one["kind"] == "island"}
    return {name: words for name, words in sorted(names.items()) if name in used and not name.isdigit()}


def report(key, seeds, level, hands):
    """Play a game, write its tables where the page finds them, now and then as far as it is; print them."""
    paths = sorted((ROOT / "maps" / key).glob("*.json"))
    tasks = [(key, path, level, seed) for seed in range(seeds) for path in paths]
    facts, also = [], f" --level {level}" * (level != LEVEL)
    for n, of_one in enumerate(progress(hands.results(seen, tasks), key, len(tasks)), 1):
        facts += of_one
        if n % OFTEN == 0 or n == len(tasks):
            found = tables(facts)
            write(key, found, n, level, f"python maps/balance.py {key} --games {seeds}{also}")
    for one in found:
        print(key, one["kind"], one["of"], "players" * one["of"].isdigit(), *one["counts"])
        for name, n, *rest in one["rows"]:
            values = "  ".join(f"{a:.2f} ± {b:.2f}" for a, b in zip(rest[::2], rest[1::2]))
            print(f"  {name!s:<28} {n:>5}  {values}")


def write(key, found, n, level, command):
    """Put it where the page finds it."""
    made = {"games": n, "level": level, "command": command}
    text = json.dumps({"made": made, "names": named(found, key), "tables": found}, ensure_ascii=False)
    path = ROOT / "web/games" / key / "balance.json"
    path.write_text(text.replace('{"kind"', '\n{"kind"') + "\n", encoding="utf-8", newline="\n")


def main():
    """Play what was wished for."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("games", nargs="*", default=[*SEEDS], metavar="GAME")
    ask.add_argument("--games", type=int, dest="seeds", help="seeds of every map; else as the page has them")
    ask.add_argument("--level", default=LEVEL)
    hired(ask)
    wish = ask.parse_args()
    with Hands(wish.workers, wish.dask) as hands:
        for key in wish.games:
            report(key, wish.seeds or SEEDS[key], wish.level, hands)


if __name__ == "__main__":
    main()
