"""The form of what comes from outside: maps and positions are looked at before anything of them is used."""

from tabletop.refusal import Refusal


def number(value, low: int, high: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return type(value) is int and low <= value <= high


def items(value, fits, size: int | None = None) -> bool:
    """Whether a value is a list of things that fit, of this size if one is named."""
    return isinstance(value, list) and size in (None, len(value)) and all(fits(item) for item in value)


def need(fits, field: str):
    """Refuse a position whose field does not fit."""
    if not fits:
        raise Refusal("position", why=[field])


def known(data, fields):
    """Refuse a position that is none, or that has a field nobody knows."""
    need(isinstance(data, dict), "form")
    for name in data:
        need(name in fields, str(name))
