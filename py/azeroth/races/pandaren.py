"""Pandaren: whom they spared owes them peace."""

from azeroth.hooks import NEUTRAL, Race


class Pandaren(Race):
    """Whom they spared owes them peace."""

    en = ("Pandaren",
          "End your turn by giving harmony to every opponent whose active race you did not attack: his "
          "first attack on you costs him 2 coins.")
    ru = ("Пандарены",
          "В конце хода дайте гармонию каждому сопернику, чью активную расу вы не атаковали: первое "
          "нападение на вас обойдётся ему в 2 монеты.")
    tokens, limit, faction = 5, 10, NEUTRAL
