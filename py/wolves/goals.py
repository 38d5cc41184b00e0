"""The goals that lessons of The Wolves may name; what all games know is in tabletop.goals.

A hex is called by its coordinates, "q,r"; a region board by the number of its place in the layout."""

from tabletop.choice import legal_with
from tabletop.goals import Goals, now, number, several, verbs, word
from wolves.after import gains
from wolves.control import control, places, total
from wolves.explain import AIMS, aimed
from wolves.tables import CONTROL, HIGHEST, KINDS as PIECES, RANK, TERRAINS, TRACKS

EVENTS = ("turn", "pack", "faces", "placed", "action", "paid", "move", "displaced", "den", "lair", "howl",
          "dominate", "hunted", "gained", "extra", "day", "moon", "scored", "stalled", "over")


def _hexes(match) -> list:
    return match.now.board.keys


def _regions(match) -> range:
    return range(len(match.now.board.regions))


def _stands(s, goal) -> bool:
    """Whether all these pieces of the player are there, two of a kind if it is named twice."""
    for key, kinds in goal["stands"].items():
        here = list(s.pieces[s.board.keys.index(key)])
        for kind in kinds:
            piece = HIGHEST * goal["player"] + RANK[kind]
            if piece not in here:
                return False
            here.remove(piece)
    return True


def _can(s, goal) -> bool:
    """Whether the player may choose such an action now, on that hex if one is named."""
    if s.actor != goal["player"] or not any(action[0] == goal["can"] for action in s.legal):
        return False
    verb = goal["can"]
    return "hex" not in goal or verb in AIMS and bool(
        legal_with(s, aimed(verb, s.board.keys.index(goal["hex"]))))


def _left(s, goal) -> bool:
    """Actions left in this turn, bonus tokens and one under way included."""
    p = goal["player"]
    if not s.stack or s.stack[0]["player"] != p:
        return goal["left"] == 0
    left = sum(f["left"] for f in s.stack if f["phase"] == "act") + (s.stack[-1]["phase"] != "act")
    return left + s.actions[p] >= goal["left"]


def _leads(s, goal) -> bool:
    """Whether the player alone is first in all these regions."""
    return all(places(control(s, r))[0] == [goal["player"]] for r in goal["leads"])


def _dens(s, goal) -> bool:
    taken = dict(zip(TRACKS, s.dens[goal["player"]]))
    return (taken[goal["track"]] if "track" in goal else sum(taken.values())) >= goal["dens"]


def _count(name, counted):
    """A kind that asks for at least so many of something the player has."""
    return now(lambda s, goal: counted(s, goal["player"]) >= goal[name]), ("player",)


def _kinds_of_pieces(match, kinds) -> bool:
    return isinstance(kinds, list) and 0 < len(kinds) < len(CONTROL) and all(kind in PIECES for kind in kinds)


KINDS = {
    "stands": (now(_stands), ("player",)),
    "can": (now(_can), ("player", "hex")),
    "left": (now(_left), ("player",)),
    "leads": (now(_leads), ("player",)),
    "dens": (now(_dens), ("player", "track")),
    "lairs": _count("lairs", lambda s, p: s.lairs[p]),
    "called": _count("called", lambda s, p: s.wolves[p]),
    "prey": _count("prey", lambda s, p: len(s.prey[p])),
    "trophies": _count("trophies", lambda s, p: len(s.trophies[p])),
    "points": _count("points", total),
    "moon": _count("moon", lambda s, p: gains(s)[p]),
    "actions": _count("actions", lambda s, p: s.actions[p]),
    "terrains": _count("terrains", lambda s, p: s.terrains[p]),
    "shows": (now(lambda s, goal: all(s.faces[goal["player"]].count(terrain) >= n
                                      for terrain, n in goal["shows"].items())), ("player",)),
    "day": (now(lambda s, goal: len(s.calendar) >= goal["day"]), ()),
}
FORMS = {
    "stands": several(dict, _hexes, _kinds_of_pieces), "leads": several(list, _regions), "hex": word(_hexes),
    "region": lambda match, r: number(match, r) and r in _regions(match), "track": word(TRACKS),
    "shows": several(dict, lambda match: TERRAINS, number), "can": word(verbs),
}
NARROW = {
    "hex": lambda match, note, key: "hex" in note and _hexes(match)[note["hex"]] == key,
    "region": lambda match, note, r: note.get("region") == r,
}
GOALS = Goals(EVENTS, KINDS, FORMS, NARROW)
