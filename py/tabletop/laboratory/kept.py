"""Games that were played before, in a file that grows by a line when a game ends."""

import json
from pathlib import Path

from tabletop.installed import games
from tabletop.laboratory.play import play
from tabletop.thinkers import moods


class Kept:
    """What is known of the ends of games; without a file, nothing."""

    def __init__(self, path: Path | None = None):
        self.path, self.ends = path, {}
        if path and path.exists():
            self.ends = {json.dumps(asked): end for asked, end in map(json.loads, lines(path))}

    def end(self, task):
        """How a game ended; None if it was not played yet."""
        return self.ends.get(json.dumps(asked(task)))

    def add(self, task, end):
        """Keep a game; how it ended."""
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                print(json.dumps([asked(task), end]), file=file)
        return end

    def check(self, tasks):
        """The last of these games comes out the same, or rules and thinkers are others now. Of bots nobody
        knows whether they would do the same again."""
        known = [task for task in tasks if self.end(task) and not any("=" in word for word in task[2])]
        if known and json.loads(json.dumps(play(known[-1]))) != self.end(known[-1]):
            raise SystemExit(f"{self.path}: another program played these games; begin a new file")


def asked(task) -> list:
    """What tells games apart: the game, its map, who sits where and errs how, seed and playouts."""
    key, data, seats, seed, playouts, *options = task
    drawn = [moods(games()[key], name, len(seats)) for name in sorted(set(seats))]
    return [key, data.get("name"), seats, drawn, seed, playouts, *options]


def lines(path: Path) -> list:
    """The whole lines of a file; the last may have been cut off, and is taken away."""
    found = path.read_text(encoding="utf-8").splitlines(keepends=True)
    whole = [line for line in found if line.endswith("\n")]
    path.write_text("".join(whole), encoding="utf-8")
    return whole
