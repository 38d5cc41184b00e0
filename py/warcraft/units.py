"""The numbers of races, units, buildings and limits, with the source of each column.

RU is the Russian rule book, facts the sheet facts/warcraft.json; what is marked proposed is ours (there under
`proposed`, changed where warcraft-balance.md says "recommended") and may give way to a printed number."""

# --- pieces: a piece is WIDTH * player + kind ---------------------------------------------------------
KINDS = ("melee", "ranged", "flying", "worker", "necromancer", "captive")
MELEE, RANGED, FLYING, WORKER, NECROMANCER, CAPTIVE = range(len(KINDS))
WIDTH = 8
UNITS = (MELEE, RANGED, FLYING)
KIND = {name: kind for kind, name in enumerate(KINDS)}
MANY = 999  # goods and whatever else a map may name
STOOD = 2000  # pieces in all: more than fill the largest board
SIXTHS = 6  # turns of a piece of the board
STEPS = ("move", "harvest", "deploy", "spend")  # RU "Sequence of a turn"
SPEED = (1, 1, 2, 2, 2, 0)  # RU "Speed of workers and flyers"; March: necromancers move as workers
BOX = (10, 7, 4, 8, 2, 1)  # RU "Components": pieces of a race
ROOM = 3  # RU "Stacking": units of a side in a space, and likewise workers

# --- races (RU) --------------------------------------------------------------------------------------
RACES = ("human", "orc", "undead", "night_elf")

# Strength by level, from the first; a die not above it hits (RU "Attack").
# Levels there are: facts, high. Numbers: proposed, but for orc melee 4 = 5 (RU "Upgrade example").
STRENGTH = {
    "human": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
    "orc": ((2, 3, 4, 5), (2, 3, 4), (2, 3)),
    "undead": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
    "night_elf": ((2, 3), (2, 4, 4, 5), (2, 3, 4)),  # balance: ranged, recommended
}

# Ability by level, (kind, level): name. Proposed, but for orc melee 4 (RU "Upgrade example"); who has it from
# level 2 on by games of the computers (docs/STRENGTH.md).
ABILITY = {
    "human": {(FLYING, 3): "heal"},  # balance: recommended
    "orc": {(MELEE, 4): "critical_strike", (RANGED, 3): "bloodlust"},
    "undead": {(RANGED, 2): "raise_dead", (RANGED, 3): "raise_dead",
               (FLYING, 2): "critical_strike", (FLYING, 3): "critical_strike"},
    "night_elf": {(RANGED, 3): "slow_poison", (RANGED, 4): "slow_poison", (FLYING, 3): "critical_strike"},
}

# --- costs, (gold, wood) -----------------------------------------------------------------------------
# melee: RU; flying: RU shows it for Orcs, for all races proposed; ranged and worker: proposed.
TRAIN = ((1, 1), (2, 1), (2, 2), (1, 0))
BUILD = (2, 2)  # RU: a building or an Outpost
UPGRADE = (2, 2)  # RU: one type of units

# --- town (RU "Building limits", "Buildings and the Town card") --------------------------------------
PRINTED = (1, 0, 0)  # buildings on the Town card, by kind of unit
TILES = (2, 3, 3)  # that can be built beside them
WORKSHOPS = 1  # workers trained at once
OUTPOSTS = 2

# --- the start of the main game (RU "Setup") ---------------------------------------------------------
START = {"gold": 5, "wood": 5, "cards": 3, "pieces": {"melee": 3, "worker": 3}}

# --- harvest -----------------------------------------------------------------------------------------
DIE = (1, 1, 2, 2, 3, 3)  # values: RU; how many faces of each: proposed
DEPLETES = 3  # RU "Depletion"
PARTLY, WHOLLY = 1, 2

# --- battle ------------------------------------------------------------------------------------------
FACES = 6  # facts, high: battle dice
PHASES = (RANGED, FLYING, MELEE)  # RU "Order of battle"

# --- victory (RU "Victory and the end") --------------------------------------------------------------
TOWN, TOP, SHOWN = 3, 1, 1  # points for a Town, a type at its top level, a Victory Point card
LONGEST = 60  # proposed: rounds after which the points decide, for the rules give no end


def needed(race: str, kind: int, level: int) -> int:
    """Buildings of the same kind that the next level needs; proposed, orc melee is RU "Upgrade example"."""
    return level


def top(race: str, kind: int) -> int:
    """The highest level of a kind of units."""
    return len(STRENGTH[race][kind])
