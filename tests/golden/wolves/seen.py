"""How to tell what recorded games of The Wolves show, in the words of wanted.py."""

from golden.seen import told
from golden.wolves.deeds import barred, dens, dominates, driven, howls, hunted, moved
from golden.wolves.moons import days, over, scored
from wolves.tables import DUEL

OPTIONS = {("packs", "random"): "packs dealt by lot", ("packs", "choose"): "packs chosen",
           ("faces", "choose"): "tiles laid by choice", ("turns", "random"): "boards turned by lot"}


def _verb(before, f, action, after):
    yield f"{action[0]} in {f['phase']}"
    if action[0] == "pack":
        yield f"pack {action[1]}"
    if action[0] == "faces":
        yield f"tiles lie in way {action[1]}"
    for note in told(after, "action"):
        yield f"{note['verb']} on {note['terrain']}"


def _paid(before, f, action, after):
    for note in told(after, "paid"):
        faces = before.faces[note["player"]]
        yield f"{len(note['tiles'])} tiles and {note['tokens']} tokens"
        yield "a payment by choice" if f["phase"] == "pay" else "a payment without a choice"
        for n in note["tiles"]:
            yield f"tile {n} from {faces[n]}" if n else "the home tile"
        if not note["tokens"] and before.terrains[note["player"]]:
            yield "terrain tokens kept"


def _tokens(before, f, action, after):
    p = f["player"]
    if action == ("extra",):
        brought = [note["token"] for note in told(before, "gained") if note["player"] == p]
        if brought.count("action") == before.actions[p]:
            yield "an action token of the turn used"
    if action == ("done",) and f["phase"] == "act" and before.actions[p]:
        yield "action tokens kept"
    if after.players == DUEL and told(after, "turn") and told(after, "gained"):
        yield "an action token for the second player"


def whole(record: dict):
    """What a record as a whole shows: its options, and what takes more than one step to see."""
    options = record["options"]
    for wish, words in OPTIONS.items():
        if wish in options.items():
            yield words
    if options.get("first", "random") != "random":
        yield "first player named"
    more = False  # whether there was an action token in this turn, which always ends with done
    for action in record["actions"]:
        if action == ["extra"] and more:
            yield "two more actions in a turn"
        more = action == ["extra"] or more and action != ["done"]


LOOKS = (_verb, _paid, _tokens, moved, driven, barred, dens, howls, dominates, hunted, days, scored, over)
