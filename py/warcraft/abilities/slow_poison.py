"""In one phase of a round, named beforehand, its owner strikes first."""

from warcraft.hooks import Ability


class SlowPoison(Ability):
    """In one phase of a round, named beforehand, its owner strikes first."""

    en = "Slow poison", ("Each such unit names a phase of the round in which its owner strikes first; three "
                         "name them all.")
    ru = "Медленный яд", ("Каждый такой отряд называет фазу раунда, в которой его владелец бьёт первым; трое "
                          "называют все.")

    def ambushes(self, s):
        return 1
