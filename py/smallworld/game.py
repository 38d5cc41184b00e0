"""The game of Small World: the base game of 2009, by the rule book's default readings."""

from conquest.game import Conquest
from conquest.hooks import Trait
from smallworld import first, homemade
from smallworld.board import Board
from smallworld.weights import MOODS, WEIGHTS
from tabletop import Phase, load


class SmallWorld(Conquest):
    """Its races, powers and pieces, its land, and the blanks that players fill in."""

    key, players = "smallworld", range(2, 6)
    version = "2"
    mods = ("smallworld.races", "smallworld.powers", "smallworld.tokens")
    own = ("smallworld.races.", "smallworld.powers.")
    first = {"races": first.RACES, "powers": first.POWERS}
    land, weights, moods = Board, WEIGHTS, MOODS
    brought = ("extra", "homemade")
    races = load(Trait, "smallworld.races")
    powers = load(Trait, "smallworld.powers")
    pieces = load(Trait, "smallworld.tokens")
    phases = load(Phase, "conquest.phases", "smallworld.races", "smallworld.powers")

    def earlier(self, version):
        from smallworld.earlier import VERSIONS  # only here: what is over is not needed to play

        return VERSIONS.get(version)

    def adapted(self, options):
        """The same game with the races and powers that players describe as data."""
        return homemade.extended(self, options["homemade"]) if "homemade" in options else self
