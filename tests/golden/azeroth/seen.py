"""How to tell what a step of a recorded game of Small World of Warcraft shows, in the words of wanted.py."""

from golden import family
from golden.azeroth.coins import ends, scored
from golden.azeroth.fights import barred, fight
from golden.azeroth.finds import found, laid, table, tools
from golden.azeroth.pieces import beasts, champion, standing, towers
from golden.azeroth.powers import driven, swapped
from golden.azeroth.races import bombs, ethereals, forsaken, gnomes, humans, pandaren, worgen


def whole(record: dict):
    """What a record as a whole shows."""
    yield from family.options(record)
    if record["options"].get("islands"):
        yield "islands chosen"


LOOKS = (*family.LOOKS, fight, barred, scored, ends, found, laid, tools, table, standing, towers, beasts,
         champion, bombs, humans, pandaren, gnomes, forsaken, worgen, ethereals, driven, swapped)
