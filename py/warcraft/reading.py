"""The form of a map or scenario: what is wrong with it is told as a Refusal before anything of it is used."""

from tabletop import Refusal
from tabletop.form import items, number
from warcraft.faces import FACES, LETTERS
from warcraft.units import RACES

FAR = 99  # coordinates
SPACES = tuple(LETTERS.values())


def checked(data) -> dict:
    """A map whose board can be laid; refuses any other."""
    if not isinstance(data, dict):
        raise Refusal("map", why=["form"])
    for field, fits in BOARD.items():
        if not fits(data.get(field, EMPTY[field])):
            raise Refusal("map", why=[field])
    seats = len(data["seats"])
    for n, slot in enumerate(data["pieces"]):
        if not _slot(slot, seats):
            raise Refusal("map", why=["pieces"], piece=n)
    races = [seat["race"] for seat in data["seats"] if "race" in seat]
    if len(set(races)) < len(races):
        raise Refusal("map", why=["race_twice"])
    used = [slot["piece"] for slot in data["pieces"] if "piece" in slot]
    if len(set(used)) < len(used):
        raise Refusal("map", why=["piece_twice"])
    return data


def _cell(at) -> bool:
    return items(at, lambda n: number(n, -FAR, FAR), 2)


def _slot(slot, seats) -> bool:
    """A piece laid down."""
    if not isinstance(slot, dict) or not number(slot.get("turn"), 0, 5) or not _cell(slot.get("at")):
        return False
    if "seat" in slot:
        return number(slot["seat"], 0, seats - 1) and slot.get("town") in ("corner", "edge")
    return slot.get("piece") in FACES and slot.get("side") in ("cyan", "magenta")


def _space(row) -> bool:
    return items(row, lambda v: True, 3) and _cell(row[:2]) and row[2] in SPACES


def _seat(seat) -> bool:
    return isinstance(seat, dict) and seat.get("race", RACES[0]) in RACES


EMPTY = {"pieces": None, "seats": None, "spaces": [], "places": {}}
BOARD = {
    "pieces": lambda rows: isinstance(rows, list) and len(rows) > 0,
    "seats": lambda rows: items(rows, _seat) and number(len(rows), 2, len(RACES)),
    "spaces": lambda rows: items(rows, _space),
    "places": lambda names: isinstance(names, dict) and all(_cell(at) for at in names.values()),
}
