"""What a map may change beside the land: who plays what, what stands where, what is left out, what wins.

`scenario` in a map: {"position": a built position to begin with, "laws": traits in force for the whole match,
"skips": phases left out, "options": those that it fixes}. Its rules are traits, asked by `s.law`."""

from tabletop.form import items
from tabletop.refusal import Refusal

FIELDS = {"position": dict, "laws": list, "skips": list, "options": dict}
LONG = 40  # letters of a name


def of(data) -> dict:
    """The scenario of a map; refuses one whose form is wrong."""
    found = data.get("scenario", {})
    if not isinstance(found, dict) or any(type(found[name]) is not FIELDS.get(name) for name in found):
        raise Refusal("map", why=["scenario"])
    return found


def begin(game, s, data):
    """Put the laws of a map's scenario in force; the position it begins with, None for a plain set-up."""
    found = of(data)
    for name, known in (("laws", game.traits), ("skips", game.phases)):
        keys = found.get(name, [])
        if not items(keys, lambda key: isinstance(key, str) and len(key) <= LONG):
            raise Refusal("map", why=["scenario"])
        missing = [key for key in keys if key not in known]
        if missing:
            raise Refusal("missing", why=missing)
        if keys:
            setattr(s, name, list(dict.fromkeys(keys)))
    return found.get("position")


def options(data, wished: dict) -> dict:
    """The options of a match: those that its scenario fixes come before those wished for."""
    return {**wished, **of(data).get("options", {})}
