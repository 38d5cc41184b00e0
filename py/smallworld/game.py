"""The game of Small World: the base game of 2009, by the rule book's default readings."""

from conquest.game import Conquest
from conquest.homemade import Blank
from conquest.hooks import Trait
from smallworld import first
from smallworld.board import MOUNTAINS, TRIBES, Board
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
    blanks = {"race": Blank(Trait, 10, lender=True), "power": Blank(Trait, 5)}  # p. 10: or tokens may run out
    races = load(Trait, "smallworld.races")
    powers = load(Trait, "smallworld.powers")
    pieces = load(Trait, "smallworld.tokens")
    phases = load(Phase, "conquest.phases", "smallworld.races", "smallworld.powers")

    numbers = {"most": {"mountain": MOUNTAINS, "tribe": TRIBES}}  # of a land of one's own

    def survey(self, data):
        from smallworld.survey import survey  # only here: nobody needs it to play

        return survey(data, self.players)

    def earlier(self, version):
        from smallworld.earlier import VERSIONS  # only here: what is over is not needed to play

        return VERSIONS.get(version)
