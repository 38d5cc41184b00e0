"""Numbers of the printed game: how many islands of which size, rounds, and what the box holds."""

SIZES = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}  # p. 3
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}  # p. 3
MOUNTAINS, MURLOCS = 10, 15  # p. 2: tokens in the box
LETTERS = ("S", "M", "L")
BOMBS, DUDS = 6, 6  # p. 2
SIDES = {  # our reading of the team sheet (facts, proposed.team_variant): who plays for whom, by seat
    3: ("alliance", "horde", "neutral"),
    4: ("alliance", "horde", "alliance", "horde"),
    5: ("alliance", "horde", "alliance", "horde", "neutral"),
}
SHOWN = 3  # combinations in the column of a side (the same)
