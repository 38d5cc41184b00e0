"""Championing: one who needs no company."""

from azeroth.hooks import Power


class Championing(Power):
    """One who needs no company."""

    en = ("Championing",
          "Once a turn the champion takes a neighbouring region alone, whoever defends it; there he "
          "counts as 1 token. When it is lost you ransom him for 1 coin.")
    ru = ("Воители",
          "Раз за ход воитель в одиночку берёт соседний регион при любой защите и считается там 1 "
          "фишкой. Потеряв регион, выкупите воителя за 1 монету.")
    tokens = 5
