"""What an opponent of a level does in a position, in the words of `realm`."""

from azeroth import GAME
from tabletop.thinkers import thinker

PLACED = {"drive": (0, 1), "swap": (0, 1), "steal": (1,), "take": (), "raise": ()}  # regions; else the first


def best(t, level="normal") -> str:
    """What the player to act would do first."""
    mind = thinker(t.s, level)
    mind.run()
    return worded(t, mind.ranking()[0][0])


def turn(t, level="normal", until=()) -> list:
    """What the player to act does, one after another, to the end of his turn or to one of some phases."""
    p, told = t.s.actor, []
    while t.s.stack and t.s.stack[0]["player"] == p and t.phase not in until:
        words = best(t, level)
        told += [words] * (t.s.actor == p)
        t.match.apply(t.action(words))
        assert not GAME.check(t.s)
    return told


def worded(t, action) -> str:
    """("conquer", 3) -> "conquer ridge"."""
    verb, *args = action
    places = PLACED.get(verb, (0,))
    return " ".join([verb, *(t.name(arg) if n in places and type(arg) is int else str(arg)
                             for n, arg in enumerate(args))])
