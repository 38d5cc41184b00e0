"""Numbers of the printed game: what the box holds, and who plays for whom."""

MOUNTAINS, MURLOCS = 10, 15  # p. 2: tokens in the box
LETTERS = ("S", "M", "L")
BOMBS, DUDS = 6, 6  # p. 2
SIDES = {  # our reading of the team sheet (facts, proposed.team_variant): who plays for whom, by seat
    3: ("alliance", "horde", "neutral"),
    4: ("alliance", "horde", "alliance", "horde"),
    5: ("alliance", "horde", "alliance", "horde", "neutral"),
}
SHOWN = 3  # combinations in the column of a side (the same)
