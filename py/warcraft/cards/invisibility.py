"""One loss fewer for a side in this phase."""

from warcraft.battle import ring
from warcraft.battle.spells import cast
from warcraft.hooks import Card


class Invisibility(Card):
    """Any side's, as it is written (ruling 52)."""

    en = "Invisibility", "Before losses are taken: one side has one fewer in this phase."
    ru = "Невидимость", "Перед снятием потерь: у одной из сторон в этой фазе на одну меньше."
    when = ("battle_losses",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        return [("invisibility", team) for team, n in zip(ring.teams(s, f), f["due"]) if n]

    do_invisibility = cast

    def works(self, s, f, p, team):
        n = ring.teams(s, f).index(team)
        f["due"][n] -= 1
        ring.tell_due(s, f, n)
