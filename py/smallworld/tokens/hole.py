"""Holes of the Halflings."""

from conquest.hooks import Trait


class Hole(Trait):
    """Makes its region immune."""

    en = "Hole", "A region with a hole can neither be taken nor touched by any race or power."
    ru = "Нора", "Регион с норой нельзя захватить, и никакие свойства на него не действуют."
    limit = 2

    def bars(self, s, b, r, foe):
        return {"immune"}
