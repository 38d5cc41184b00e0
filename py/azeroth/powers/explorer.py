"""Explorer: every island is worth seeing."""

from azeroth.hooks import Power


class Explorer(Power):
    """Every island is worth seeing."""

    en = "Explorer", "Each island on which you hold a region brings 1 more coin."
    ru = "Исследователи", "Каждый остров, где у вас есть регион, приносит ещё 1 монету."
    tokens = 4
    flair = 1.8

    def income(self, s, b):
        return len({s.board.island[r] for r in s.lands(b)})
