"""How to tell what a step of Small World of Warcraft shows of the races with verbs of their own."""

from azeroth.races.goblins import stock
from azeroth.rules import wards
from conquest.rules import cost, toll
from conquest.state import NOBODY, TRIBES
from golden.azeroth.fights import goal, mates
from golden.seen import told


def bombs(before, f, action, after):
    """Laid, opened, taken back."""
    opened, gone = told(after, "opened"), told(after, "defused")
    for note in opened:
        yield from _opened(before, note, after)
    for note in gone:
        yield "a bomb that is not paid for" if action[0] == "defuse" else "a bomb under a tower"
    lost = before.count("bomb") - after.count("bomb") - len(opened) - len(gone)
    if lost > 0:
        yield "a bomb comes back"
    if "goblins" in after.memo and not stock(after) and after.bombs:
        yield "all bombs lie on the map"
    if "goblins" in after.memo and not after.bombs:
        yield "all bombs are opened"
    if any(note["race"] == "goblins" for note in told(after, "taken")) and before.bombs:
        yield "goblins come again"
    if action == ("decline",) and before.race[f["band"]] == "goblins":
        if any(row[0] == f["band"] for row in before.conquests):
            yield "bombs go off before a decline"
    if f["phase"] == "blasts" and not before.lands(f["band"]):
        yield "bombs of goblins without a region"


def _opened(before, note, after):
    r, b = note["region"], before.active[note["player"]]
    foe = before.band[r]
    yield "a live bomb" if note["live"] else "a dud"
    if before.declined[foe]:
        yield "a bomb under a race in decline"
    if toll(before, b, r):
        yield "a bomb opened for a toll"
    if note["live"]:
        if before.troops[r] > 1:
            yield "a bomb beats several" if not before.declined[foe] else "a bomb under a stack in decline"
        if before.race[foe] in [gone["race"] for gone in told(after, "vanished")]:
            yield "a bomb ends a race"
        if told(after, "spared"):
            yield "the light spares from a bomb"
        if told(after, "ransom"):
            yield "a champion is ransomed from a bomb"
        if mates(before, note["player"], before.owner(foe)):
            yield "a bomb under a team mate"


def humans(before, f, action, after):
    """Objectives set and paid."""
    if action[0] == "target":
        foe = before.band[action[1]]
        if before.board.water[action[1]]:
            yield "an objective on the water"
        yield "an objective on " + ("an empty region" if foe == NOBODY else "murlocs" if foe == TRIBES
                                    else "a race")
    for note in told(after, "objective"):
        p, q = note["player"], note["humans"]
        yield "an objective paid to " + ("the Humans alone" if p == q else "a team mate"
                                         if mates(before, p, q) else "a rival and the Humans")
        if not before.lands(before.race.index("humans")):
            yield "an objective paid to Humans without a region"
    if told(after, "conquered") and "objective" in before.tokens[goal(f, action)]:
        if not told(after, "objective"):
            yield "an objective taken by the Horde"
    if told(after, "declined") and before.count("objective") and not after.count("objective"):
        yield "objectives are taken up in decline"


def pandaren(before, f, action, after):
    """Harmony given, paid once, and withheld."""
    for note in told(after, "harmony"):
        several = len(note["players"]) == after.players - 1
        yield "harmony for everybody" if several else "no harmony for whom they attacked"
    if action[0] in ("conquer", "gamble", "raid", "champion"):
        foe = before.band[action[1]]
        if foe > TRIBES and before.race[foe] == "pandaren" and not before.declined[foe]:
            p = f["player"]
            if p in before.memo.get("pandaren", ()) and p in before.used.get("pandaren", ()):
                yield "harmony is paid once a turn"
            elif p not in before.memo.get("pandaren", ()) and p != before.owner(foe):
                yield "no harmony, no toll"


def gnomes(before, f, action, after):
    """A raid by its dice."""
    won, failed = told(after, "conquered"), told(after, "failed")
    if action[0] == "raid":
        dear = cost(before, f["band"], action[1]) > before.hand[f["band"]]
        if won:
            yield "a raid won by the first die" if dear else "a raid without need of the die"
        else:
            yield "a raid fails at once" if failed else "a raid may have a second die"
    if f["phase"] == "raid":
        yield ("a raid given up" if action == ("done",) else
               "a raid won by the second die" if won else "a raid lost by the second die")


def forsaken(before, f, action, after):
    """Those who fell for them, and how many of them rise."""
    if f["phase"] == "raise":
        n = action[1] if action[0] == "raise" else 0
        yield "several are raised" if n > 1 else "one is raised" if n else "nobody is raised"
        if n and before.fallen:
            yield "one who was driven out is raised"
    if f["phase"] == "conquer" and action == ("done",) and before.race[f["band"]] == "forsaken":
        fell = before.fallen + sum(row[5] for row in before.conquests)
        if fell > before.tray["forsaken"]:
            yield "the tray of the Forsaken runs short"
        if fell and not before.coins[f["player"]]:
            yield "the Forsaken have nothing to pay with"


def worgen(before, f, action, after):
    """The form of the turn."""
    if ("human",) in before.legal and ("wolf",) not in before.legal:
        yield "Worgen too poor for their other form"


def ethereals(before, f, action, after):
    """What is carried off, and from where."""
    for note in told(after, "stolen"):
        place, b = note["region"], f["band"]
        foe = before.band[place]
        mine = before.owner(foe) == before.owner(b)
        yield "steals from " + ("an empty region" if foe == NOBODY else "its own race in decline" if mine
                                else "a rival")
        if wards(before, b, place):
            yield "the Aegis is paid before a theft"
