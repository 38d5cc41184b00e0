"""The weights of what an opponent counts on the map: ours, found by self-play in the arena."""

MOODS = {  # how opponents err, found in the arena (docs/STRENGTH.md); None plans whole turns
    "easiest": [{"warmth": 80.0}],
    "easy": [{"warmth": 2.0}] * 3 + [{"warmth": 60.0}] * 2,
    "normal": [{}, None],
}
WEIGHTS = {
    "doubt": 0.8, "doubt_day": 0.25,  # strength of nobody in a region: now, for each day until its moon
    "fickle": 0.06,  # how much less a wolf counts than a den, for each day until the moon
    "alpha": 0.3,  # of a point of control, for winning ties
    "left": 3.5,  # an action still to come in this round
    "action": 2.8, "terrain": 1.4,  # a bonus token
    "spread": 2.0, "speed": 1.1, "howl": 1.4,  # a step of a track, at the beginning of the game
    "wolf": 0.6,  # a wolf on the map, at the beginning
    "call": 0.35, "called": 2.5,  # a lone wolf in reach, of what it would bring beside its points
    "raise": 0.45, "raised": 2.0, "away": 0.3,  # a den that can be a lair, likewise; for steps of an alpha
    "hunted": (0.0, 0.1, 0.3, 0.8),  # of what prey would bring, by hexes with wolves beside it
}
SOON = 4  # chances and tokens are worth less in the last quarter of the game
READY = (0.4, 0.7, 1.0)  # how near an action of two tiles is, by tiles that show its terrain
WALK, FEW = 3, 4  # steps beyond howling range, and lone wolves, that are looked at
