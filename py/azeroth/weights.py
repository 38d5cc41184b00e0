"""What the computer thinks a position is worth: the numbers of Small World; what each trait is worth beside
its income stands with the trait."""

MOODS = {  # how opponents err, found in the arena (docs/STRENGTH.md); None plans like the hard one
    "easiest": [{"warmth": 90.0, "forgets": 1.0, "misses": 0.65}],
    "easy": [{}, {"warmth": 90.0, "forgets": 1.0, "misses": 0.2}],
    "normal": [{}],
    ("normal", 2): [{}, {}, None],
}
WEIGHTS = {
    "catch": 0.39,  # regions a token in hand still takes this turn
    "idle": 0.0,  # the same where nothing is left that could be taken
    "land": 1.5,  # a region of the active race, for each turn that counts
    "spare": 0.6,  # a token beyond one a region
    "bonus": 0.4,  # a coin that race and power add
    "passing": 0.12,  # the same, where it is earned anew each turn
    "faded": 1.2,  # a region in decline
    "fresh": 8.4,  # a new race to come next turn
    "risk": 0.7,  # a region that is cheap to take, by one over its price
    "fade": 0.77,  # how much less the next turn counts than the one before
}
