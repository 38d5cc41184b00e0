"""A point, once it lies open."""

from warcraft.hooks import Card
from warcraft.units import STEPS


class VictoryPoint(Card):
    """It cannot be dispelled and never comes back to the deck (rulings 21, 23)."""

    en = "Victory Point", "Play it in your own turn: it is worth 1 point."
    ru = "Очко победы", "Сыграйте в свой ход: она приносит 1 очко."
    when = (STEPS[0], "moving", STEPS[-1], "train", "construct", "upgrade")

    def offers(self, s, p, at):
        return [("show",)]

    def do_show(self, s, f):
        p = f["player"]
        s.hands[p].remove(self.key)
        s.shown[p] += 1
        s.note("played", player=p, card=self.key)
