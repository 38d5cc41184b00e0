"""One is taken from every die of a roll."""

from warcraft.battle import ring, window
from warcraft.hooks import Card


class FaerieFire(Card):
    """A die that becomes a one is no natural one (ruling 55)."""

    en = "Faerie Fire", "Before your roll: take 1 from each of your dice of this phase."
    ru = "Волшебный огонь", "Перед вашим броском: вычтите 1 из каждой вашей кости этой фазы."
    when = ("battle_before",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        rolls = any(q == p for q, _ in f["rollers"])
        return [("faerie_fire",)] if rolls else []

    def do_faerie_fire(self, s, f):
        window.play(s, f, self.key)

    def works(self, s, f, p):
        f["spells"].append([p, "sharper"])
