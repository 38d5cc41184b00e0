"""Every miss of a roll is rolled once more."""

from warcraft.battle import ring, window
from warcraft.hooks import Card


class EnvenomedSpears(Card):
    """The second result stands, so a second card adds nothing (facts, multiple_copies)."""

    en = "Envenomed Spears", "Before your roll: every miss of this phase is rolled again, once."
    ru = "Отравленные копья", "Перед вашим броском: все промахи этой фазы перебрасываются один раз."
    when = ("battle_before",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        rolls = any(q == p for q, _ in f["rollers"])
        return [("envenomed_spears",)] if rolls and [p, "again"] not in f["spells"] else []

    def do_envenomed_spears(self, s, f):
        window.play(s, f, self.key)

    def works(self, s, f, p):
        f["spells"].append([p, "again"])
