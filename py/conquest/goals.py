"""The goals that lessons of Small World may name; what all games know is in tabletop.goals."""

from tabletop.goals import Goals, flag, notes, now, number, several, word

EVENTS = ("turn", "taken", "conquered", "rolled", "failed", "left", "reinforced", "built", "peace",
          "scored", "declined", "vanished", "over")


def _keys(match) -> list:
    return match.now.board.keys


def _lands(s, goal) -> dict:
    """The regions of a player, by key, with their tokens."""
    return {s.board.keys[r]: s.troops[r] for b in s.bands(goal["player"]) for r in s.lands(b)}


def _race(s, goal) -> bool:
    return any(goal["race"] == s.race[b] and goal.get("power") in (None, s.power[b])
               and goal.get("declined") in (None, s.declined[b]) for b in s.bands(goal["player"]))


def _earned(match, at, goal) -> bool:
    return any(note["coins"] >= goal["earned"] for note in notes(match, at, goal, "scored"))


KINDS = {
    "earned": (_earned, ("player",)),
    "holds": (now(lambda s, goal: set(goal["holds"]) <= set(_lands(s, goal))), ("player",)),
    "troops": (now(lambda s, goal: all(_lands(s, goal).get(r, 0) >= n for r, n in goal["troops"].items())),
               ("player",)),
    "lands": (now(lambda s, goal: len(_lands(s, goal)) >= goal["lands"]), ("player",)),
    "coins": (now(lambda s, goal: s.coins[goal["player"]] >= goal["coins"]), ("player",)),
    "hand": (now(lambda s, goal: any(s.hand[b] >= goal["hand"] for b in s.bands(goal["player"]))),
             ("player",)),
    "race": (now(_race), ("player", "power", "declined")),
}
FORMS = {
    "holds": several(list, _keys), "troops": several(dict, _keys, number), "region": word(_keys),
    "race": word(lambda match: match.game.races), "power": word(lambda match: match.game.powers),
    "declined": flag,
}
NARROW = {
    "region": lambda match, note, key: "region" in note and _keys(match)[note["region"]] == key,
    "race": lambda match, note, race: note.get("race") == race,
}
GOALS = Goals(EVENTS, KINDS, FORMS, NARROW)
