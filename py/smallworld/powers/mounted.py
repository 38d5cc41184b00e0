"""Mounted: at home in open country."""

from conquest.hooks import Trait


class Mounted(Trait):
    """Hills and farmland cost one token less."""

    en = "Mounted", "Hills and farmland cost you 1 token less."
    ru = "Конные", "Холмы и поля стоят вам на 1 фишку меньше."
    tokens = 5
    flair = 0.3
    effects = [{"effect": "discount", "on": "hill", "tokens": 1},
               {"effect": "discount", "on": "farmland", "tokens": 1}]
