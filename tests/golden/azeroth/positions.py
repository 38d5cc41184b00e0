"""Positions near to what play seldom reaches: {what they show: [(players, position, options), ...]}."""

from conquest.board import WATER
from golden.hashing import rules_of

PLACES = {2: ("keyhole", "lantern"), 3: ("sickle", "crown", "lantern"),
          4: ("hourglass", "whaleback", "horned", "tortoise"),
          5: ("capes", "sickle", "horned", "horseshoe", "teardrop")}


def at(players, *bands, options=None, **fields) -> list:
    """A position on islands that stay the same; its regions go by their short names on the first of them."""
    first, pieces = PLACES[players][0], fields.pop("tokens", {})
    tokens = {full(first, key): here for key, here in pieces.items()}
    told = [{**band, "lands": {full(first, key): n for key, n in band["lands"].items()}} for band in bands]
    return [(players, {"islands": list(PLACES[players]), "bands": told, "tokens": tokens, "tribes": [],
                       "finds": {}, **fields}, options or {})]


def full(island, key) -> str:
    """The key of a region."""
    return key if "." in key else f"{island}.{key}"


def band(player, race, power, hand=0, declined=False, **lands) -> dict:
    """A band; one in decline has no power."""
    return dict(player=player, race=race, power=power, hand=hand, declined=declined, lands=lands)


def everywhere(*islands) -> dict:
    """A token on every land of some islands."""
    pool = {island["key"]: island for island in rules_of("azeroth", "3")["islands"]}
    return {full(key, region["key"]): 1 for key in islands for region in pool[key]["regions"]
            if region["terrain"] not in WATER}


FAR = band(1, "orcs", "mining", M3=2)
EMPTY = at(2, band(0, "dwarves", "farmer"), FAR, coins=[8, 8])
MAGES = band(0, "kobolds", "portal_mage", 2, S1=1)
DRIVERS = band(0, "orcs", "intimidating", 5, A2=1)
THIEVES = band(0, "ethereals", "farmer", 4, A2=1)
GOBLINS = band(0, "goblins", "farmer", 2, A2=2)
BOMB = {"H2": {"bomb": 1}}
ONE_LIVE = {"tokens": BOMB, "bombs": [0, 1], "memo": {"goblins": 0}}
MIXED = band(1, "night_elves", "garrisoned", F1=1, S1=1)
WALLED = at(2, band(0, "night_elves", "mining", 2, H1=1, F1=1, M1=1, S1=1, A1=1, M2=1, A2=1),
            band(1, "orcs", "farmer", M3=2, S2=2), phase="conquer", tokens=dict.fromkeys(
                ("H1", "F1", "M1", "S1", "A1", "M2", "A2", "M3", "S2"), {"wall": 1}))
FIELDS = at(5, {**band(0, "forsaken", "defensive", 1, A1=1, F2=1, A2=1), "lands": {
    "A1": 1, "F2": 1, "A2": 1, "horned.A1": 1, "horned.A2": 1, "horseshoe.A1": 1, "horseshoe.A2": 1,
    "teardrop.A1": 1, "teardrop.S1": 1, "teardrop.A2": 1}}, band(1, "orcs", "mining", M1=2))
FORTS = at(2, {**band(0, "forsaken", "garrisoned", 1), "lands": everywhere("keyhole", "lantern")},
           band(1, "orcs", "mining", 2), phase="conquer")
NEUTRAL = at(2, band(0, "kobolds", "sailing", 8, A2=1), band(1, "dwarves", "mining", F2=1, M3=1),
             band(1, "trolls", None, declined=True, H2=1), phase="conquer",
             tokens={"A2": {"battleground": 1}})
RAID = at(2, band(0, "gnomes", "mining", 2, A2=1), band(1, "orcs", "farmer", H2=4, F2=4), phase="conquer")
SAME = (band(0, "tauren", "sailing", H1=2), band(1, "trolls", "blacksmith", M3=2))
TEAM = {"teams": True}

POSITIONS = {
    "a Tauren driven to a champion comes to hand": at(
        2, DRIVERS, band(1, "tauren", "championing", H2=1, F2=3), tokens={"H2": {"champion": 1}},
        phase="conquer"),
    "a portal after the die": at(2, MAGES, band(1, "humans", "mining", F2=2), phase="conquer"),
    "an armed artifact left behind and won back": at(2, band(0, "trolls", "farmer", 9, A2=1), FAR,
                                                     tokens={"A2": {"frostmourne": 1}}, phase="conquer"),
    "a beast is driven": at(2, DRIVERS, band(1, "humans", "beast_master", H2=2, F2=1),
                            tokens={"H2": {"beast": 1}}, phase="conquer"),
    "a bomb ends a race": at(2, GOBLINS, band(1, "dwarves", "mining", M3=2),
                             band(1, "trolls", None, declined=True, H2=1), **ONE_LIVE),
    "a bomb under a stack in decline": at(2, GOBLINS, band(1, "dwarves", "mining", M3=2),
                                          band(1, "tauren", None, declined=True, H2=2, S2=2), **ONE_LIVE),
    "a bomb under a tower": at(2, band(0, "goblins", "farmer", 2, F1=2),
                               band(1, "orcs", "defensive", A1=1, S1=1, M2=1),
                               tokens={"A1": {"tower": 1, "bomb": 1}}, bombs=[0, 1], memo={"goblins": 0},
                               phase="conquer", actor=1),
    "all bombs are opened": at(2, GOBLINS, band(1, "dwarves", "mining", H2=2), tokens=BOMB, bombs=[0],
                               memo={"goblins": 0}),
    "all bombs lie on the map": at(2, GOBLINS, band(1, "dwarves", "mining", H2=2, F2=2), bombs=[0],
                                   memo={"goblins": 0}),
    "bombs of goblins without a region": at(2, band(0, "goblins", "farmer", 3),
                                            band(1, "dwarves", "mining", H2=2), **ONE_LIVE),
    "goblins that are gone are paid the bonus": at(2, band(0, "goblins", "farmer"),
                                                   band(1, "dwarves", "mining", H2=2, F2=2), **ONE_LIVE),
    "takes a bomb in decline": at(2, band(0, "orcs", "farmer", 5, A2=1), band(1, "goblins", "mining", M3=2),
                                  band(0, "trolls", None, declined=True, H2=1, F2=1), tokens=BOMB,
                                  memo={"goblins": 0}, bombs=[0, 1]),
    "a forest without a wall": WALLED, "all walls stand": WALLED,
    "a fort goes before a wall": at(2, band(0, "orcs", "intimidating", 5, M1=1), MIXED,
                                    tokens={"F1": {"wall": 1, "fort": 1}}, phase="conquer"),
    "a wall is driven away first": at(2, band(0, "orcs", "intimidating", 5, M1=1), MIXED,
                                      tokens={"F1": {"wall": 1}}, phase="conquer"),
    "a neutral race fights for the horde": NEUTRAL, "a neutral race has the choice": NEUTRAL,
    "a raid lost by the second die": RAID, "a raid won by the second die": RAID,
    "a ransom without a coin": at(2, band(0, "orcs", "mining", 6, A2=1),
                                  band(1, "dwarves", "championing", H2=2, F2=2), coins=[5, 0],
                                  tokens={"H2": {"champion": 1}}, phase="conquer"),
    "a stolen artifact is armed": at(2, THIEVES, band(1, "dwarves", "mining", H2=2),
                                     tokens={"H2": {"frostmourne": 1}}, phase="conquer"),
    "a team mate is driven": at(4, band(0, "humans", "intimidating", 5, M1=1),
                                band(2, "gnomes", "mining", H1=2, A1=1), band(1, "orcs", "farmer", M3=2),
                                options=TEAM, phase="conquer"),
    "all beasts come": at(3, {**band(0, "orcs", "beast_master", 2), "lands": {
        "H1": 1, "H2": 1, "crown.H1": 1, "crown.H2": 1, "lantern.H1": 1}}, band(1, "dwarves", "mining", M3=2),
        band(2, "trolls", "farmer", M1=2)),
    "all towers stand": FIELDS, "their owner says where towers stand": FIELDS,
    "the second Tauren follows": at(2, DRIVERS, band(1, "trolls", "mining", M3=2),
                                    band(1, "tauren", None, declined=True, H2=2, F2=2), phase="conquer"),
    "their owner says where forts stand": FORTS, "gather in build": FORTS, "done in build": FORTS,
    "harmony is paid for a token driven out": at(2, DRIVERS, band(1, "pandaren", "mining", H2=2),
                                                 memo={"pandaren": [0]}, phase="conquer"),
    "the light spares from a drive": at(2, DRIVERS, band(1, "draenei", "mining", H2=2), phase="conquer"),
    "race without tokens is active": EMPTY, "race without tokens passes": EMPTY,
    "race without tokens declines": EMPTY,
    "shared win": at(2, *SAME, round=10, first=1, actor=0, coins=[19, 20]),
    "sides share a win": at(3, {**SAME[0], "race": "dwarves"}, SAME[1], band(2, "naga", "mining", A1=1),
                            options=TEAM, round=10, first=1, actor=0, coins=[19, 20, 3]),
    "steals from an empty region": at(2, THIEVES, FAR, tokens={"H2": {"frostmourne": 1}}, phase="conquer"),
    "steals from its own race in decline": at(2, THIEVES, FAR, band(0, "trolls", None, declined=True, H2=1),
                                              tokens={"H2": {"doomhammer": 1}}, phase="conquer"),
    "swaps a beast": at(2, MAGES, band(1, "humans", "beast_master", F2=2, H2=1),
                        tokens={"F2": {"beast": 1}}, phase="conquer"),
    "swaps a champion": at(2, MAGES, band(1, "humans", "championing", F2=2, H2=1),
                           tokens={"F2": {"champion": 1}}, phase="conquer"),
    "swaps a bomb": at(2, MAGES, band(1, "goblins", "mining", M3=2), tokens={"S1": {"bomb": 1}}, bombs=[0, 1],
                       memo={"goblins": 0}, phase="conquer"),
    "the Aegis is paid before a portal": at(2, MAGES, band(1, "humans", "mining", F2=2),
                                            tokens={"F2": {"aegis_of_aggramar": 1}}, phase="conquer"),
    "the toll of aegis_of_aggramar cannot be paid": at(
        2, band(0, "orcs", "farmer", 6, A2=1), band(1, "humans", "mining", F2=1), coins=[1, 5],
        tokens={"F2": {"aegis_of_aggramar": 1}}, phase="conquer"),
    "the heart asks one who has nothing": at(2, band(0, "orcs", "farmer", 2, A2=1),
                                             band(1, "humans", "mining", F2=3, H2=3), coins=[5, 0],
                                             tokens={"A2": {"heart_of_azeroth": 1}}, phase="conquer"),
    "the heart asks a team mate": at(4, band(0, "humans", "farmer", 2, M1=1),
                                     band(1, "orcs", "fishing", M3=2), band(2, "gnomes", "mining", H1=3),
                                     options=TEAM, tokens={"M1": {"heart_of_azeroth": 1}}, phase="conquer"),
    "the tray of the Forsaken runs short": at(2, band(0, "forsaken", "farmer", 10, A2=5, M1=5),
                                              band(1, "humans", "mining", F2=1, H2=1), phase="conquer"),
}
