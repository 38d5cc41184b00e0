"""Ratmen: there are so many of them."""

from smallworld.hooks import Trait


class Ratmen(Trait):
    """Nothing but numbers."""

    en = "Ratmen", "No gift at all, but nobody comes in greater numbers."
    ru = "Крысолюди", "Никаких свойств, зато никого не бывает больше."
    tokens, limit = 8, 13
