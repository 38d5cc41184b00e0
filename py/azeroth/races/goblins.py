"""Goblins: bombs that may go off."""

from azeroth.hooks import HORDE, Race


class Goblins(Race):
    """Bombs that may go off."""

    en = ("Goblins",
          "End your turn by laying a bomb face down in each neighbouring region of an active rival. Next "
          "turn they are opened: half of them take the region.")
    ru = ("Гоблины",
          "В конце хода кладите бомбы в соседние регионы активных рас соперников. В начале следующего "
          "хода откройте их: каждая вторая захватывает регион.")
    tokens, limit, faction = 6, 11, HORDE
