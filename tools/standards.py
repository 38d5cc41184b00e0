"""Measures how well the levels decide, by the same judge as the page's analysis of a match, and keeps it
where the page compares a player with them: `PYTHONPATH=py python -m tools.standards smallworld --games 6`.

Neighbours below the strongest level, which is what the judge measures by, play each other on the map for two,
each seed twice with the seats changed; what both decided is judged (`tabletop.review`). A loss counts at most
as much as is common in the game, that one blunder is not all of a match."""
import argparse
import json
from itertools import pairwise

from tabletop import Match, installed, mapfile
from tabletop.review import Review
from tabletop.sure import interval
from tabletop.thinkers import thinker
from tools.step import ROOT

TARGET = ROOT / "web/replay/standards.json"
MOST = {"smallworld": 10, "azeroth": 10, "wolves": 15, "warcraft": 8}  # points that one decision can lose


def played(key, seats, seed):
    """A match between levels, as the arena plays it."""
    data = mapfile.read(ROOT / f"maps/{key}/2.json")
    match, mind = Match(installed.games()[key], data, {}, seats, seed), None
    while match.now.legal:
        s = match.now
        mind = mind or thinker(s, seats[s.actor], seed * 1000 + match.steps, match=seed)
        mind.run()
        action = mind.ranking()[0][0]
        match.apply(action)
        on = match.now.actor == s.actor and hasattr(mind, "follow")
        mind = mind.follow(match.now, action) if on else None
    return match


def losses(match, p) -> list:
    """What every decision of a player lost."""
    review = Review(match, [p])
    review.run(1e9)
    return [one["loss"] for one in review.found]


def measured(key, games) -> dict:
    """[mean, half of its interval, decisions] of every level; the strongest loses nothing, by definition."""
    found, (*levels, best) = {}, installed.games()[key].levels
    for pair in pairwise(levels):
        for n in range(games):
            seats = list(pair[::1 if n % 2 else -1])
            match = played(key, seats, n // 2)
            for p, level in enumerate(seats):
                found.setdefault(level, []).extend(counted(key, losses(match, p)))
                print(key, level, "against", seats[1 - p], "seed", n // 2, len(found[level]), flush=True)
    rows = {level: [*(round(x, 3) for x in interval(found[level])), len(found[level])] for level in levels}
    return {**rows, best: [0, 0, 0]}


def counted(key, found) -> list:
    """Losses as they count."""
    return [max(-MOST[key], min(MOST[key], loss)) for loss in found]


def main():
    """Measure one game and write it beside the others."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--games", type=int, default=6)
    given = ask.parse_args()
    known = json.loads(TARGET.read_text(encoding="utf-8")) if TARGET.exists() else {}
    command = f"python -m tools.standards {given.game} --games {given.games}"
    known[given.game] = {"command": command, "seeds": f"0-{(given.games - 1) // 2}",
                         "most": MOST[given.game], "levels": measured(given.game, given.games)}
    TARGET.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
