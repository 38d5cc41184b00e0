"""Record the golden games anew: `python tests/golden/record.py [--more] [GAME ...]`.

Same rules, same games, byte for byte. First a fixed plan of whole games between players of several tempers,
then, for everything in the game's wanted.py that no game has shown yet, more games from positions where it is
likely, until one shows it. With --more all records stay, and only what none of them shows is sought."""

import json
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:1] = [str(ROOT / "py"), str(ROOT / "tests")]  # not this folder: its folders have games' names

from golden.hashing import (  # noqa: E402
    HERE, KEYS, begin, game, part, records, replay, rules_of, short, state_hash)
from golden.seen import shown, whole  # noqa: E402
from golden.tale import tell  # noqa: E402

CAP = 1500  # actions of a game
TRIES, REACH = 400, 60  # short games for one thing, actions of each


def wish(key, players, number, position=None, map=None, **options) -> dict:
    """The beginning of a record; on the common map for so many players unless another is named."""
    name = map or str(players)
    built = {"position": position} if position else {}
    return {"game": key, "map": name, "rules": short(rules_of(key, name)), "options": options,
            "seats": ["human"] * players, "seed": number, **dealt(game(key), options), **built, "actions": [],
            "hashes": ""}


def dealt(played, options) -> dict:
    """What a game is dealt from, if that is no more what it was at first."""
    checked = played.checked(options)
    contents = played.contents(checked)
    return {} if contents == played.first_contents(checked) else {"contents": contents}


def play(record, minds, missing, cap=CAP, until=None) -> set:
    """Play a record out, or until something is shown; everything it showed."""
    match, chance = begin(record), random.Random(record["seed"])
    found, hashes = set(), [state_hash(match.now)]
    while match.now.legal and len(hashes) <= cap and until not in found:
        s = match.now
        action = minds[s.actor % len(minds)](s, chance, missing - found)
        match.apply(action)
        found |= shown(record["game"], s, action, match.now)
        hashes.append(state_hash(match.now))
        del match.states[:-1]
    record["actions"] = [list(action) for action in match.actions]
    record["hashes"] = "".join(hashes)
    return found | whole(record)


def hunt(key, item, missing):
    """A game that shows an item, cut off there: from a position where it is likely, else from the start."""
    plan, starts = part(key, "plan"), part(key, "positions").POSITIONS.get(item)
    for number in range(TRIES if starts else TRIES // 10):
        for players, position, *more in starts or [(players, None) for players in game(key).players]:
            record = wish(key, players, number, position, **(more[0] if more else {}))
            mind = plan.HUNTERS[number % len(plan.HUNTERS)]
            found = play(record, (mind,), missing, REACH if position else CAP, item)
            if item in found:
                return record, found
    return None


def planned(key, missing) -> dict:
    """The whole games of the plan; what they show is no longer missing."""
    plan, games, begun = part(key, "plan"), {}, time.time()
    wholes = plan.WHOLE if isinstance(plan.WHOLE, dict) else dict.fromkeys(game(key).players, plan.WHOLE)
    for number in range(max(wholes.values())):
        for players in [n for n, whole in wholes.items() if number < whole]:
            record = wish(key, players, 1000 * players + number, **plan.options(players, number))
            missing -= play(record, plan.TEMPERS[number % len(plan.TEMPERS)], missing)
            games[f"p{players}-{number:02}"] = record
        if number % 9 == 8:
            took = time.time() - begun
            print(f"{len(games)} games, {took:.0f} s, {len(missing)} things to show", flush=True)
    return games


def kept(key, missing) -> dict:
    """The games recorded before; what they show is no longer missing."""
    games = records(key)
    for record in games.values():
        missing -= whole(record)
        replay(record, lambda *step: missing.difference_update(shown(key, *step)))
    return games


def recorded(key, more) -> int:
    """Record all or only more, write the files anew, tell what was never shown; how much that is."""
    wanted = part(key, "wanted").wanted()
    missing = set(wanted)
    games = kept(key, missing) if more else planned(key, missing)
    for item in wanted:
        hunted = hunt(key, item, missing) if item in missing else None
        if hunted:
            games["x-" + item.replace(" ", "-")] = hunted[0]
            missing -= hunted[1]
    store(HERE / key, games)
    for item in sorted(missing):
        print("never shown:", item)
    return len(missing)


def store(folder, games):
    """Old games out, new games in."""
    for path in folder.glob("*.json"):
        path.unlink()
    for name, record in games.items():
        text = json.dumps(record, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    size = sum(path.stat().st_size for path in folder.glob("*.json"))
    actions = sum(len(record["actions"]) for record in games.values())
    print(f"{folder.name}: {len(games)} games, {actions} actions, {size >> 10} kB")


if __name__ == "__main__":
    more = "--more" in sys.argv
    asked = [key for key in sys.argv[1:] if key != "--more"]
    missing = sum([recorded(key, more) for key in asked or KEYS])
    sys.exit(1 if missing + tell() else 0)
