"""Flying: no region is far."""

from conquest.hooks import Trait


class Flying(Trait):
    """Every region is near, but water stays water."""

    en = "Flying", "You may take any land region on the map, near or far."
    ru = "Летающие", "Можно захватить любой сухопутный регион, близкий или далёкий."
    tokens = 5

    def reach(self, s, b):
        return set(range(len(s.band)))
