"""The part of a map of Warcraft that the rules see."""

from warcraft.reading import FIELDS

SEEN = (*FIELDS, "edges", "scenario")


def rules(data) -> dict:
    """A map without what only the screen tells."""
    return {fact: data[fact] for fact in SEEN if fact in data}
