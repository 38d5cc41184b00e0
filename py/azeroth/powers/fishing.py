"""Fishing: the shore pays."""

from azeroth.hooks import Power


class Fishing(Power):
    """The shore pays."""

    en = "Fishing", "Each of your regions next to a sea or a lake brings 1 more coin."
    ru = "Рыбаки", "Каждый ваш регион рядом с морем или озером приносит ещё 1 монету."
    tokens = 3
    flair = 2.2

    def income(self, s, b):
        return sum(s.board.meets(r, s.board.water) for r in s.lands(b))  # ruling 119: water beside water too
