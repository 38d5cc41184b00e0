"""How much is what worth, in points at the end: numbers by which opponents judge, not rules."""

WON = 60.0  # the game
POINT, RACE, REACHED = 1.0, 4.0, 12.0  # a point; all of them, the last most; enough of them
MIGHT = (1.0, 2.5, 1.9)  # how much a kind hits for its strength, fitted to odds.py: ranged units strike first
ALOFT = 2.6  # how many more a flyer counts for where only melee hits
# How much more it hits by an ability.
GIFT = {"heal": 3.0, "slow_poison": 1.5, "critical_strike": 1.25, "bloodlust": 1.5, "raise_dead": 1.15}
UNIT, BODY = (0.22, 0.33, 0.42), 1.0  # a unit by its kind, for each point of strength and BODY more
TRAINED, STUCK = 0.85, 0.6  # of that, while it is in training; while no base has room for it
BUILDING, MORE, RISING = (3.0, 2.4, 2.4), 0.6, 0.85  # all of a kind, what is left without each, under way
LEVEL = 0.5
# One gold or wood that can be spent soon; how much less one that will be spent later, or never.
GOODS, LATE, HEAP = 0.15, 0.5, 0.05
SOON, ROUNDS = 3, 2  # goods spent soon: so many, and what is trained in so many rounds
# Goods from workers on a field, by its depletion; the last row is for other spaces.
YIELD = ((0, 4.0, 7.0, 9.0), (0, 3.0, 4.2, 4.8), (0,), (0,))
WORKER, CROWD, IDLE = 5.0, 0.8, 0.15  # all workers, what is left without each; a step of an idle one's way
CARD, OUTPOST = 0.4, 1.5  # the latter beside an enemy Town, less with every step
AIM, PULL = 0.5, 0.25  # of a goal, for the nearest unit and for every one, less with every step
BASE, RAID, GUARD = 3.0, 0.4, 5.0  # an enemy Town, workers, the own Town, as goals
SIEGE = (4.0, 25.0)  # enemies in the own Town, without and with its token
LATER, REST, BOLD = 0.4, 0.3, 0.8  # of dangers: after one's own step, beside the worst, an enemy's own losses
PREY = 0.6  # a worker in danger

EVEN = 0.5  # chances of a battle that is as well lost


def lives(win) -> float:
    """How much of a side sees the end of a battle."""
    return 0.9 * win ** 1.5


ASKED = 0.05  # how much more a gold or wood must bring a teammate to be given

# How they plan: what share of pieces and choices they do not think of, how many battles they play to the end
# for a card, how many plans of a Move step they follow (with one, assaults too; with more, the answers).
HARD = {"misses": 0.0, "samples": 32, "plans": 4}
CARELESS = {"misses": 0.0, "samples": 4, "plans": 0}  # what a mood does not name
MOODS = {"easiest": [{"misses": 0.67}], "easy": [{"misses": 0.42}, {"misses": 0.64}],
         "normal": [{"misses": 0.13}, {"misses": 0.33}]}
