"""What is wrong with a scenario that somebody makes: its set-up is tried, what it is refused for is told and
left out, and the rest is tried again.

The set-up is the only check there is."""

from copy import deepcopy

from tabletop import Refusal
from tabletop.form import items
from warcraft.reading import checked
from warcraft.units import KIND, RACES, WIDTH

MOST = 30  # faults that are told
SEEN = {"box": ("seat", "piece"), "room": ("space",), "lands": ("space",)}  # where each of several shows
THINGS = ("pieces", "outposts")  # of a seat, what stands on the board


def survey(game, data) -> list:
    """All that is wrong, [{"code", and where: "row", "seat", "space", "law", "field" ...}]; empty if nothing
    is."""
    found, data = [], deepcopy(data)
    rows = list(range(len(data["pieces"]))) if items(data.get("pieces"), lambda row: True) else []
    while len(found) < MOST:
        faults = _tried(game, data)
        if not faults or found and faults[0]["code"] == "won":  # what was left out may be what they lack
            break
        found += [{**fault, "row": rows[fault["row"]]} if _laid(fault) else fault for fault in faults]
        if not _left_out(data, faults[0], rows):
            break
    return found


def _laid(fault) -> bool:
    return fault["code"] in ("piece_twice", "overlap", "pieces") and "row" in fault


def _tried(game, data) -> list:
    """What the set-up is refused for, whatever race a seat without one has."""
    try:
        checked(data)
        named = [one.get("race") for one in [*data["seats"], data.get("neutral", {})]]
        open_seats = [p for p, seat in enumerate(data["seats"]) if "race" not in seat]
        left = [race for race in RACES if race not in named]
        for turn in range(len(left) if open_seats else 1):
            races = {f"race_{p}": left[(n + turn) % len(left)] for n, p in enumerate(open_seats) if left}
            s = game.start(data, len(data["seats"]), races, 0)
        return _wanted(s)
    except Refusal as refusal:
        why = refusal.facts.get("why", [refusal.code])
        return [{"code": str(code), **{name: value for name, value in refusal.facts.items()
                                       if name in SEEN.get(code, (name,)) and name != "why"}} for code in why]


def _wanted(s) -> list:
    """Pieces that laws speak of, where nobody has one."""
    there = {piece % WIDTH for here in s.pieces for piece in here}
    return [{"code": "lacks", "law": law, "piece": name} for law in s.laws
            for name in s.game.laws[law].pieces if KIND[name] not in there]


# --- what is told is left out ------------------------------------------------------------------------

def _left_out(data, fault, rows) -> bool:
    """Take out of a scenario what it is refused for; whether anything was."""
    code, before = fault["code"], deepcopy(data)
    if _laid(fault):
        del data["pieces"][fault["row"]], rows[fault["row"]]
    elif "law" in fault:
        data["scenario"]["laws"].remove(fault["law"])
    elif code == "edge":
        del data["edges"][fault["edge"]]
    elif code == "space":
        _without_space(data, fault["space"])
    elif code == "lands":
        data.pop("depleted", None)
    elif code == "room":
        _bare(data)
    elif code == "race_twice":
        for one in data["seats"]:
            one.pop("race", None)
    elif "seat" in fault:
        _plain(data["seats"][fault["seat"]], fault.get("field", code))
    elif "neutral" in fault:
        _plain(data["neutral"], fault["field"])
    elif code in data and code not in ("seats", "pieces"):
        del data[code]
    return data != before


def _plain(seat, field):
    """A seat without what is wrong with it; where that is not known, without all that stands on the board."""
    for name in [field] if field in seat else THINGS:
        seat.pop(name, None)
    if field in ("town", "mountain", "box"):
        seat["pieces"] = []


def _bare(data):
    """Nobody stands anywhere."""
    for one in [*data["seats"], data.get("neutral", {})]:
        if "pieces" in one:
            one["pieces"] = []


def _without_space(data, where):
    """A space that is not on the board, wherever it is spoken of."""
    for name in ("places", "depleted", "tokens"):
        kept = data.get(name, {})
        for key in [key for key, at in kept.items() if where in (key, at)]:
            del kept[key]
    for one in [*data["seats"], data.get("neutral", {})]:
        one["pieces"] = [row for row in one["pieces"] if row["at"] != where] if "pieces" in one else []
        one["outposts"] = [at for at in one.get("outposts", ()) if at != where]
    data.get("neutral", {}).pop("outposts", None)
