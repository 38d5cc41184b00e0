"""Positions of strategy, each with what a strong player does there first, and how often the levels do it.

    PYTHONPATH=py:tests:tests/azeroth python tests/azeroth/right_deeds.py            each level's share
    PYTHONPATH=py:tests:tests/azeroth python tests/azeroth/right_deeds.py --deep 4   tests/playing_on.py

Player a is to act; a star stands for anything."""

from judge import worded
from playing_on import asked, meant
from realm import realm
from tabletop.thinkers import thinker



def facing(mine, theirs, third="", **fields):
    """Player a goes on conquering, so that it is too late to decline, or is in a phase that is named."""
    bands = {"b": theirs, "c": third} if third else {"b": theirs}
    fields = fields if "phase" in fields else {"phase": "conquer", "fought": [mine.split()[0]], **fields}
    return realm(a=mine, **bands).with_(**fields)


def spent(rounds, race="trolls", hand=0):
    """A race without tokens to go on with, whose rival stands firm."""
    t = realm(a=f"{race} ranger", b="tauren mining").own("a", hand, harbour=1, marsh=1, meadow=1, grove=1)
    return t.own("b", peak=4, ridge=4, moor=4, landing=4).with_(round=rounds)


def last(mine, theirs, third="", **fields):
    """The same in the last round, a acting last: only coins count."""
    return facing(mine, theirs, third, round=10, first=1, actor="a", **fields)


def drafting(*column, **fields):
    """Player a has nothing and chooses."""
    rest = [["gnomes", "sailing", 0], ["humans", "ranger", 0], ["naga", "swamp_walker", 0],
            ["draenei", "fishing", 0], ["forsaken", "blacksmith", 0], ["goblins", "enraged", 0]]
    return realm(a="", b="trolls mining").own("b", landing=1).with_(
        phase="draft", column=[*map(list, column), *rest][:6], **fields)


def laying(bombs):
    """Goblins with bombs in hand beside two borders."""
    t = facing("goblins mining", "dwarves farmer", phase="finish", bombs=bombs).own("a", meadow=1, marsh=1)
    return t.own("b", peak=4, fen=1, landing=1)


def fallen(**fields):
    """The forsaken have beaten two."""
    t = facing("forsaken ranger", "dwarves mining", **fields).own("a", hand=6, harbour=1)
    t.own("b", meadow=1, marsh=1, landing=1).play("a", "conquer meadow", "conquer marsh", "done")
    return t


def allies(**fields):
    """Draenei and worgen on one side, trolls and orcs on the other; the draenei go on conquering."""
    fields = {"phase": "conquer", "fought": ["draenei"], **fields}
    return realm({"teams": True}, a="draenei ranger", b="trolls mining", c="worgen farmer",
                 d="orcs sailing").with_(**fields)


POSITIONS = {  # what is known: [what a strong player does first, the position]
    "an exhausted race declines": ["decline", lambda: spent(5)],
    "it is not too late in the last round but one": ["decline", lambda: spent(9)],
    "nobody declines in the last round": [
        ("conquer*", "done", "gamble*"), lambda: spent(10, hand=1).with_(first=1, actor="a")],
    "a strong race goes on": ["conquer *", lambda: realm(a="trolls farmer", b="tauren mining").own(
        "a", 8, harbour=1, meadow=1).own("b", landing=4).with_(round=3)],
    "a race in decline that holds much is not given up for a turn that still wins": [
        "conquer *", lambda: realm(a="orcs ranger", b="gnomes mining").own("a", 4, harbour=1, meadow=1).faded(
            "a", "trolls", grove=1, moor=1, peak=1, fen=1).own("b", marsh=1, landing=3).with_(round=4)],
    "coins that lie on a combination are taken": ["take 1", lambda: drafting(
        ["orcs", "farmer", 0], ["dwarves", "herbalist", 6])],
    "nothing dear is bought in the last round": ["take 0", lambda: drafting(
        ["orcs", "farmer", 0], ["dwarves", "herbalist", 0], round=10)],
    "an artifact that lies open is taken": ["conquer marsh", lambda: facing(
        "trolls ranger", "dwarves mining").own("a", 2, harbour=1).own("b", landing=1).put(
            "marsh", frostmourne=1)],
    "what lies hidden is opened": ["conquer glade", lambda: facing(
        "trolls ranger", "dwarves mountaineer").own("a", 3, shore=1).own("b", peak=1).hide(
            "glade", "dark_portal")],
    "ashes fly to what pays": ["wield ashes_of_alar", lambda: facing("trolls ranger", "tauren mining").own(
        "a", 2, harbour=1).own("b", moor=2).put("harbour", ashes_of_alar=1).put("glade", dark_portal=1)],
    "the heart beats where most rivals live around it": ["lay meadow", lambda: realm(
        a="trolls ranger", b="dwarves mining", c="gnomes farmer").own("a", meadow=1, fen=1).own(
            "b", ridge=1, marsh=1).own("c", grove=1).put("fen", heart_of_azeroth=1).with_(phase="finish")],
    "the aegis guards what is weaker": ["lay harbour", lambda: facing(
        "trolls ranger", "dwarves farmer", phase="finish").own("a", ridge=4, harbour=1).own(
            "b", meadow=1, landing=1).put("ridge", aegis_of_aggramar=1)],
    "a place that pays is taken first": ["conquer glade", lambda: facing(
        "trolls ranger", "dwarves mining").own("a", 2, shore=1).own("b", peak=1).put("glade", dark_portal=1)],
    "who holds karazhan goes where it pays": ["conquer marsh", lambda: facing(
        "trolls mountaineer", "dwarves mining").own("a", 2, harbour=1, fen=1).own("b", landing=1).put(
            "fen", karazhan=1)],
    "the well is worth a majority": ["conquer moor", lambda: last("trolls farmer", "dwarves mining").own(
        "a", 2, grove=1).own("b", ridge=1, landing=1).put("lake", well_of_eternity=1)],
    "the other faction is attacked for the bonus": ["conquer meadow", lambda: facing(
        "orcs ranger", "trolls mining", "dwarves farmer").own("a", 3, harbour=1).own(
            "b", marsh=1, landing=1).own("c", meadow=1, shore=1)],
    "a second race pays the bonus a second time": ["conquer moor", lambda: facing(
        "trolls ranger", "worgen mining", "dwarves farmer").own("a", 4, harbour=1, fen=1).own(
            "b", meadow=1, marsh=1, landing=1).own("c", moor=1, shore=1).play("a", "conquer meadow")],
    "gnomes send the last token by air": ["wield gnomes", lambda: facing(
        "gnomes ranger", "tauren mining").own("a", 1, harbour=1).own("b", landing=2)],
    "the die is free in the end": ["gamble*", lambda: facing("trolls ranger", "tauren mining").own(
        "a", 1, harbour=1).own("b", landing=2)],
    "who can take it for sure does not roll": ["conquer *", lambda: last(
        "trolls ranger", "tauren mining").own("a", 2, harbour=1).own("b", landing=4)],
    "the enraged look for a hard fight": ["conquer meadow", lambda: facing(
        "trolls enraged", "dwarves mining").own("a", 4, harbour=1).own("b", meadow=3, landing=1)],
    "fields for those who farm": ["conquer meadow", lambda: facing("trolls farmer", "tauren mining").own(
        "a", 2, harbour=1).own("b", landing=2)],
    "swamps for those who walk them": ["conquer marsh", lambda: facing(
        "trolls swamp_walker", "tauren mining").own("a", 2, harbour=1).own("b", landing=2)],
    "explorers cross over for a second island": [("conquer landing", "conquer shore"), lambda: last(
        "trolls explorer", "tauren mining").own("a", 3, harbour=1).own("b", peak=2)],
    "others stay where no fare is due": [("conquer meadow", "conquer marsh"), lambda: last(
        "trolls ranger", "tauren mining").own("a", 2, harbour=1).own("b", peak=2)],
    "an objective is taken for its prize": ["conquer marsh", lambda: facing(
        "kobolds ranger", "humans farmer").own("a", 2, harbour=1).own("b", landing=3).put(
            "marsh", objective=1)],
    "objectives lie where their people come": [("target meadow", "target peak", "target fen"), lambda: facing(
        "humans ranger", "trolls mining", phase="finish").own("a", harbour=2, marsh=1).own(
            "b", landing=1, shore=1)],
    "harmony is gone round": ["conquer marsh", lambda: facing(
        "trolls ranger", "pandaren mining", memo={"pandaren": [0]}, round=9).own("a", 2, harbour=1).own(
            "b", meadow=1, landing=1)],
    "the marsh dwellers' swamp is gone round": ["conquer meadow", lambda: facing(
        "trolls mining", "dwarves marsh_dweller").own("a", 2, harbour=1).own(
            "b", marsh=1, meadow=1, landing=1)],
    "the last bomb lies where most stand": ["bomb peak", lambda: laying([1])],
    "a bomb is paid for where many stand": ["ignite marsh", lambda: facing(
        "goblins mining", "dwarves marsh_dweller", phase="turn", bombs=[0, 1] * 3, memo={"goblins": 0}).own(
            "a", meadow=2).own("b", marsh=4, landing=1).put("marsh", bomb=1)],
    "worgen hunt while they are many": ["wolf", lambda: facing("worgen ranger", "trolls mining").own(
        "a", 9).own("b", landing=1)],
    "worgen are human when nothing is left to hunt": ["human", lambda: last(
        "worgen ranger", "trolls mining").own("a", 1, harbour=1).own("b", landing=1)],
    "the dead are raised while there is time": ["raise 2", lambda: fallen()],
    "nobody is raised in the last round": ["done", lambda: fallen(round=10)],
    "the ally is spared": ["conquer marsh", lambda: allies().own("a", 3, harbour=1).own(
        "b", marsh=1, shore=2).own("c", meadow=1, landing=2).own("d", fen=2)],
}


def answer(t, level, seed=0) -> str:
    """What a level does first, in words."""
    mind = thinker(t.s, level, seed, match=seed)
    mind.run()
    return worded(t, mind.ranking()[0][0])


def solved(name, level, seed=0) -> bool:
    """Whether a level does in a position what a strong player does."""
    wanted, position = POSITIONS[name]
    return meant(wanted, answer(position(), level, seed))


def good(t, line, wanted) -> bool:
    """Whether a turn, as [(action, state after it)], begins so."""
    return meant(wanted, worded(t, line[0][0]))


if __name__ == "__main__":
    asked(__doc__, POSITIONS, solved, good)
