"""A teammate asks for goods; nobody has to give any."""

from warcraft.gifts import Giver


class Grant(Giver):
    """The frame says to whom."""

    def actions(self, s, f):
        gifts = self.gifts(s, f["player"], f["to"])
        return [("done",), *gifts] if gifts else []
