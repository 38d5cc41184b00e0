"""Dark Portal: it pays whoever holds it."""

from azeroth.hooks import Place


class DarkPortal(Place):
    """It pays whoever holds it."""

    en, ru = "Dark Portal", "Тёмный портал"
    effects = [{"effect": "pension", "coins": 2}]
