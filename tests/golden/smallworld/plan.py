"""Who plays the recorded games of Small World: players of several tempers."""

from golden.tempers import anyhow, freely, greedily, plainly, restlessly, searching

WHOLE = 30  # games for each number of players
SPECIAL = ("convert", "dragon", "roll", "fortify", "ally", "gamble", "decline", "farewell", "abandon")
directed = searching(SPECIAL, ("abandon", "decline"))
TEMPERS = ((directed,), (anyhow, plainly), (directed, freely), (plainly,), (directed, plainly, anyhow),
           (freely,), (directed, restlessly), (restlessly,), (anyhow,), (greedily, plainly), (greedily,),
           (directed, greedily))
HUNTERS = (anyhow, plainly, directed, freely, restlessly)  # who plays for one thing


def options(players, number) -> dict:
    """The options of a game of the plan."""
    found = {}
    if number % 5 == 3:
        found["first"] = "random" if number % 2 else players - 1
    if number % 7 == 4:
        found["coins"] = "open"
    return found
