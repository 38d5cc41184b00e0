"""Reading requests: JSON text of bounded size and depth in, fields of the right kind and range out."""

import json
import re
from math import isfinite

from tabletop.refusal import Refusal
from tabletop.saves import LONGEST, plain

SIZE = 20_000_000  # characters of a request
DEEP = 64  # nesting that a request may have
NAME = 40  # characters of a name: a game, a level, a verb
SAFE = 1 << 53  # numbers beyond this are not exact in JavaScript


def read(text) -> dict:
    """A request is a JSON object; its numbers are finite, its text can be written again."""
    if not isinstance(text, str):
        raise Refusal("json", why=["text"])
    if len(text) > SIZE:
        raise Refusal("json", why=["size"])
    if _nested(text):
        raise Refusal("json", why=["content"])
    try:
        request = json.loads(text, parse_constant=_no_constant, parse_float=_finite, parse_int=_safe)
    except (ValueError, RecursionError):
        raise Refusal("json", why=["syntax"]) from None
    if not isinstance(request, dict):
        raise Refusal("json", why=["object"])
    if not _sound(request):
        raise Refusal("json", why=["content"])
    return request


BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[\]{}]')  # and texts, in which they mean nothing


def _nested(text) -> bool:
    """Whether brackets go deeper than a request may; asked before parsing, which would go as deep itself."""
    if text.count("[") + text.count("{") <= DEEP:
        return False
    depth = 0
    for found in BRACKETS.finditer(text):
        mark = found[0]
        depth += (mark in "[{") - (mark in "]}")
        if depth > DEEP:
            return True
    return False


def _no_constant(name):
    raise ValueError(name)


def _finite(digits):
    value = float(digits)
    if not isfinite(value):
        raise ValueError(digits)
    return value


def _safe(digits):
    value = int(digits)
    if not -SAFE <= value <= SAFE:
        raise ValueError(digits)
    return value


def _sound(value) -> bool:
    """Whether no text holds half a character."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, dict):
        value = [*value, *value.values()]
    return not isinstance(value, list) or all(map(_sound, value))


_NEEDED = object()


def field(request: dict, name: str, kind: type, default=_NEEDED, among=None):
    """A field of the right kind and range; a missing one is refused unless it has a default."""
    value = request.get(name, default)
    if value is default and default is not _NEEDED:
        return value
    if type(value) is not kind or (among is not None and value not in among):
        raise Refusal("form", field=name)
    return value


def word(request: dict, name: str) -> str:
    """A field that holds a short name."""
    value = field(request, name, str)
    if len(value) > NAME:
        raise Refusal("form", field=name)
    return value


def some(request: dict, name: str, most: int):
    """Some of the numbers below `most`, or None where nobody is named."""
    value = field(request, name, list, None)
    if value is not None and (len(value) > most or not all(
            type(one) is int and 0 <= one < most for one in value)):
        raise Refusal("form", field=name)
    return value


def begun(request) -> tuple:
    """The action of a request, of which only the beginning may be given, with null for what is open."""
    action = request.get("action")
    given = [part for part in action if part is not None] if isinstance(action, list) else []
    if not plain(given) or given[0] != action[0] or len(action) > LONGEST:
        raise Refusal("form", field="action")
    return tuple(action)
