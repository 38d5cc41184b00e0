"""Who plays the recorded games of Small World of Warcraft, and on which islands."""

from azeroth.tables import SIDES
from golden import tempers as family
from golden.tempers import hunters, searching, tempers

WHOLE = 27  # games for each number of players
SPECIAL = ("raid", "champion", "swap", "steal", "wield", "gamble", "decline", "abandon", "risk", "raise",
           "bomb", "wolf", "station", "lay", "flow")
directed = searching(SPECIAL, ("abandon", "decline"))
TEMPERS, HUNTERS = tempers(directed), hunters(directed)
NAMED = {2: ["keyhole", "lantern"], 3: ["sickle", "crown", "teardrop"],
         4: ["hourglass", "whaleback", "horned", "tortoise"],
         5: ["capes", "sickle", "cauldron", "lantern", "teardrop"]}


def options(players, number) -> dict:
    """The options of a game of the plan; every third is played in teams where there are sides."""
    found = family.options(players, number)
    if number % 3 == 2 and players in SIDES:
        found["teams"] = True
    if number % 9 == 7:
        found["islands"] = NAMED[players]
    return found
