"""Sailing: the sea is free."""

from azeroth.hooks import Power


class Sailing(Power):
    """The sea is free."""

    en = "Sailing", "You pay no fare when you come ashore."
    ru = "Мореплаватели", "Высадка на берег не требует платы за переправу."
    tokens = 5
    boon = 0.3

    def fare(self, s, b, r):
        return -s.game.fare
