"""Who plays the recorded games of Small World: players of several tempers."""

from golden.tempers import hunters, options, searching, tempers  # noqa: F401 - options as in the family

WHOLE = 30  # games for each number of players
SPECIAL = ("convert", "dragon", "roll", "fortify", "ally", "gamble", "decline", "farewell", "abandon")
directed = searching(SPECIAL, ("abandon", "decline"))
TEMPERS, HUNTERS = tempers(directed), hunters(directed)
