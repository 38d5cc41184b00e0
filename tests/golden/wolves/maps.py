"""The part of a map of The Wolves that the rules see."""

from wolves.reading import FORM

SLOT = ("kind", "at", "turned")


def rules(data) -> dict:
    """A map without what only the screen tells."""
    slots = [{fact: slot[fact] for fact in SLOT} for slot in data["slots"]]
    return {**{fact: data[fact] for fact in FORM}, "slots": slots}
