"""Bivouacking: camps to put up and move."""

from conquest.hooks import Trait


class Bivouacking(Trait):
    """Five camps defend one token each; they are never lost."""

    en = ("Bivouacking",
          "At redeployment set 5 camps on your regions; each adds 1 to the defence. Camps are never lost.")
    ru = "Поселенцы", "При перегруппировке расставьте 5 лагерей: каждый даёт +1 к защите. Лагеря не теряются."
    tokens, camps = 5, 5

    def on_redeployed(self, s, b, **more):
        s.then("place", player=s.owner(b), band=b, token="camp", total=self.camps, most=self.camps, **more)

    def on_lost(self, s, b, r):
        s.used[self.key] = True

    def on_retreat(self, s, b):
        # Ruling 28: those of lost regions are put up again at the end of the turn, the others stay.
        if self.key in s.used and s.count("camp", b) < self.camps:
            self.on_redeployed(s, b, kept=[here.get("camp", 0) for here in s.tokens])

    def on_decline(self, s, b):
        s.lift("camp", b)
