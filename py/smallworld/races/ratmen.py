"""Ratmen: there are so many of them."""

from conquest.hooks import Trait


class Ratmen(Trait):
    """Nothing but numbers."""

    en = "Ratmen", "No gift at all, but nobody comes in greater numbers."
    ru = "Крысолюди", "Особых свойств нет, зато их больше всех."
    tokens, limit = 8, 13
    flair = -0.6
