"""Amazons: many on the march, fewer at home."""

from conquest.hooks import Trait


class Amazons(Trait):
    """Four more tokens for the conquests of a turn, given back at redeployment."""

    en = "Amazons", "Four extra tokens join every turn for conquests only; they go back at redeployment."
    ru = ("Амазонки",
          "Каждый ход вы получаете ещё 4 фишки, но только для захватов; при перегруппировке они уходят.")
    tokens, limit, loan = 6, 15, 4

    def musters(self, s, b):
        return self.loan
