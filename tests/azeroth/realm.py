"""Positions of Small World of Warcraft built by hand: realm(a="humans mining").own("a", meadow=3)."""

from pathlib import Path

from azeroth import GAME
from laid import Laid
from tabletop import mapfile

MAP = mapfile.read(Path(__file__).parent / "maps/two.json")
FULL = {region["key"]: f"{island['key']}.{region['key']}" for island in MAP["islands"]
        for region in island["regions"]}  # regions go by their own names here


def printed(players) -> dict:
    """The map for so many players that the page offers."""
    return mapfile.read(Path(__file__).parents[2] / f"maps/azeroth/{players}.json")


class Realm(Laid):
    """Player a conquers unless it is said otherwise; nothing lies hidden but what `hide` names."""

    game, nobody, silent = GAME, "murlocs", {"phase": "conquer"}

    def __init__(self, options=None, seed=1, **bands):
        super().__init__(MAP, options, seed, **bands)
        self.wish["finds"] = {}

    def full(self, key):
        return FULL.get(key, key)

    def name(self, r):
        return super().name(r).partition(".")[2]

    def murlocs(self, *regions):
        """Where murlocs live; without this line there are none."""
        self.wish["tribes"] = [FULL[key] for key in regions]
        return self

    def hide(self, region, kind):
        """What lies face down on a region."""
        self.wish["finds"][FULL[region]] = kind
        return self

    def pays(self, letter) -> dict:
        """The coins the player would get if his turn ended now, by source, without those that bring none."""
        return {name: n for name, n in GAME.earnings(self.s, self.player(letter)).items() if n}

    def where(self, kind) -> set:
        """The regions where a kind of piece lies."""
        return {self.name(r) for r in self.s.where(kind)}


def realm(options=None, **bands) -> Realm:
    """A table with a band for each player named: realm(a="humans mining", b="orcs farmer", c="")."""
    return Realm(options, **bands)


def holding(power, race="kobolds", hand=0, **lands):
    """A power's race on some regions, against a neighbour who does nothing to it."""
    return realm(a=f"{race} {power}", b="naga intimidating").own("a", hand=hand, **lands).own("b", dune=1)
