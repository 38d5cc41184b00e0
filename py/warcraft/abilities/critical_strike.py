"""A natural one counts twice."""

from warcraft.hooks import Ability


class CriticalStrike(Ability):
    """A natural one counts twice."""

    en = "Critical strike", "A 1 on the die costs the enemy two units instead of one."
    ru = "Сокрушительный удар", "Выпавшая единица отнимает у врага два отряда вместо одного."

    def wounds(self, s, ones):
        return ones
