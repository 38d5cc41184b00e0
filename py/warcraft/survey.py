"""What is wrong with a scenario that somebody makes: its set-up is tried, what it is refused for is told and
left out, and the rest is tried again.

The set-up is the only check there is."""

from copy import deepcopy

from tabletop import Refusal
from tabletop.form import items
from warcraft.board import OF, lying
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
        lost = any(_laid(fault) for fault in found)  # perhaps a piece with a Town
        found += [{**fault, "row": rows[fault["row"]]} if _laid(fault) else fault for fault in faults
                  if not (lost and fault["code"] == "town")]
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
    before = deepcopy(data)
    if _laid(fault):
        _unpieced(data, fault["row"], fault["code"])
        del rows[fault["row"]]
    elif fault["code"] in EVERYWHERE:
        EVERYWHERE[fault["code"]](data, fault)
    elif "law" in fault:
        data["scenario"]["laws"].remove(fault["law"])
    elif "seat" in fault:
        _plain(data["seats"][fault["seat"]], fault.get("field", fault["code"]))
    elif "neutral" in fault:
        _plain(data["neutral"], fault.get("field", fault["code"]))
    elif fault["code"] in data and fault["code"] not in ("seats", "pieces"):
        del data[fault["code"]]
    return data != before


def _unpieced(data, row, code):
    """No such piece any more; of one that has its form its spaces stay, where no other lies."""
    slot = data["pieces"].pop(row)
    if code == "pieces":
        return
    taken = {tuple(space[:2]) for space in data.get("spaces", ())}
    for other in data["pieces"]:
        taken.update(lying(other, OF.get(other.get("piece"), RACES[0])))
    spaces = [[*cell, kind] for cell, (kind, _) in lying(slot, OF.get(slot.get("piece"), RACES[0])).items()
              if cell not in taken]
    data["spaces"] = [*data.get("spaces", ()), *spaces]


def _plain(seat, field):
    """A seat without what is wrong with it; where that is not known, without all that stands on the board."""
    for name in [field] if field in seat else THINGS:
        seat.pop(name, None)
    if field in ("town", "mountain", "box"):
        seat["pieces"] = []


def _bare(data, fault):
    """Nobody stands anywhere."""
    for one in [*data["seats"], data.get("neutral", {})]:
        if "pieces" in one:
            one["pieces"] = []


def _raceless(data, fault):
    """Nobody has a race of his own."""
    for one in data["seats"]:
        one.pop("race", None)


def _without_space(data, fault):
    """A space that is not on the board, wherever it is spoken of."""
    where = fault["space"]
    for name in ("places", "depleted", "tokens"):
        kept = data.get(name, {})
        for key in [key for key, at in kept.items() if where in (key, at)]:
            del kept[key]
    for one in [*data["seats"], data.get("neutral", {})]:
        one["pieces"] = [row for row in one["pieces"] if row["at"] != where] if "pieces" in one else []
        one["outposts"] = [at for at in one.get("outposts", ()) if at != where]
    data.get("neutral", {}).pop("outposts", None)


EVERYWHERE = {  # what concerns more than a seat or a part
    "edge": lambda data, fault: data["edges"].pop(fault["edge"]) if "edge" in fault else data.pop("edges"),
    "lands": lambda data, fault: data.pop("depleted"),
    "space": _without_space, "room": _bare, "race_twice": _raceless,
}
