"""The owner names a loss that he caused."""

from warcraft.battle import ring
from warcraft.battle.spells import cast
from warcraft.hooks import Card


class Marksmanship(Card):
    """One loss; with teammates only as many as his own roll caused (ruling 58)."""

    en = "Marksmanship", "Before the enemy takes a loss that you caused: you choose the unit."
    ru = "Меткость", "Перед тем как враг снимет нанесённую вами потерю: отряд выбираете вы."
    when = ("battle_loss",)

    def offers(self, s, p, at):
        f, loss = ring.fight(s), self._loss(s)
        caused = sum(one["wounds"] for one in f["rolls"] if one["player"] == p)
        used = sum(spell == [p, "aimed"] for spell in f["spells"])
        able = loss["side"] != ring.side(s, f, p) and loss["player"] != p and caused > used
        return [("marksmanship",)] if able else []

    do_marksmanship = cast

    def works(self, s, f, p):
        f["spells"].append([p, "aimed"])
        self._loss(s)["player"] = p

    def _loss(self, s) -> dict:
        return next(f for f in reversed(s.stack) if f["phase"] == "lose")
