"""Naga: the water is theirs."""

from azeroth.hooks import NEUTRAL, Race


class Naga(Race):
    """The water is theirs."""

    en = "Naga", "You may take seas and lakes and begin there for 2 tokens; in decline you stay in the water."
    ru = "Наги", "Можно захватывать моря и озёра и начинать с них за 2 фишки; в упадке вы остаётесь в воде."
    tokens, limit, faction = 6, 11, NEUTRAL

    def enters(self, s, b):
        return {r for r, wet in enumerate(s.board.water) if wet}

    def waives(self, s, b, r):
        return {"water"}
