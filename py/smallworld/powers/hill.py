"""Hill: it pays to live there."""

from conquest.hooks import Trait


class Hill(Trait):
    """A coin for every hill."""

    en = "Hill", "Each hill you hold brings 1 more coin."
    ru = "Холмовые", "Каждый ваш холм приносит ещё 1 монету."
    tokens = 4

    def income(self, s, b):
        return len(s.lands(b, "hill"))
