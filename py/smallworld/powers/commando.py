"""Commando: fewer are enough."""

from conquest.hooks import Trait


class Commando(Trait):
    """Takes any region with one token less."""

    en, ru = "Commando", "Коммандос"
    tokens = 4
    flair = 1.2
    effects = [{"effect": "discount", "on": "any", "tokens": 1}]
