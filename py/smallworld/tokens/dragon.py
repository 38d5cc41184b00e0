"""The dragon of the Dragon Master."""

from conquest.hooks import Trait


class Dragon(Trait):
    """Makes its region immune."""

    en = "Dragon", "The dragon's region can neither be taken nor touched by any race or power."
    ru = "Дракон", "Регион с драконом нельзя захватить, и никакие свойства на него не действуют."
    limit = 1

    def bars(self, s, b, r, foe):
        return {"immune"}
