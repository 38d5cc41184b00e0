"""One loss fewer a phase; by the FAQ one for every natural one of the enemy."""

from warcraft.hooks import Ability


class Heal(Ability):
    """One loss fewer a phase; by the FAQ one for every natural one of the enemy."""

    en = "Heal", "Its side loses one unit fewer in every phase."
    ru = "Исцеление", "Его сторона теряет на один отряд меньше в каждой фазе."

    def heals(self, s, ones):
        return ones if s.rules["healing"] == "faq" else 1  # facts, heal_revision
