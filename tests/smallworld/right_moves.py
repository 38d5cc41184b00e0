"""Positions in which a strong player knows what to do, and how often each level does it:

    PYTHONPATH=py:tests:tests/smallworld python tests/smallworld/right_moves.py"""

from table import table
from tabletop.phase import step
from tabletop.thinkers import thinker

SEEDS = 8  # a level that errs is asked so often, in a match of its own each time
PLAYOUTS = 60  # of hard for a test; the table in docs/STRENGTH.md takes all


def base(a, b="orcs forest", **fields):
    """Two players in the third of four rounds."""
    return table(a=a, b=b).with_(**{"round": 3, **fields})


def late(a, b="orcs forest", **fields):
    """The same in the last round, in which only coins count; too late to decline."""
    return base(a, b, round=4, phase="conquer", fought=[a.split()[0]], **fields)


def spent(rounds, race="dwarves"):
    """A race without tokens to go on with, whose rival stands firm."""
    t = base(f"{race} seafaring", round=rounds).own("a", shore=1, meadow=1, ridge=1, wood=1, hill=1)
    return t.own("b", moor=3, fen=3, grove=2)


def drafting(*column, **fields):
    """Player a has nothing and chooses."""
    rest = [["giants", "underworld", 0], ["tritons", "stout", 0], ["trolls", "swamp", 0],
            ["skeletons", "fortified", 0], ["elves", "hill", 0]]
    t = base("", "orcs mounted", column=[*map(list, column), *rest][:6], **fields)
    return t.own("b", moor=2, grove=2)


POSITIONS = {  # what is known: [what a strong player does first, the position]
    "an exhausted race declines": ["decline", lambda: spent(2)],
    "it is not too late in the last round but one": ["decline", lambda: spent(3)],
    "so do ratmen, however many they were": ["decline", lambda: spent(2, "ratmen")],
    "ghouls leave while they are many": ["decline", lambda: base("ghouls hill", round=2).own(
        "a", shore=1, meadow=1, ridge=1, wood=1, hill=1, fen=1).own("b", moor=4, grove=4)],
    "nobody declines before a turn that wins half the land": ["conquer", lambda: base(
        "humans commando", round=2).own("a", shore=1, meadow=9).own("b", cave=1)],
    "nobody declines in the last round": ["conquer", lambda: base(
        "humans hill", round=4).own("a", shore=1, meadow=4).own("b", cave=1)],
    "a race in decline that holds much is not swept away": ["conquer", lambda: base(
        "humans hill").own("a", shore=1, meadow=5).faded(
            "a", "elves", moor=1, fen=1, grove=1, hill=1, ridge=1).own("b", cave=2)],
    "who is stout takes his turn before he declines": ["conquer", lambda: base(
        "humans stout", round=2).own("a", shore=1, meadow=4, wood=1).own("b", moor=3, cave=2)],
    "a stout race that is spent says farewell": ["farewell", lambda: base(
        "humans stout", round=2, phase="conquer", fought=["humans"]).own(
            "a", shore=1, meadow=1, wood=1, hill=1).own("b", moor=4).play("a", "done")],
    "coins that lie on a combination are taken": ["take 1", lambda: drafting(
        ["humans", "seafaring", 0], ["dwarves", "forest", 4], round=4)],
    "merchants at the top are free money": ["take 0", lambda: drafting(
        ["ratmen", "merchant", 0], ["halflings", "diplomat", 0], round=2)],
    "wealth is worth seven coins at once": ["take 0", lambda: drafting(
        ["humans", "wealthy", 0], ["dwarves", "diplomat", 0], round=4)],
    "humans farm": ["conquer shore", lambda: late("humans commando").own(
        "a", hand=1, hill=1).own("b", cave=1)],
    "wizards go where magic is": ["conquer meadow", lambda: late("wizards swamp").own(
        "a", hand=2, shore=1).own("b", cave=1)],
    "dwarves dig": ["conquer grove", lambda: late("dwarves seafaring").own(
        "a", hand=2, fen=1).own("b", cave=1)],
    "swamps for those who live in them": ["conquer fen", lambda: late("trolls swamp").own(
        "a", hand=2, hill=1).own("b", cave=1)],
    "woods for those who live in them": ["conquer wood", lambda: late("trolls forest", "orcs hill").own(
        "a", hand=2, shore=1, meadow=1).own("b", cave=1)],
    "orcs rob": ["conquer wood", lambda: late("orcs commando", "humans hill").own(
        "a", hand=2, ridge=1).tribes("wood").own("b", cave=1)],
    "pillagers too": ["conquer moor", lambda: late("trolls pillaging", "orcs hill").own(
        "a", hand=3, ridge=1).own("b", moor=1, cave=1)],
    "what is taken from a rival who is not yet paid counts twice": ["conquer moor", lambda: late(
        "trolls hill").own("a", hand=3, ridge=1).own("b", moor=1, cave=1)],
    "the die is free in the end": ["gamble", lambda: late("humans hill").own(
        "a", hand=1, ridge=1).own("b", cave=1)],
    "the die where it is likelier": ["gamble wood", lambda: late("trolls hill").own(
        "a", hand=1, ridge=1).own("b", moor=2, meadow=2, cave=1)],
    "who can take it for sure does not roll": ["conquer", lambda: late("humans hill").own(
        "a", hand=2, ridge=1).own("b", moor=1, cave=1)],
    "the sorcerer takes what would be dear": ["convert moor", lambda: late("sorcerers hill").own(
        "a", hand=2, ridge=1).own("b", moor=1, cave=1)],
    "the dragon goes where no army could": ["dragon moor", lambda: late("trolls dragon_master").own(
        "a", hand=3, ridge=1).own("b", moor=5, cave=1)],
    "the berserk rolls before he strikes": ["roll", lambda: late("trolls berserk").own(
        "a", hand=3, ridge=1).own("b", moor=2, cave=1)],
    "a fortress stands where it pays": ["fortify", lambda: late("trolls fortified").own(
        "a", ridge=1, meadow=2).own("b", moor=1, cave=1).play("a", "done", "done")],
    "peace with the stronger neighbour": ["ally b", lambda: table(
        a="humans diplomat", b="orcs forest", c="elves hill").with_(
            round=3, phase="conquer", fought=["humans"]).own("a", shore=1, meadow=1, wood=1).own(
                "b", moor=5, ridge=4).own("c", cave=1).play("a", "done")],
    "two for the price of one": ["conquer", lambda: late("humans mounted").own(
        "a", hand=2, wood=1).own("b", cave=1)],
    "those who fly go where it pays most": ["conquer", lambda: late("wizards flying").own(
        "a", hand=2, shore=1).own("b", cave=1)],
}


def answer(t, level, seed=0, playouts=None) -> str:
    """What a level does first, in words."""
    mind = thinker(t.s, level, seed, match=seed)
    mind.run(playouts=playouts)
    verb, *args = mind.ranking()[0][0]
    named = {"take": str, "ally": lambda p: t.letters[p]}.get(verb, lambda r: t.s.board.keys[r])
    return " ".join([verb, *map(named, args[:1])])


def solved(name, level, seed=0, playouts=None) -> bool:
    """Whether a level does in a position what a strong player does."""
    wanted, position = POSITIONS[name]
    found = answer(position(), level, seed, playouts)
    return found == wanted or found.split()[0] == wanted


if __name__ == "__main__":
    for tried in ("easiest", "easy", "normal", "hard"):
        seeds = SEEDS if tried in ("easiest", "easy") else 1
        wrong = [name for name in POSITIONS for seed in range(seeds) if not solved(name, tried, seed)]
        print(f"{tried}: {1 - len(wrong) / len(POSITIONS) / seeds:.2f}", sorted(set(wrong)) * (seeds == 1))
