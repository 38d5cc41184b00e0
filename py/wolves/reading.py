"""The form of a map file: every field is looked at before anything of it is used."""

from tabletop import Refusal
from tabletop.form import items, number
from tabletop.hexes import HALF, piece, swung
from wolves.tables import CHASM, DEALT, DUEL, SIDES, TERRAINS, WATER

KINDS = ("region", "start")
MARKS = ("lone", "prey")
FAR, MOST = 50, 30  # coordinates, and boards or places, that a map may have


def checked(data) -> dict:
    """A map whose every field has the right form; refuses any other."""
    if not isinstance(data, dict):
        raise Refusal("map", why=["form"])
    wrong = [name for name, fits in FORM.items() if not fits(data.get(name))]
    if wrong:
        raise Refusal("map", why=wrong)
    kinds = [slot["kind"] for slot in data["slots"]]
    regions, players = len(DEALT[data["players"]]), data["players"]
    if kinds.count("region") != regions or kinds.count("start") != (players != DUEL):
        raise Refusal("map", why=["slots"])
    if len(data["boards"]) < regions or sum(mark == "prey" for _, _, mark in data["marks"]) != 1:
        raise Refusal("map", why=["boards"])
    _read(data, data["start"], 0)
    boards = [_read(data, rows, 1, board=n) for n, rows in enumerate(data["boards"])]
    for n, board in enumerate(boards):
        if swung(board, HALF, board=n).keys() != boards[0].keys():
            raise Refusal("map", why=["outline"], board=n)
        if not all(board.get((q, r)) in TERRAINS for q, r, _ in data["marks"]):
            raise Refusal("map", why=["marks"], board=n)
    return data


def _read(data, rows, lakes, **where) -> dict:
    """{(q, r): terrain} of a board that has so many hexes of water."""
    found = {cell: data["legend"][letter]
             for cell, letter in piece(rows, data["legend"], data["corner"], **where).items()}
    if list(found.values()).count(WATER) != lakes:
        raise Refusal("map", why=["rows"], **where)
    return found


def _cell(value) -> bool:
    return items(value, lambda n: number(n, -FAR, FAR), 2)


def _list(value, fits) -> bool:
    return items(value, fits) and 0 < len(value) <= MOST


def _slot(value) -> bool:
    return (isinstance(value, dict) and value.get("kind") in KINDS and _cell(value.get("at"))
            and isinstance(value.get("turned"), bool))


def _mark(value) -> bool:
    return isinstance(value, list) and len(value) == 3 and _cell(value[:2]) and value[2] in MARKS


def _legend(value) -> bool:
    kinds = (*TERRAINS, WATER, CHASM)
    return isinstance(value, dict) and all(len(letter) == 1 and letter != "." and kind in kinds
                                           for letter, kind in value.items())


FORM = {
    "players": lambda value: type(value) is int and value in SIDES,
    "legend": _legend,
    "corner": _cell,
    "marks": lambda value: _list(value, _mark),
    "boards": lambda value: _list(value, lambda rows: isinstance(rows, list)),
    "start": lambda value: isinstance(value, list),
    "slots": lambda value: _list(value, _slot),
}
