"""Heroic: two heroes hold two regions."""

from conquest.hooks import Trait


class Heroic(Trait):
    """At the end of the turn two heroes make two regions immune."""

    en = ("Heroic",
          "At the end of your turn place 2 heroes in 2 of your regions, which are immune until the heroes "
          "move.")
    ru = ("Героические",
          "В конце хода поставьте 2 героев в 2 разных ваших региона: пока герои там, эти регионы "
          "неприступны.")
    tokens, heroes = 5, 2
    flair = -0.8

    def on_redeployed(self, s, b):
        s.then("place", player=s.owner(b), band=b, token="hero", total=self.heroes, most=1)

    def on_decline(self, s, b):
        s.lift("hero", b)
