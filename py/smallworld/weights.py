"""What the computer thinks a position of Small World is worth: our numbers, found by self-play."""

MOODS = {  # how opponents err, found in the arena (docs/STRENGTH.md); None plans like the hard one
    "easiest": [{"warmth": 90.0, "forgets": 1.0, "misses": 0.5}],
    "easy": [{}, {"warmth": 90.0, "forgets": 1.0, "misses": 0.2}],
    "normal": [{}],
    ("normal", 2): [{}, {}, None],
}
WEIGHTS = {
    "catch": 0.39,  # regions a token in hand still takes this turn
    "idle": 0.39,  # the same where nothing is left that could be taken
    "land": 1.5,  # a region of the active race, for each turn that counts
    "spare": 0.6,  # a token beyond one a region
    "bonus": 0.4,  # a coin that race and power add
    "passing": 0.12,  # the same, where it is earned anew each turn
    "faded": 1.5,  # a region in decline
    "fresh": 11.0,  # a new race to come next turn
    "risk": 0.7,  # a region that is cheap to take, by one over its price
    "fade": 0.77,  # how much less the next turn counts than the one before
}
