"""Goals of lessons and puzzles: data from a closed list, read from the states of a match.

A goal is a dict with the name of one kind and perhaps fields that narrow it down;
`player` is 0 unless named."""

from tabletop import Refusal

DEEP, MANY = 6, 20  # nesting; entries of a list
EVENTS = ("turn", "taken", "conquered", "rolled", "failed", "left", "reinforced", "built", "peace",
          "scored", "declined", "vanished", "over")


def reached(match, goal) -> bool:
    """Whether the goal is reached as the match stands; refuses what is no goal."""
    why = _faults(match, goal, DEEP)
    if why:
        raise Refusal("goal", why=sorted(set(why)))
    return _holds(match, len(match.states) - 1, goal)


def _holds(match, at, goal) -> bool:
    """Whether it is reached after so many actions."""
    return KINDS[_kind(goal)][0](match, at, {"player": 0, **goal})


def _kind(goal):
    return next((name for name in KINDS if name in goal), None)


def _lands(s, goal) -> dict:
    """The regions of a player, by key, with their tokens."""
    return {s.board.keys[r]: s.troops[r] for b in s.bands(goal["player"]) for r in s.lands(b)}


def _race(s, goal) -> bool:
    return any(goal["race"] == s.race[b] and goal.get("power") in (None, s.power[b])
               and goal.get("declined") in (None, s.declined[b]) for b in s.bands(goal["player"]))


def _won(s, goal) -> bool:
    ranking = s.game.ranking(s)
    return not s.stack and (ranking[goal["player"]] == max(ranking)) is goal["won"]


def _notes(match, at, goal, event) -> list:
    """What happened so far to the player, or to nobody in particular."""
    return [note for s in match.states[:at + 1] for note in s.events or []
            if note["event"] == event and note.get("player", goal["player"]) == goal["player"]]


def _event(match, at, goal) -> bool:
    keys = match.now.board.keys
    found = [note for note in _notes(match, at, goal, goal["event"])
             if ("region" not in goal or "region" in note and keys[note["region"]] == goal["region"])
             and goal.get("race") in (None, note.get("race"))]
    return len(found) >= goal.get("times", 1)


def _did(match, at, goal) -> bool:
    return any(action[0] == goal["did"] and s.actor == goal["player"]
               for s, action in zip(match.states[:at], match.actions))


def _now(asked):
    return lambda match, at, goal: asked(match.states[at], goal)


KINDS = {  # kind: how it is checked, the fields that may go with it
    "all": (lambda match, at, goal: all(_holds(match, at, part) for part in goal["all"]), ()),
    "any": (lambda match, at, goal: any(_holds(match, at, part) for part in goal["any"]), ()),
    "not": (lambda match, at, goal: not _holds(match, at, goal["not"]), ()),
    "ever": (lambda match, at, goal: any(_holds(match, then, goal["ever"]) for then in range(at + 1)), ()),
    "event": (_event, ("player", "region", "race", "times")),
    "did": (_did, ("player",)),
    "earned": (lambda match, at, goal: any(note["coins"] >= goal["earned"]
                                           for note in _notes(match, at, goal, "scored")), ("player",)),
    "won": (_now(_won), ("player",)),
    "holds": (_now(lambda s, goal: set(goal["holds"]) <= set(_lands(s, goal))), ("player",)),
    "troops": (_now(lambda s, goal: all(_lands(s, goal).get(r, 0) >= n for r, n in goal["troops"].items())),
               ("player",)),
    "lands": (_now(lambda s, goal: len(_lands(s, goal)) >= goal["lands"]), ("player",)),
    "coins": (_now(lambda s, goal: s.coins[goal["player"]] >= goal["coins"]), ("player",)),
    "hand": (_now(lambda s, goal: any(s.hand[b] >= goal["hand"] for b in s.bands(goal["player"]))),
             ("player",)),
    "race": (_now(_race), ("player", "power", "declined")),
    "phase": (_now(lambda s, goal: bool(s.stack) and s.stack[-1]["phase"] == goal["phase"]), ()),
}


def _faults(match, goal, depth, looking_back=False) -> list:
    """Codes of what is wrong; empty for a goal. Looking back while looking back would take for ever."""
    kind = _kind(goal) if isinstance(goal, dict) and depth else None
    if kind is None or not goal.keys() <= {kind, *KINDS[kind][1]}:
        return ["kind" if depth else "deep"]
    if kind in ("all", "any", "not", "ever"):
        parts = goal[kind] if kind in ("all", "any") else [goal[kind]]
        if kind == "ever" and looking_back:
            return ["deep"]
        if not isinstance(parts, list) or not 0 < len(parts) <= MANY:
            return [kind]
        back = looking_back or kind == "ever"
        return [code for part in parts for code in _faults(match, part, depth - 1, back)]
    return [name for name, value in goal.items() if not _fits(match, name, value)]


def _fits(match, name, value) -> bool:
    game, keys = match.game, match.now.board.keys
    if name in ("won", "declined"):
        return type(value) is bool
    if name in ("holds", "troops"):
        numbers = value.values() if isinstance(value, dict) else []
        return (type(value) is {"holds": list, "troops": dict}[name] and 0 < len(value) <= MANY
                and all(key in keys for key in value) and all(map(_number, numbers)))
    if name in ("race", "power", "event", "phase", "region", "did"):
        known = {"race": game.races, "power": game.powers, "event": EVENTS, "phase": game.phases,
                 "region": keys, "did": _verbs(game)}
        return isinstance(value, str) and value in known[name]
    return _number(value) and (name != "player" or value < match.now.players)


def _number(value) -> bool:
    return type(value) is int and 0 <= value <= 10_000


def _verbs(game) -> set:
    return {name[3:] for doer in (*game.phases.values(), *game.traits.values()) for name in dir(doer)
            if name.startswith("do_")}
