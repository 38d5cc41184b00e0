"""The form of a map or scenario: what is wrong with it is told as a Refusal before anything of it is used."""

from operator import add

from tabletop import Refusal
from tabletop.form import items, number
from warcraft.decks import DECKS
from warcraft.faces import FACES, LETTERS
from warcraft.units import (KIND, MANY, OUTPOSTS, PRINTED, RACES, SIXTHS, STEPS, STOOD, TILES, UNITS,
                            WHOLLY)

FAR = 99  # coordinates
LONG = 40  # letters of a name
LAID = 100  # pieces of the board
SPACES = tuple(LETTERS.values())
TOKENS = ("melee", "ranged", "flying", "graveyard", "nordrassil")  # RU "Components": quest tokens
CARDS = tuple(sorted({card for cards in DECKS.values() for card in cards}))


def checked(data) -> dict:
    """A map whose board can be laid; refuses any other."""
    if not isinstance(data, dict):
        raise Refusal("map", why=["form"])
    for field, fits in FIELDS.items():
        if field in data and not fits(data[field]) or field in NEEDED and field not in data:
            raise Refusal("map", why=[field], **_wrong(field, data.get(field)))
    for n, seat in enumerate(data["seats"]):
        _each(seat, SEAT, seat=n)
    _each(data.get("neutral", {}), NEUTRAL, neutral=True)
    for n, slot in enumerate(data["pieces"]):
        if not _slot(slot, len(data["seats"])):
            raise Refusal("map", why=["pieces"], row=n)
    for name, row in data.get("roles", {}).items():
        if any(p >= len(data["seats"]) for p in row):
            raise Refusal("map", why=["roles"], field=name)
    players = [*data["seats"], data.get("neutral", {})]
    _different([one["race"] for one in players if "race" in one], "race_twice")
    return data


def _wrong(field, value) -> dict:
    """Where in a list or dict the first part is that does not fit."""
    if field not in PARTS or not isinstance(value, (list, dict)):
        return {}
    rows = value.items() if isinstance(value, dict) else enumerate(value)
    return next(({"row" if type(name) is int else "field": name} for name, part in rows
                 if not PARTS[field](part)), {})


def _each(row, fields, **where):
    """Refuse a row with a field that nobody knows, or of a wrong form."""
    for name, value in row.items():
        if name not in fields or not fields[name](value):
            raise Refusal("map", why=["seats" if "seat" in where else "neutral"], field=str(name), **where)


def _different(values, code):
    if len(set(values)) < len(values):
        raise Refusal("map", why=[code])


def _cell(at) -> bool:
    return items(at, lambda n: number(n, -FAR, FAR), 2)


def _name(name) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONG


def _spot(where) -> bool:
    return _name(where) or _cell(where)


def _slot(slot, seats) -> bool:
    """A piece laid down."""
    if not isinstance(slot, dict) or not number(slot.get("turn"), 0, SIXTHS - 1) or not _cell(slot.get("at")):
        return False
    if "seat" in slot:
        return number(slot["seat"], 0, seats - 1) and slot.get("town") in ("corner", "edge")
    return number(slot.get("piece"), 1, len(FACES)) and slot.get("side") in ("cyan", "magenta")


def _space(row) -> bool:
    return items(row, lambda v: True, 3) and _cell(row[:2]) and row[2] in SPACES


def _stand(row) -> bool:
    """Pieces in a space: {"at": where, "melee": 3, ...}"""
    return isinstance(row, dict) and _spot(row.get("at")) and all(
        name == "at" or name in KIND and number(n, 1, MANY) for name, n in row.items())


def _goods(n) -> bool:
    return number(n, 0, MANY)


def _kinds(low, high):
    """Whether a value is a number for each kind of units."""
    return lambda row: items(row, lambda n: number(n, low, high), len(UNITS))


def _named(fits):
    """Whether a value is a dict of names with values that fit."""
    return lambda names: isinstance(names, dict) and all(_name(name) and fits(v) for name, v in names.items())


def _stands(rows) -> bool:
    return items(rows, _stand) and len(rows) <= STOOD and STOOD >= sum(
        n for row in rows for name, n in row.items() if name != "at")


SEAT = {
    "race": RACES.__contains__, "team": lambda n: number(n, 0, len(RACES) - 1),
    "gold": _goods, "wood": _goods, "cards": _goods,
    "levels": _kinds(1, MANY), "pieces": _stands,
    "buildings": lambda row: items(row, lambda n: type(n) is int, len(UNITS)) and all(
        map(number, row, PRINTED, map(add, PRINTED, TILES))),
    "outposts": lambda rows: items(rows, _spot) and len(rows) <= OUTPOSTS,
    "skips": lambda rows: items(rows, STEPS.__contains__),
    "without": lambda rows: items(rows, CARDS.__contains__),
    "errata": lambda rows: items(rows, CARDS.__contains__),
}
NEUTRAL = {name: SEAT[name] for name in ("race", "levels", "pieces")}
PARTS = {
    "spaces": _space, "places": _cell, "tokens": TOKENS.__contains__,
    "depleted": lambda n: number(n, 1, WHOLLY),
    "roles": lambda row: items(row, lambda n: number(n, 0, len(RACES) - 1)),
}
FIELDS = {
    "pieces": lambda rows: isinstance(rows, list) and 0 < len(rows) <= LAID,
    "seats": lambda rows: items(rows, lambda row: isinstance(row, dict)) and 1 < len(rows) <= len(RACES),
    "neutral": lambda row: isinstance(row, dict) and "race" in row,
    "spaces": lambda rows: items(rows, _space),
    **{field: _named(PARTS[field]) for field in ("places", "tokens", "depleted", "roles")},
    "goal": _goods,
    "first": lambda n: number(n, 0, len(RACES) - 1),
}
NEEDED = ("pieces", "seats")
