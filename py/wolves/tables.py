"""The numbers of the printed game: pieces, pack boards, calendar, tokens, with the source of each.

BGA is the adaptation on Board Game Arena as told in shared/facts/wolves.json; pages are of the rule book."""

# --- pieces: a piece is 4 * player + rank; the rank is its place in the hierarchy (p. 9) ----------
DEN, PACK, ALPHA, LAIR = RANKS = range(4)
KINDS = ("den", "pack", "alpha", "lair")
RANK = {kind: rank for rank, kind in enumerate(KINDS)}
HIGHEST = len(KINDS)
CONTROL = (1, 1, 1, 3)  # p. 15: by rank
LONE = -1  # a lone wolf's token where pieces are listed
ROOM = 2  # p. 7: pieces a hex holds
START = (ALPHA, PACK)  # p. 3: what comes to each of a player's two first hexes
FIRST_HEXES = 2

# --- terrain (BGA; the ring of pairs agrees with the flips on p. 6) --------------------------------
TERRAINS = ("forest", "rock", "grass", "tundra", "desert")
WATER, CHASM = "water", "chasm"
PAIRS = (("forest", "rock"), ("rock", "grass"), ("grass", "tundra"), ("tundra", "desert"),
         ("desert", "forest"))

# --- actions (pp. 7-12) -----------------------------------------------------------------------------
COST = {"move": 1, "den": 2, "lair": 2, "howl": 2, "dominate": 3}  # tiles flipped
ACTIONS = 2  # p. 5: of a turn
SURROUND = 3  # p. 13: hexes with wolves beside a prey

# --- pack boards (BGA; p. 5 and the examples of pp. 8-11 agree) -----------------------------------
TRACKS = ("spread", "speed", "howl")
VALUES = {"spread": (2, 3, 3, 4, 4), "speed": (3, 4, 4, 5, 5), "howl": (2, 3, 3, 4, 4)}  # by dens removed
DENS = 4  # of each track
LAIRS = 4
CALLED = (PACK, PACK, ALPHA, PACK, PACK, ALPHA, PACK, PACK)  # p. 3: alphas are the 3rd and the 6th
WOLF_POINTS = (0, 1, 2, 3, 4, 6, 8, 10, 12)  # by wolves called
LAIR_POINTS = (0, 5, 10, 15, 20)  # the first: p. 10
LAIR_BONUS = "terrain"  # p. 10
MANY = {  # the side for three to five players
    "track": (0, 0, 0, 3, 7),
    "hunt": (0, 1, 4, 9, 16, 25),
    "prey_bonus": "action",
    "bonus": {"spread": {2: "action", 4: "terrain"}, "speed": {2: "terrain", 4: "action"},
              "howl": {2: "terrain", 4: "action"}},
}
TWO = {  # the side for two (p. 18: prey brings points only)
    "track": (0, 0, 0, 2, 5),
    "hunt": (0, 2, 5, 9, 14, 20),
    "prey_bonus": "",
    "bonus": {"spread": {2: "action", 4: "terrain"}, "speed": {2: "action", 4: "terrain"},
              "howl": {2: "action", 4: "terrain"}},
}
DUEL = 2  # p. 17: players with a virtual pack and without the starting board
SIDES = {2: TWO, 3: MANY, 4: MANY, 5: MANY}
FIRST_TURN = {2: (0, 1), 3: (0,) * 3, 4: (0,) * 4, 5: (0,) * 5}  # p. 18: action tokens, in the order of turns

# --- prey (p. 2, p. 17): stacks of a kind, tokens in a stack -----------------------------------------
PREY = ("moose", "deer", "raccoon", "boar", "hare")
STACKS = {2: (1, 1, 1, 1, 1), 3: (1, 1, 1, 1, 2), 4: (1, 1, 2, 2, 2), 5: (2, 2, 2, 2, 2)}
STACK = {2: 1, 3: 2, 4: 2, 5: 2}

# --- calendar and region tokens ----------------------------------------------------------------------
MOONS = ("crescent", "quarter", "full")
DAYS = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}  # BGA: that bring each moon
PRINTED_DAYS = 30  # BGA for four and five; proposed for two and three
POINTS = {"crescent": (4, 2), "quarter": (6, 3), "full": (8, 4)}  # p. 15 for the crescent, BGA: first, second
DEALT = {  # p. 3, p. 17: a stack for each region, its top last
    2: (("crescent",), ("full",), ("full",), ("quarter", "crescent"), ("full", "quarter")),
    3: (("crescent",),) * 2 + (("quarter",),) * 2 + (("full",),) * 2,
    4: (("crescent",),) * 2 + (("quarter",),) * 3 + (("full",),) * 3,
    5: (("crescent",),) * 3 + (("quarter",),) * 4 + (("full",),) * 3,
}

# --- the virtual pack of two players (BGA; proposed: virtual_pack_position) --------------------------
UPPER, LOWER = (1, -1), (1, 0)  # right of the water, from its hex
VIRTUAL = {  # what stands there, by the stack of tokens
    ("crescent",): {UPPER: (PACK, PACK)},
    ("full",): {UPPER: (ALPHA, LAIR)},
    ("quarter", "crescent"): {UPPER: (LAIR,)},
    ("full", "quarter"): {UPPER: (LAIR,), LOWER: (ALPHA, ALPHA)},
}

# --- proposed: the rules give no end to a game in which nobody drives the moon on (stall_guard) ------
STALL = 25  # whole rounds without a new day on the calendar, after which the moons to come are scored
