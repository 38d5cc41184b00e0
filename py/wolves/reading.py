"""The form of a map file: every field is looked at before anything of it is used."""

from tabletop import Refusal
from tabletop.form import items, number
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
    for n, rows in enumerate([data["start"], *data["boards"]]):
        letters = [letter for row in rows for letter in row if letter != "."]
        wet = sum(data["legend"].get(letter) == WATER for letter in letters)
        if not letters or not all(letter in data["legend"] for letter in letters) or wet != (n > 0):
            raise Refusal("map", why=["rows"], board=n - 1)
    _whole(data)
    return data


def _whole(data):
    """Boards have one outline, unchanged by a half turn; all marks lie on land."""
    shapes = [_cells(rows) for rows in data["boards"]]
    for n, cells in enumerate(shapes):
        over = [min(c[k] for c in cells) + max(c[k] for c in cells) for k in range(2)]
        if {(over[0] - x, over[1] - y) for x, y in cells} != cells or cells != shapes[0]:
            raise Refusal("map", why=["outline"], board=n)
        for q, r, _ in data["marks"]:
            x, y = q - data["corner"][0], r - data["corner"][1]
            if (x, y) not in cells or data["legend"][data["boards"][n][y][x]] not in TERRAINS:
                raise Refusal("map", why=["marks"], board=n)


def _cells(rows) -> set:
    return {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


def _cell(value) -> bool:
    return items(value, lambda n: number(n, -FAR, FAR), 2)


def _rows(value) -> bool:
    return (isinstance(value, list) and 0 < len(value) <= MOST
            and all(isinstance(row, str) and len(row) <= MOST for row in value))


def _list(value, fits) -> bool:
    return isinstance(value, list) and 0 < len(value) <= MOST and all(fits(item) for item in value)


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
    "boards": lambda value: _list(value, _rows),
    "start": _rows,
    "slots": lambda value: _list(value, _slot),
}
