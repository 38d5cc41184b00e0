"""Saves: what it takes to play a match again, or to go on with it when that cannot be done any more.

A save is replayed. The player's own library also keeps `last`, the position as plain data with the events
that led to it: from there a match of an earlier version goes on under the rules of today."""

from tabletop.form import items
from tabletop.match import ACTIONS, Match, several
from tabletop.refusal import Refusal
from tabletop.restore import kept

FORMAT = 1  # of a save
SEEDS = 1 << 53  # seeds fit a JavaScript number
BATCH = 500  # actions of one step
LONGEST = 9  # a verb and what goes with it
FIELDS = {"format": int, "game": str, "version": str, "map": dict, "options": dict,
          "seats": list, "seed": int, "actions": list}
EXTRA = {"position": dict, "undone": list, "contents": dict, "base": dict, "last": dict}  # of some saves only
MOST = {"game": 40, "version": 40, "actions": ACTIONS}  # letters, or entries


def save(match: Match, whole: bool = False) -> dict:
    """All it takes to play the match again; whole, with its last position too."""
    more = {"contents": match.contents, "position": match.position, "base": match.base,
            "undone": [written(entry) for entry in match.undone] or None,
            "last": position_of(match) if whole else None}
    return {"format": FORMAT, "game": match.game.key, "version": match.game.version, "map": match.data,
            "options": match.options, "seats": match.seats, "seed": match.seed,
            **{name: value for name, value in more.items() if value is not None},
            "actions": [written(entry) for entry in match.actions]}


def position_of(match) -> dict:
    """A match as it stands, as plain data, and all that was told of it."""
    return {"version": match.game.version, "state": kept(match.now), "events": match.history()}


def written(entry) -> list:
    """An entry of a match as JSON has it."""
    return [list(action) for action in entry] if isinstance(entry, list) else list(entry)


# --- loading -------------------------------------------------------------------------------------

def load(games: dict, data) -> Match:
    """The match of a save. What does not replay here goes on from its last position; an earlier version's
    without one, from as far as its actions lead."""
    check(games, data)
    game = games[data["game"]]
    if data["version"] != game.version:
        return _gone_on(game, data, data.get("last")) or _of_before(game, data)
    match = _begun(game, data)
    fault = _replay(match, data["actions"])
    if fault is None:
        return _take_back(match, data.get("undone", []), True)
    match = _gone_on(game, data, data.get("last"))
    if match is None:
        raise fault
    return match


def _of_before(game, data) -> Match:
    """A match of an earlier version without a position that holds: replayed, if that leads to where it stood
    by its own rules; else it goes on from there; without those rules, from as far as its actions lead."""
    match, then = _begun(game, data), game.earlier(data["version"])
    fault = _replay(match, data["actions"])
    if then is not None:
        before = _begun(then, data)
        if _replay(before, data["actions"]) is None and (
                fault or before.now.__dict__ != match.now.__dict__):
            return _gone_on(game, data, position_of(before)) or _cut(match, data)
    return _cut(match, data) if fault else _take_back(match, data.get("undone", []), False)


def _cut(match, data) -> Match:
    """A match that its actions lead no further."""
    match.gap = {"version": data["version"], "told": len(match.told),
                 "lost": len(data["actions"]) - len(match.actions)}
    return match


def _begun(game, data) -> Match:
    begun = game, data["map"], data["options"], data["seats"], data["seed"]
    if "base" in data:
        return Match.resumed(*begun, data["base"], data.get("contents"))
    first = {} if "contents" in data else {"first": True}
    return Match(*begun, data.get("position"), data.get("contents"), **first)


def _gone_on(game, data, last):
    """The match from a position, None if there is none that holds."""
    begun = game, data["map"], data["options"], data["seats"], data["seed"]
    try:
        return Match.resumed(*begun, last, data.get("contents")) if last else None
    except Refusal:
        return None


def _replay(match, entries):
    """Carry out entries of a save; the refusal of the first that cannot be."""
    for place, entry in enumerate(entries):
        try:
            match.push([tuple(action) for action in several(entry)])
        except Refusal:
            return Refusal("save", why=["illegal"], step=place)
    return None


def _take_back(match, undone, same) -> Match:
    """What may be redone is carried out and taken back again; of an earlier version it is no loss."""
    done = len(match.actions)
    fault = _replay(match, undone[::-1])
    if fault and same:
        raise Refusal("save", why=["illegal"], step=done + fault.facts["step"])
    while len(match.actions) > done:
        match.states.pop()
        match.undone.append(match.actions.pop())
    return match


# --- the form of a save --------------------------------------------------------------------------

def check(games: dict, data):
    """Refuse a save whose form is wrong, before anything of it is used."""
    _check_fields(data)
    if data["game"] not in games:
        raise Refusal("missing", why=[data["game"]])
    if newer(data["version"], games[data["game"]].version):
        raise Refusal("old_save", version=data["version"], supported=games[data["game"]].version)
    checked_seats(data["seats"])
    if not 0 <= data["seed"] < SEEDS:
        raise Refusal("save", why=["seed"])
    entries = data["actions"] + data.get("undone", [])
    for place, entry in enumerate(entries):
        if not plain(entry) and not batch(entry):
            raise Refusal("save", why=["form"], step=place)
    if sum(len(several(entry)) for entry in entries) > ACTIONS:
        raise Refusal("save", why=["actions"])


def _check_fields(data):
    if not isinstance(data, dict):
        raise Refusal("save", why=["form"])
    if type(data.get("format")) is int and data["format"] != FORMAT:
        raise Refusal("old_save", format=data["format"], supported=FORMAT)
    wrong = [name for name, kind in FIELDS.items() if type(data.get(name)) is not kind]
    if not wrong:
        wrong = [name for name, most in MOST.items() if len(data[name]) > most]
    wrong += [name for name, kind in EXTRA.items() if not isinstance(data.get(name, kind()), kind)]
    wrong = wrong or [name for name in ("base", "last") if name in data and not position_fits(data[name])]
    if wrong:
        raise Refusal("save", why=wrong)


def newer(version: str, ours: str) -> bool:
    """Whether a version comes after ours; one that is no number at all is nobody's."""
    return not version.isdecimal() or not ours.isdecimal() or int(version) > int(ours)


def position_fits(last) -> bool:
    """Whether data has the form of a kept position: fields of a state, events step by step."""
    return (last.keys() == {"version", "state", "events"} and isinstance(last["version"], str)
            and len(last["version"]) <= MOST["version"] and isinstance(last["state"], dict)
            and isinstance(last["state"].get("stack"), list)
            and str(last["state"].get("rng", "")).isdecimal() and len(str(last["state"]["rng"])) <= 20
            and items(last["events"], lambda step: items(step, told))
            and 0 < len(last["events"]) <= ACTIONS + 1)


def told(note) -> bool:
    """Whether something has the form of an event."""
    return isinstance(note, dict) and isinstance(note.get("event"), str) and len(note["event"]) <= 40


def plain(action) -> bool:
    """Whether something has the form of an action: a verb, then numbers and words."""
    return (isinstance(action, (list, tuple)) and 0 < len(action) <= LONGEST and isinstance(action[0], str)
            and all(type(arg) in (int, str) for arg in action))


def batch(entry) -> bool:
    """Whether something has the form of several actions."""
    return isinstance(entry, list) and 1 < len(entry) <= BATCH and all(plain(action) for action in entry)


def checked_seats(seats):
    """Refuse seats that are not words, such as "human" or a level of the AI."""
    if not isinstance(seats, list) or not all(isinstance(seat, str) and len(seat) <= 40 for seat in seats):
        raise Refusal("seats")
