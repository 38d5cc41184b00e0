"""Draenei: the first loss comes home."""

from azeroth.hooks import ALLIANCE, Race


class Draenei(Race):
    """The first loss comes home."""

    en = "Draenei", "The first token you would lose in each opponent's turn comes back to your hand."
    ru = ("Дренеи",
          "Первая фишка, которую вы должны потерять в ход каждого соперника, возвращается к вам в руку.")
    tokens, limit, faction = 7, 12, ALLIANCE
