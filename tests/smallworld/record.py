"""Record the golden games: `python tests/smallworld/record.py`. Same rules, same games, byte for byte.

First a fixed plan of whole games between players of several tempers, then, for everything in wanted.py
that no game has shown yet, more games from positions where it is likely, until one shows it."""

import json
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests" / "golden")]

from hashing import GAMES, begin, rules_of, short, state_hash  # noqa: E402
from positions import POSITIONS  # noqa: E402
from seen import options_shown, shown  # noqa: E402
from smallworld import GAME  # noqa: E402
from tabletop.ai import Greedy  # noqa: E402
from tabletop.phase import pruned, step  # noqa: E402
from wanted import wanted  # noqa: E402

WHOLE = 30  # games for each number of players
CAP = 1500  # actions of a game
TRIES, REACH = 400, 60  # short games for one thing, actions of each
SPECIAL = ("convert", "dragon", "roll", "fortify", "ally", "gamble", "decline", "farewell", "abandon")


# --- players of several tempers ------------------------------------------------------------------

def anyhow(s, chance, missing):
    """Any action worth thinking about."""
    return chance.choice(pruned(s))


def freely(s, chance, missing):
    """Any legal action; done half the time it may be."""
    return ("done",) if ("done",) in s.legal and chance.random() < 0.5 else chance.choice(s.legal)


def plainly(s, chance, missing):
    """No more than must be; regions before all."""
    takes = [action for action in s.legal if action[0] == "conquer"]
    return chance.choice(takes) if takes else freely(s, chance, missing)


def restlessly(s, chance, missing):
    """A new race often, else as plainly."""
    weary = ("decline",) in s.legal and chance.random() < 0.5
    return ("decline",) if weary else plainly(s, chance, missing)


def greedily(s, chance, missing):
    """What looks best one action ahead."""
    return Greedy(s, chance.randrange(1 << 20)).ranking()[0][0] if len(pruned(s)) > 1 else pruned(s)[0]


def directed(s, chance, missing):
    """What shows something missing, else something special."""
    tries = [action for action in s.legal if action[0] in SPECIAL or s.stack[-1]["phase"] == "draft"]
    tries += chance.sample(s.legal, min(8, len(s.legal)))
    for action in dict.fromkeys(tries):
        new = s.clone()
        new.events = []
        step(new, action)
        if shown(s, action, new) & missing:
            return action
    rare = [action for action in s.legal if action[0] in SPECIAL and action[0] not in ("abandon", "decline")]
    if rare and chance.random() < 0.3:
        return chance.choice(rare)
    return plainly(s, chance, missing) if chance.random() < 0.6 else freely(s, chance, missing)


TEMPERS = ((directed,), (anyhow, plainly), (directed, freely), (plainly,), (directed, plainly, anyhow),
           (freely,), (directed, restlessly), (restlessly,), (anyhow,), (greedily, plainly), (greedily,),
           (directed, greedily))


# --- one game --------------------------------------------------------------------------------------

def wish(players, number, position=None, **options) -> dict:
    """The beginning of a record."""
    name = str(players)
    built = {"position": position} if position else {}
    return {"game": GAME.key, "map": name, "rules": short(rules_of(name)), "options": options,
            "seats": ["human"] * players, "seed": number, **built, "actions": [], "hashes": ""}


def play(record, minds, missing, cap=CAP, until=None) -> set:
    """Play a record out, or until something is shown; everything it showed."""
    match, chance = begin(record), random.Random(record["seed"])
    found, hashes = options_shown(record), [state_hash(match.now)]
    while match.now.legal and len(hashes) <= cap and until not in found:
        s = match.now
        action = minds[s.actor % len(minds)](s, chance, missing - found)
        match.apply(action)
        found |= shown(s, action, match.now)
        hashes.append(state_hash(match.now))
        del match.states[:-1]
    record["actions"] = [list(action) for action in match.actions]
    record["hashes"] = "".join(hashes)
    return found


def whole(players, number) -> tuple:
    """The beginning of the plan's games, and who plays them."""
    options = {}
    if number % 5 == 3:
        options["first"] = "random" if number % 2 else players - 1
    if number % 7 == 4:
        options["coins"] = "open"
    return wish(players, 1000 * players + number, **options), TEMPERS[number % len(TEMPERS)]


def hunt(item, missing):
    """A game that shows an item, cut off there: from a position where it is likely, else from the start."""
    starts = POSITIONS.get(item)
    for number in range(TRIES if starts else TRIES // 10):
        for players, position in starts or [(players, None) for players in GAME.players]:
            record = wish(players, number, position)
            minds = (anyhow, plainly, directed, freely, restlessly)[number % 5],
            found = play(record, minds, missing, REACH if position else CAP, item)
            if item in found:
                return record, found
    return None


def main():
    """Record all, tell what was shown, write the files anew."""
    begun, missing, games = time.time(), set(wanted()), {}
    for number in range(WHOLE):
        for players in GAME.players:
            record, minds = whole(players, number)
            missing -= play(record, minds, missing)
            games[f"p{players}-{number:02}"] = record
        if number % 9 == 8:
            took = time.time() - begun
            print(f"{len(games)} games, {took:.0f} s, {len(missing)} things to show", flush=True)
    for item in [item for item in wanted() if item in missing]:
        hunted = hunt(item, missing) if item in missing else None
        if hunted:
            games["x-" + item.replace(" ", "-")] = hunted[0]
            missing -= hunted[1]
    store(games)
    for item in sorted(missing):
        print("never shown:", item)
    return 1 if missing else 0


def store(games):
    """Old games out, new games in."""
    GAMES.mkdir(exist_ok=True)
    for path in GAMES.glob("*.json"):
        path.unlink()
    for name, record in games.items():
        text = json.dumps(record, separators=(",", ":"))
        (GAMES / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    size = sum(path.stat().st_size for path in GAMES.glob("*.json"))
    actions = sum(len(record["actions"]) for record in games.values())
    print(f"{len(games)} games, {actions} actions, {size >> 10} kB")


if __name__ == "__main__":
    sys.exit(main())
