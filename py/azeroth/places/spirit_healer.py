"""Spirit Healer: one comes back each turn."""

from azeroth.hooks import Place


class SpiritHealer(Place):
    """One comes back each turn."""

    en, ru = "Spirit Healer", "Целительница душ"
    effects = [{"effect": "recruits", "tokens": 1}]
