"""Ethereals: artifacts find their way to them."""

from azeroth.hooks import NEUTRAL, Race


class Ethereals(Race):
    """Artifacts find their way to them."""

    en = ("Ethereals",
          "Once a turn either move an artifact from a neighbouring region to yours and use it at once, "
          "or take a legendary place next to you for 2 tokens less.")
    ru = ("Эфириалы",
          "Раз за ход либо перенесите артефакт из соседнего региона в свой и сразу используйте, либо "
          "захватите соседнее легендарное место на 2 фишки дешевле.")
    tokens, limit, faction = 5, 10, NEUTRAL
