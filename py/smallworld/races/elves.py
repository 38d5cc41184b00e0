"""Elves: hard to kill."""

from conquest.hooks import Trait


class Elves(Trait):
    """A lost region costs no token."""

    en = "Elves", "When a region is taken from you no token is lost: all of them come back to your hand."
    ru = "Эльфы", "Когда у вас отбирают регион, ни одна фишка не гибнет: все возвращаются в руку."
    tokens, limit = 6, 11

    def losses(self, s, b, r, foe):
        return int(s.owner(foe) == s.owner(b))  # ruling 52: their owner's Ghouls are no opponent
