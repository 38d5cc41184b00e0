"""How much is what worth, in points at the end: numbers by which opponents judge, not rules."""

WON = 60.0  # the game
UNIT = 0.16  # a unit, for each gold and wood it costs and each point of strength
TRAINED = 0.85  # of that, while it is in training
WORKER = 0.5  # a worker anywhere
AT_WORK = (0.9, 0.5, 0.0)  # one on a forest or goldmine, by its depletion
WALK = 0.05  # a step of a worker's way to such a place
GOODS, PLENTY = 0.12, 14  # one gold or wood, up to so many
BUILDING, RISING = 0.7, 0.8  # a building that stands; of that, while it is built
LEVEL = 0.8  # a level beyond the first
CARD = 0.4  # a card in hand
OUTPOST = 0.5
AIM = 0.5  # of the points of a space one does not hold, for the nearest unit, less with every step
PULL = 0.25  # of those of the best such space, for every unit, likewise
BASE = 1.5  # how much more an enemy Town is than its points
GUARD = 2.0  # strength nearer to the own Town than one's own
SIEGE = (3.0, 9.0)  # enemies in the own Town, without and with its token

# How weaker opponents err (see Game.moods); a first guess, not measured.
MOODS = {"easiest": [{"warmth": 8.0}], "easy": [{"warmth": 4.0}], "normal": [{}]}
