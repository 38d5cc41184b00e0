"""Recorded games: how a state is hashed, how a record is played again. The same in CPython and in Pyodide.

A record is a save whose map is named, not copied, with a short hash of the state after every action:
{"game", "map": "2", "rules": its hash, "options", "seats", "seed", "contents"?, "position"?, "actions",
"hashes"}.
The folder of each game holds its records and what is its own: maps.py, the part of a map that the rules see;
wanted.py and seen.py, what records show; plan.py and positions.py, how they are made."""

import json
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from tabletop import Match, mapfile
from tabletop.saves import FORMAT

HEX = 8  # digits of a hash
HERE = Path(__file__).resolve().parent
MAPS = HERE.parent.parent / "maps"
KEYS = sorted(path.parent.name for path in HERE.glob("*/maps.py"))  # the games that have records


def part(key: str, name: str):
    """A module that a game brings of its own."""
    return import_module(f"golden.{key}.{name}")


def game(key: str):
    """A game by its key."""
    return import_module(key).GAME


def short(data) -> str:
    """The hash of plain data: its canonical JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:HEX]


def state_hash(s) -> str:
    """All that a state holds, and what may be done in it, in its order."""
    return short([s.__dict__, s.legal])


def rules_of(key: str, name: str) -> dict:
    """The part of a map that the rules see, without what only the screen draws."""
    return part(key, "maps").rules(mapfile.read(MAPS / key / f"{name}.json"))


def records(key: str) -> dict:
    """All recorded games of a game by their names."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8"))
            for path in sorted((HERE / key).glob("*.json"))}


def begin(record: dict, **options) -> Match:
    """A match at the start of a record."""
    key, contents = record["game"], record.get("contents")
    return Match(game(key), rules_of(key, record["map"]), {**record["options"], **options}, record["seats"],
                 record["seed"], record.get("position"), contents, first=contents is None)


def as_save(record: dict) -> dict:
    """A record as a save that any table can load."""
    key, built = record["game"], {name: record[name] for name in ("contents", "position") if name in record}
    return {"format": FORMAT, "game": key, "version": game(key).version, "map": rules_of(key, record["map"]),
            "options": record["options"], "seats": record["seats"], "seed": record["seed"], **built,
            "actions": record["actions"]}


def expected(record: dict) -> list:
    """The hashes of a record, the first for the state before any action."""
    text = record["hashes"]
    return [text[at:at + HEX] for at in range(0, len(text), HEX)]


def dealt(key: str) -> set:
    """Every trait that some recorded game was dealt from."""
    first = game(key).first_contents(game(key).checked({}))
    return {name for record in records(key).values()
            for names in record.get("contents", first).values() for name in names}


def replay(record: dict, told=None) -> str:
    """Play a record again; what went differently, or nothing. Steps are told as (before, action, after)."""
    if short(rules_of(record["game"], record["map"])) != record["rules"]:
        return "the map has other rules"
    match, hashes = begin(record), expected(record)
    if len(hashes) != len(record["actions"]) + 1:
        return "hashes and actions do not match"
    if state_hash(match.now) != hashes[0]:
        return "step 0: another start"
    for step, action in enumerate(record["actions"], 1):
        before, action = match.now, tuple(action)
        if action not in before.legal:
            return f"step {step}: {action} is not legal"
        match.apply(action)
        if state_hash(match.now) != hashes[step]:
            return f"step {step}: {action} leads elsewhere"
        if told:
            told(before, action, match.now)
        del match.states[:-1]
    return ""


def replay_all() -> dict:
    """Every record of every game again: how many games and steps, and what went wrong where."""
    found = {}
    for key in KEYS:
        games = records(key)
        wrong = {name: fault for name, record in games.items() if (fault := replay(record))}
        steps = sum(len(record["actions"]) for record in games.values())
        found[key] = {"games": len(games), "steps": steps, "wrong": wrong}
    return {"replayed": found, "python": list(sys.version_info[:2]), "platform": sys.platform}


if __name__ == "__main__":
    print(json.dumps(replay_all()))
