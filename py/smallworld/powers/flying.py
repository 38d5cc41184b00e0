"""Flying: no region is far."""

from conquest.hooks import Trait


class Flying(Trait):
    """Every region is near, but water stays water."""

    en, ru = "Flying", "Летающие"
    tokens = 5
    flair = 0.3
    effects = [{"effect": "fly"}]
