"""Lairs of the Trolls."""

from conquest.hooks import Trait


class Lair(Trait):
    """Adds one to the defence, in decline too."""

    en = "Lair", "The region costs an attacker 1 token more, even after the Trolls have declined."
    ru = "Логово", "Регион стоит нападающему на 1 фишку больше, даже когда Тролли угасли."
    limit = 10

    def defence(self, s, b, r):
        return 1
