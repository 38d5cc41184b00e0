"""All that a race, a power, a piece or a game still owes, told in one list.

Whoever adds one reads here what is missing; no other test counts what there is (docs/ADD-A-RACE.md)."""

import json
from functools import cache
from pathlib import Path

import pytest
from golden.hashing import KEYS, dealt, game
from spoken import words

ROOT = Path(__file__).resolve().parents[1]
TAGS = ("en", "ru")
PLAYED = ("races", "powers")  # pieces are tested with those who lay them
GAMES = sorted(path.parent.name for path in (ROOT / "py").glob("*/pyproject.toml")
               if "tabletop.games" in path.read_text(encoding="utf-8"))


def data(path):
    """A JSON file of the repository, or nothing."""
    return json.loads((ROOT / path).read_text(encoding="utf-8")) if (ROOT / path).exists() else {}


@cache
def drawings():
    """The names of all pictures an emblem can be; empty before the npm packages are there."""
    return data("node_modules/@iconify-json/game-icons/icons.json").get("icons", {}).keys()


def own(key) -> dict:
    """The traits of a game that are no guests: {key: (trait, the package it lies in)}."""
    places = {name: type(trait).__module__.split(".") for name, trait in game(key).traits.items()}
    pieces = getattr(game(key), "pieces", {})
    return {name: (game(key).traits[name], "pieces" if name in pieces else place[-2])
            for name, place in places.items() if place[0] == key}


def owed_by_traits(key):
    """What single races, powers and pieces owe."""
    recorded = dealt(key) if key in KEYS else set()
    for name, (trait, folder) in own(key).items():
        for tag in TAGS:
            if not all(getattr(trait, tag)):
                yield name, f"a name and a sentence in the language {tag}, in its file"
        yield from ((name, what) for what in unshown(key, name))
        for verb in (other[3:] for other in vars(type(trait)) if other.startswith("do_")):
            for tag in TAGS:
                if not {f"verb_{verb}", f"do_{verb}"} & words(key, tag).keys():
                    yield name, f"words for verb_{verb} in web/text/{key}.{tag}.json"
        test = f"tests/{key}/{folder}/test_{name}.py"
        if folder in PLAYED and not (ROOT / test).exists():
            yield name, f"a test, {test}"
        if folder in PLAYED and name not in recorded:
            yield name, f"a recorded game, python tests/golden/record.py --more {key}"


def unshown(key, name):
    """What the page owes a race, power or piece: an emblem, and its place in the rules."""
    emblems = data("tools/emblems.json")
    if name not in emblems:
        yield "an emblem in tools/emblems.json"
    elif drawings() and emblems[name] not in drawings():
        yield f"an emblem that there is: no picture is called {emblems[name]}"
    for book in (f"web/text/reference.{key}.{tag}.json" for tag in TAGS):
        if name not in data(book).get("entries", ()):
            yield f"an entry of the reference, {book}"
        elif not any(name in section["entries"] for section in data(book)["sections"]):
            yield f"a place of its entry in the list of a section, {book}"


def owed_by_game(key):
    """What a whole game owes once it is one of the house."""
    files = [f"maps/{key}", f"lessons/{key}/index.json", f"web/games/{key}.js", f"web/games/{key}.svg",
             f"tests/{key}", f"tests/golden/{key}/wanted.py"]
    files += [f"web/text/{name}{key}.{tag}.json" for name in ("", "reference.") for tag in TAGS]
    for name in files:
        if not (ROOT / name).exists():
            yield "", name
    for players in game(key).players:
        if not (ROOT / f"maps/{key}/{players}.json").exists():
            yield "", f"a map for {players}, maps/{key}/{players}.json"
    for what in ("choice", "event", "view", "forecast", "goal"):
        if f"{key}.{what}" not in data("docs/protocol.schema.json")["$defs"]:
            yield "", f"{key}.{what} in docs/protocol.schema.json, and its words in docs/PROTOCOL.md"


def debts() -> list:
    """Every debt of every game as a line: whose, and what."""
    return [" ".join(filter(None, (key, name))) + f": {what}" for key in GAMES
            for debt in (owed_by_game, owed_by_traits) for name, what in debt(key)]


def test_nothing_is_owed():
    found = debts()
    if found:
        pytest.fail("still owed:\n" + "\n".join(found), pytrace=False)
