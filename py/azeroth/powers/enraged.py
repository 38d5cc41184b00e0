"""Enraged: the harder the fight, the better."""

from azeroth.hooks import Power
from conquest.state import NOBODY


class Enraged(Power):
    """The harder the fight, the better."""

    en = ("Enraged",
          "Each region you took this turn from 2 or more tokens of a rival race brings as many coins as "
          "tokens stood there.")
    ru = ("Берсерки",
          "Каждый регион, взятый в этот ход у 2 или больше фишек расы соперника, приносит столько монет, "
          "сколько фишек там стояло.")
    tokens = 4
    flair = 0.8
    few, passing = 2, True

    def income(self, s, b):
        # Ruling 111: bodies only, and not those of one's own race in decline.
        return sum(was for band, _, foe, _, was, _ in s.conquests
                   if band == b and was >= self.few and s.owner(foe) not in (NOBODY, s.owner(b)))
