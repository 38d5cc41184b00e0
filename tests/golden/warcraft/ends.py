"""How to tell how a game of Warcraft ends, and by what options it is played."""

from golden.seen import told
from warcraft.units import NECROMANCER, RACES, STEPS, WIDTH

OPTIONS = {("goal", 20): "twenty points win", ("healing", "faq"): "healing of the FAQ",
           ("order", "turn"): "cards in the order of turns", ("errata", False): "decks with all cards",
           ("first", "random"): "first player drawn by lot"}
TIMES = (*STEPS, "battle", "round")


def over(before, f, action, after):
    """What decides it, and who wins."""
    if after.stack:
        return
    n = after.players
    yield f"{n} players to the end"
    yield f"ends by {cause(before, after)}"
    yield f"{len(after.won)} of {n} win"
    for p in after.won:
        yield f"seat {p} of {n} wins"
        yield f"{after.races[p]} wins"


def cause(before, after) -> str:
    """What ended a match."""
    if told(after, "stalled"):
        return "its last round"
    if told(after, "eliminated"):
        return "elimination" if after.won else "the fall of all"
    for key in after.laws:
        law = after.game.laws[key]
        if any(law.winners(after, p, step) for p in after.playing for step in TIMES):
            return detail(key, before, after)
    return "points"


def detail(key, before, after) -> str:
    """The law, and which of its ends."""
    if key == "necromancy":
        alive = any(piece % WIDTH == NECROMANCER for here in after.pieces for piece in here)
        return "the last token" if alive else "the last Necromancer"
    if key == "spell":
        fought = told(after, "battle") or told(after, "battle_over")
        return "the spell, a card drawn" if fought else "the spell"
    return f"the {key}"


ENDS = ("its last round", "elimination", "the fall of all", "points", "the last token",
        "the last Necromancer", "the spell", "the spell, a card drawn", "the gate", "the captives",
        "the prize", "the stronghold")
WINNERS = ((2, 1), (2, 0), (2, 2), (3, 1), (3, 0), (4, 2), (4, 3), (4, 1))  # of so many so many
LOOKS = (over,)


def whole(record):
    """What a record as a whole shows."""
    yield f"plays on {record['map']}"
    options = record["options"]
    for wish, words in OPTIONS.items():
        if wish in options.items():
            yield words
    if type(options.get("first")) is int:
        yield "first player named"
    for name, race in options.items():
        if name.startswith("race_"):
            yield f"{race} chosen"


def wanted(maps) -> list:
    """Everything of this sort."""
    found = [f"plays on {name}" for name in maps] + [*OPTIONS.values(), "first player named"]
    found += [f"{race} chosen" for race in RACES] + [f"{race} wins" for race in RACES]
    found += [f"ends by {what}" for what in ENDS] + [f"{n} of {many} win" for many, n in WINNERS]
    found += [f"seat {p} of {n} wins" for n in (2, 3, 4) for p in range(n)]
    return found + [f"{n} players to the end" for n in (2, 3, 4)]
