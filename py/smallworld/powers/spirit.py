"""Spirit: a second race may fade beside them."""

from conquest.hooks import Trait


class Spirit(Trait):
    """In decline they do not count towards the one race allowed there."""

    en = ("Spirit",
          "In decline this race does not count as your one race in decline, so another may fade beside it.")
    ru = ("Духи",
          "В упадке эта раса не считается вашей единственной угасшей: рядом с ней может угаснуть ещё одна.")
    tokens, lasts = 5, ("room",)

    def room(self, s, b):
        return 1
