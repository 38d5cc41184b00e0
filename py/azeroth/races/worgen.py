"""Worgen: two shapes, one for each turn."""

from azeroth.hooks import ALLIANCE, Race


class Worgen(Race):
    """Two shapes, one for each turn."""

    en = ("Worgen",
          "Each turn choose a form: the human one brings 2 coins at once, the worgen one costs 1 coin "
          "and makes every region 1 token cheaper.")
    ru = ("Воргены",
          "Каждый ход выберите облик: человеческий сразу приносит 2 монеты, облик воргена стоит 1 "
          "монету, и все регионы дешевле на 1 фишку.")
    tokens, limit, faction = 5, 10, ALLIANCE
