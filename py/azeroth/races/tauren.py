"""Tauren: never one alone."""

from azeroth.hooks import HORDE, Race


class Tauren(Race):
    """Never one alone."""

    en = "Tauren", "At least 2 of you come and stay in every region; in decline 2 remain in each."
    ru = "Таурены", "В каждый регион вас приходит и остаётся не меньше 2; в упадке в каждом остаётся по 2."
    tokens, limit, faction = 11, 16, HORDE
    garrison = 2

    def remains(self, s, b, r):
        return self.garrison
