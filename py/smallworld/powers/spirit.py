"""Spirit: a second race may fade beside them."""

from smallworld.hooks import Trait


class Spirit(Trait):
    """In decline they do not count towards the one race allowed there."""

    en = "Spirit", "In decline this race stays for good: it does not count as your one race in decline."
    ru = "Духи", "Угаснув, эта раса остаётся на карте: она не считается вашей единственной угасшей расой."
    tokens, lasts = 5, ("room",)

    def room(self, s, b):
        return 1
