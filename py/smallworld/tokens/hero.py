"""Heroes of the Heroic power."""

from conquest.hooks import Trait


class Hero(Trait):
    """Makes its region immune."""

    en = "Hero", "A region with a hero can neither be taken nor touched by any race or power."
    ru = "Герой", "Регион с героем нельзя захватить, и никакие свойства на него не действуют."
    limit = 2

    def bars(self, s, b, r, foe):
        return {"immune"}
