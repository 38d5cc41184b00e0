"""Fortresses of the Fortified power."""

from conquest.hooks import Trait


class Fortress(Trait):
    """Adds one to the defence, in decline too."""

    en = "Fortress", "The region costs an attacker 1 token more, even after its race has declined."
    ru = "Крепость", "Регион стоит нападающему на 1 фишку больше, даже когда раса угасла."
    limit = 6

    def defence(self, s, b, r):
        return 1
