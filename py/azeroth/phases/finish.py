"""The end of a turn: what is laid down when the beaten are back, before coins are counted (ruling 49)."""

from tabletop import Phase


class Finish(Phase):
    """Race, power and finds of the active band have their say."""

    def enter(self, s, f):
        s.ask("on_finish", f["band"])
