"""Commando: fewer are enough."""

from conquest.hooks import Trait


class Commando(Trait):
    """Takes any region with one token less."""

    en = "Commando", "Any region costs you 1 token less."
    ru = "Коммандос", "Любой регион стоит вам на 1 фишку меньше."
    tokens = 4

    def cost(self, s, b, r):
        return -1
