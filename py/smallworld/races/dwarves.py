"""Dwarves: few, but their mines pay for ever."""

from conquest.hooks import Trait


class Dwarves(Trait):
    """A coin for every mine, in decline too."""

    en = "Dwarves", "Each mine you hold brings 1 more coin, even in decline."
    ru = "Гномы", "Каждая ваша шахта приносит ещё 1 монету, даже в упадке."
    tokens, limit, lasts = 3, 8, ("income",)

    def income(self, s, b):
        return len(s.lands(b, "mine"))
