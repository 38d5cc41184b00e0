"""Trolls: every home is a lair."""

from conquest.hooks import Trait


class Trolls(Trait):
    """A lair in every region, which stays in decline."""

    en = "Trolls", "Each of your regions gets a lair that adds 1 to its defence, even in decline."
    ru = "Тролли", "В каждом вашем регионе появляется логово: +1 к защите, даже в упадке."
    tokens, limit = 5, 10

    def on_conquered(self, s, b, r, was_empty):
        if s.boxed("lair"):
            s.put("lair", r)
