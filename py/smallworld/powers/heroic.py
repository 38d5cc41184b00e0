"""Heroic: two heroes hold two regions."""

from smallworld.hooks import Trait


class Heroic(Trait):
    """At the end of the turn two heroes make two regions immune."""

    en = "Heroic", "At the end of your turn set 2 heroes on 2 of your regions and make them immune."
    ru = "Героические", "В конце хода поставьте 2 героев в 2 ваших региона: эти регионы неприступны."
    tokens, heroes = 5, 2

    def on_redeployed(self, s, b):
        s.then("place", player=s.owner(b), band=b, token="hero", total=self.heroes, most=1)

    def on_decline(self, s, b):
        s.lift("hero", b)
