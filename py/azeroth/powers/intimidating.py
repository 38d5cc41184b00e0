"""Intimidating: they make others move."""

from azeroth.hooks import Power


class Intimidating(Power):
    """They make others move."""

    en = ("Intimidating",
          "Three times a turn drive a rival's token from a neighbouring region to another region of its "
          "race; walls and forts fall first.")
    ru = ("Устрашители",
          "Трижды за ход прогоните фишку соперника из соседнего региона в другой регион её расы; сначала "
          "падают стены и форты.")
    tokens = 4
