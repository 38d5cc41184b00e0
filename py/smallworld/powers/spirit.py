"""Spirit: a second race may fade beside them."""

from conquest.hooks import Trait


class Spirit(Trait):
    """In decline they do not count towards the one race allowed there."""

    en, ru = "Spirit", "Духи"
    tokens = 5
    effects = [{"effect": "second_decline"}]
