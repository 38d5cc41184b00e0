"""Spirit Healer: one comes back each turn."""

from azeroth.hooks import Place


class SpiritHealer(Place):
    """One comes back each turn."""

    en, ru = "Spirit Healer", "Целительница душ"
    boon = 0.8
    effects = [{"effect": "recruits", "tokens": 1}]
