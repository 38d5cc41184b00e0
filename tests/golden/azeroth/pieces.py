"""How to tell what a step of Small World of Warcraft shows of towers, forts, walls, beasts, a champion."""

from azeroth.rules import company
from golden.seen import told
from conquest.state import NOBODY


def standing(before, f, action, after):
    """Pieces that come, go, and run out."""
    for kind in ("fort", "wall", "tower"):
        if after.count(kind) == after.game.pieces[kind].limit:
            yield f"all {kind}s stand"
    if f["phase"] == "build":
        yield f"their owner says where {f['token']}s stand"
    b = f.get("band", NOBODY)
    if action[0] == "conquer" and before.race[b] == "night_elves" and "wall" not in after.tokens[action[1]]:
        if after.board.terrain[action[1]] == "forest":
            yield "a forest without a wall"
    if any({"wall", "fort"} <= set(here) for here in after.tokens):
        yield "a wall and a fort in a region"


def towers(before, f, action, after):
    """When they go up and fall."""
    old, new = set(before.where("tower")), set(after.where("tower"))
    if new - old and action[0] != "swap":
        yield "a tower goes up"
    if not old - new:
        return
    if action == ("decline",):
        yield "towers fall in decline"
    elif action[0] == "abandon":
        yield "a tower falls as they leave"
    elif action[0] == "swap":
        yield "a tower falls in a portal"
    elif told(after, "conquered") and before.owner(before.band[min(old - new)]) != f["player"]:
        yield "a tower falls with its majority"


def beasts(before, f, action, after):
    """How many come, and where they are."""
    b, phase = f.get("band", NOBODY), f["phase"]
    if before.power[b] == "beast_master" and phase == "conquer" and "beast_master" in before.memo:
        n = before.memo["beast_master"]
        yield "no beast comes" if not n else "all beasts come" if n == 5 else "beasts come"
        if n and before.race[b] == "tauren":
            yield "beasts of the Tauren"
    if phase == "pack" and action[0] == "place":
        yield "beasts are told from tokens"
    if told(after, "left") and action[0] != "abandon" and told(after, "turn"):
        yield "a region held by beasts alone is lost"
    for note in told(after, "declined"):
        if before.count("beast") > after.count("beast") or before.memo.get("beast_master"):
            if before.power[before.active[note["player"]]] == "beast_master":
                yield "beasts leave in decline"


def champion(before, f, action, after):
    """He conquers, stands somewhere, and is missed."""
    verb, *args = action
    here = after.where("champion")
    if verb == "champion":
        r, b = args[0], f["band"]
        if before.troops[r] >= 4:
            yield "a champion beats four"
        if not any(other in before.lands(b) for other in before.board.near[r]):
            yield "a champion comes out of a cavern"
        if not before.lands(b):
            yield "a champion begins"
    if verb == "station":
        yield "a champion goes elsewhere" if args[0] not in before.where("champion") else "a champion stays"
    if here and after.troops[here[0]] == company(after, here[0]) and told(after, "scored"):
        yield "a champion alone at the end of a turn"
    if told(after, "declined") and before.where("champion") and told(after, "left"):
        yield "a champion alone leaves in decline"
