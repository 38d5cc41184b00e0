"""Whoever rolls in a phase rolls one die more."""

from warcraft.hooks import Ability


class Bloodlust(Ability):
    """Whoever rolls in a phase rolls one die more."""

    en = "Bloodlust", "One more die in every phase in which its owner rolls."
    ru = "Жажда крови", "Ещё одна кость в каждой фазе, в которой бросает её владелец."

    def dice(self, s):
        return 1
