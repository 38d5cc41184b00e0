"""Kobolds: they come out of any cavern."""

from azeroth.hooks import NEUTRAL, Race


class Kobolds(Race):
    """They come out of any cavern."""

    en = "Kobolds", "All regions with a cavern are next to yours, and you may begin there without a fare."
    ru = ("Кобольды",
          "Все регионы с подземельем для вас соседние, и начать можно с любого из них, не платя за "
          "переправу.")
    tokens, limit, faction = 6, 11, NEUTRAL
    boon = 0.3

    def reach(self, s, b):
        return {r for r, kinds in enumerate(s.board.kinds) if "cavern" in kinds}  # ruling 19: of all islands
