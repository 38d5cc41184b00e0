"""The goals that lessons of Warcraft may name; what all games know is in tabletop.goals.

A space is called by its coordinates, "q,r", or by the name that the map gives it."""

from tabletop.goals import Goals, now, number, several, verbs, word
from warcraft import odds, victory
from warcraft.reading import CARDS
from warcraft.units import KIND, KINDS, STEPS, UNITS, WIDTH, WORKER

SOLDIERS = tuple(KINDS[kind] for kind in UNITS)

EVENTS = tuple("""
    step move harvest depleted deployed finished outpost train build found upgrade asked given razed
    killed captured eliminated stalled over battle battle_round attack cursed poison raised kept_out
    parted battle_over dispersed due back drawn card played dispelled called_up crippled devoured hurried
    landed netted pillaged polymorphed portal renewed resources aside called token_gone led
""".split())


def _spaces(match) -> list:
    board = match.now.board
    return [*board.keys, *board.places]


def _counts(field, counted=None):
    """A kind that asks for at least so many of each thing that is named: counted(state, player, kind), or as
    the field of a state says."""
    counted = counted or (lambda s, p, kind: getattr(s, field)[p][kind])
    return now(lambda s, goal: all(counted(s, goal["player"], KIND[name]) >= n
                                   for name, n in goal[field].items())), ("player",)


def _least(field, counted=None):
    """A kind that asks for at least so many of something a player has: counted(state, player) or a field."""
    counted = counted or (lambda s, p: getattr(s, field)[p])
    return now(lambda s, goal: counted(s, goal["player"]) >= goal[field]), ("player",)


def _stands(s, goal) -> bool:
    """Whether all these pieces of the player are there, two of a kind if it is named twice."""
    spots = {s.board.spot(key): kinds for key, kinds in goal["stands"].items()}
    return all(s.many(r, goal["player"], KIND[name]) >= kinds.count(name)
               for r, kinds in spots.items() for name in kinds)


def _holds(s, goal) -> bool:
    """Whether the player's team alone has units in all these spaces, he among them."""
    p, spots = goal["player"], [s.board.spot(key) for key in goal["holds"]]
    return all(s.units(r, p) and s.armed(r) == {s.teams[p]} for r in spots)


def _can(s, goal) -> bool:
    """Whether the player may choose such an action now, there and with that piece if named."""
    if s.actor != goal["player"]:
        return False
    f = s.stack[-1]
    phase = s.game.phases[f["phase"]]
    found = [phase.describe(s, f, action) for action in s.legal if action[0] == goal["can"]]
    at = s.board.spot(goal["space"]) if "space" in goal else None
    return any(at in (None, facts.get("place")) and goal.get("piece") in (None, *_piece(facts))
               for facts in found)


def _piece(facts) -> tuple:
    """Whatever piece or building a note or a choice speaks of."""
    return facts.get("piece"), facts.get("building")


def _step(s, goal) -> bool:
    """Whether it is the player's share of a step."""
    return bool(s.stack) and s.stack[0]["step"] == goal["step"] and s.stack[0]["player"] == goal["player"]


def _battles(match, at, goal) -> bool:
    """Battles that the player's team has won."""
    team = match.states[at].teams[goal["player"]]
    return sum(note["event"] == "battle_over" and note["won"] == team
               for s in match.states[:at + 1] for note in s.events or []) >= goal["battles"]


def _outposts(s, p) -> int:
    """Those that stand."""
    return sum(q == p and not rising for q, rising in zip(s.outpost, s.unfinished))


def _depleted(s, goal) -> bool:
    """1 partly, 2 wholly; on a Town the token of its first capture."""
    return all(s.depleted[s.board.spot(key)] >= n for key, n in goal["depleted"].items())


def _army(s, p, kind) -> int:
    """Pieces of a kind on the board."""
    code = WIDTH * p + kind
    return sum(here.count(code) for here in s.pieces)


def _pieces(match, kinds) -> bool:
    return isinstance(kinds, list) and 0 < len(kinds) < WIDTH and all(
        isinstance(kind, str) and kind in KIND for kind in kinds)


ASKED = {
    "stands": (now(_stands), ("player",)),
    "holds": (now(_holds), ("player",)),
    "can": (now(_can), ("player", "space", "piece")),
    "step": (now(_step), ("player",)),
    "battles": (_battles, ("player",)),
    "army": _counts("army", _army),
    **{field: _counts(field) for field in ("training", "rising", "built", "levels")},
    "outposts": _least("outposts", _outposts),
    **{field: _least(field) for field in ("gold", "wood", "shown")},
    "cards": _least("cards", lambda s, p: len(s.hands[p])),
    "points": _least("points", lambda s, p: victory.together(s, s.teams[p])),
    "held": _least("held", victory.held),
    "odds": (now(lambda s, goal: odds.chances(s, goal["player"], s.board.spot(goal["space"])) >= goal["odds"]
                 if "space" in goal else False), ("player", "space")),
    "depleted": (now(_depleted), ()),
    "round": (now(lambda s, goal: s.round >= goal["round"]), ()),
}
FORMS = {
    "stands": several(dict, _spaces, _pieces), "holds": several(list, _spaces), "can": word(verbs),
    "space": word(_spaces), "piece": word(KINDS), "card": word(CARDS), "step": word(STEPS),
    "depleted": several(dict, _spaces, number), "army": several(dict, lambda match: KINDS, number),
    "training": several(dict, lambda match: KINDS[:WORKER + 1], number),
    **{name: several(dict, lambda match: SOLDIERS, number) for name in ("rising", "built", "levels")},
}
NARROW = {
    "space": lambda match, note, key: match.now.board.spot(key) in (note.get("to"), note.get("r")),
    "piece": lambda match, note, name: name in _piece(note),
    "card": lambda match, note, card: note.get("card") == card,
}
GOALS = Goals(EVENTS, ASKED, FORMS, NARROW)
