"""The part of a map of The Wolves that the rules see."""

from wolves.reading import FORM


def rules(data) -> dict:
    """A map without what only the screen tells."""
    return {fact: data[fact] for fact in FORM}
