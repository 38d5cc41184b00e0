"""Nomadic: they strike their tents and move on."""

from conquest.changes import leave
from conquest.hooks import Trait


class Nomadic(Trait):
    """Once a turn, between conquests, all tokens of a region come back to hand and pay for the next one."""

    en = "Nomadic", "Once a turn, amid your conquests, leave a region: its tokens come back to your hand."
    ru = "Кочевники", "Раз за ход, посреди захватов, покиньте свой регион: его фишки вернутся в руку."
    tokens = 5

    def offers(self, s, b):
        if self.key in s.used:
            return []
        return [("wander", r) for r in s.lands(b)]

    def do_wander(self, s, f, r):
        s.used[self.key] = True
        leave(s, f["band"], r)
