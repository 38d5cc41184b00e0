"""Numbers of the printed game: what the box holds, and who plays for whom."""

MOUNTAINS, MURLOCS = 10, 15  # p. 2: tokens in the box
LETTERS = ("S", "M", "L")
# Of an island by its size, so that islands for five fit the box (facts, proposed.maps): regions of land, one
# more or less does no harm; mountains and murlocs; regions of water, ours.
LAND = {"S": (6, 8), "M": (8, 10), "L": (10, 12)}
PEAKS, CAMPS, WATERS = {"S": 1, "M": 2, "L": 3}, {"S": 2, "M": 3, "L": 4}, 3
MOST = {size: {"land": LAND[size][1], "water": WATERS, "mountain": PEAKS[size], "tribe": CAMPS[size],
               "find": 1} for size in LETTERS}
BOMBS, DUDS = 6, 6  # p. 2
SIDES = {  # our reading of the team sheet (facts, proposed.team_variant): who plays for whom, by seat
    3: ("alliance", "horde", "neutral"),
    4: ("alliance", "horde", "alliance", "horde"),
    5: ("alliance", "horde", "alliance", "horde", "neutral"),
}
SHOWN = 3  # combinations in the column of a side (the same)
