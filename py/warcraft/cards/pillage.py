"""The price of a unit that an enemy has just lost, paid by him."""

from warcraft.battle import window
from warcraft.hooks import Card
from warcraft.units import KIND, TRAIN


class Pillage(Card):
    """Or all he has of what he cannot pay in full."""

    en = "Pillage", "After an enemy took a unit off as a loss: he pays you its price, or all he has of it."
    ru = "Грабёж", "После того как враг снял отряд как потерю: он платит вам его цену или всё, что есть."
    when = ("battle_lost",)

    def offers(self, s, p, at):
        f = s.stack[-1]
        return [("pillage",)] if f["loser"] < s.players and not f.get("pillaged") else []

    def do_pillage(self, s, f):
        window.play(s, f, self.key, f["loser"], f["piece"])

    def works(self, s, f, p, q, name):
        s.stack[-1]["pillaged"] = True  # the window; not if it is dispelled (ruling 50)
        gold, wood = TRAIN[KIND[name]]
        paid = min(gold, s.gold[q]), min(wood, s.wood[q])
        s.pay(q, paid)
        s.pay(p, (-paid[0], -paid[1]))
        s.note("pillaged", player=p, of=q, gold=paid[0], wood=paid[1])
