"""Positions near to what play seldom reaches: {what they show: [(players, position), ...]}."""

FAR = {"player": 1, "race": "orcs", "power": "hill", "lands": {"S2": 2, "H4": 2}}


def two(first, second=None, **fields) -> list:
    """The map of two players, with an active band for each; the first is to act."""
    return [(2, {"bands": [{"player": 0, **first}, second or FAR], **fields})]


EMPTY = two({"race": "giants", "power": "forest", "lands": {}}, coins=[8, 8])
SIX = ("A1", "F1", "S1", "H1", "M1", "A2")
WALLS = {"race": "humans", "power": "fortified", "lands": {**dict.fromkeys(SIX, 1), "F2": 2}}

POSITIONS = {
    "sixth fortress": two(WALLS, tokens={key: {"fortress": 1} for key in SIX[:5]}),
    "all fortresses stand": two(WALLS, tokens={key: {"fortress": 1} for key in SIX}),
    "amazons borrow less": two({"race": "amazons", "power": "hill", "hand": 5, "lands": {"A1": 4, "F1": 4}},
                               {**FAR, "power": "swamp"}),
    "amazons short of tokens": two({"race": "amazons", "power": "commando", "lands": {"A1": 1, "F1": 1}}),
    "convert by flight as first conquest": two(
        {"race": "sorcerers", "power": "flying", "hand": 5},
        {"player": 1, "race": "orcs", "power": "hill", "lands": {"S2": 1, "H4": 1}}),
    "convert in a lair": two(
        {"race": "sorcerers", "power": "hill", "hand": 1, "lands": {"A1": 2}},
        {"player": 1, "race": "trolls", "power": "swamp", "lands": {"F1": 1, "M2": 1}},
        tokens={"F1": {"lair": 1}, "M2": {"lair": 1}}),
    "ghouls do not mind the peace": [(2, {"bands": [
        {"player": 0, "race": "humans", "power": "hill", "lands": {"A1": 2}},
        {"player": 0, "race": "ghouls", "power": None, "declined": True, "lands": {"F1": 6}},
        {"player": 1, "race": "orcs", "power": "diplomat", "lands": {"S1": 1, "H2": 1}}],
        "memo": {"diplomat": 0}})],
    "race without tokens is active": EMPTY,
    "race without tokens passes": EMPTY,
    "race without tokens declines": EMPTY,
    "shared win": [(2, {"bands": [
        {"player": 0, "race": "giants", "power": "commando", "lands": {"H1": 2}},
        {"player": 1, "race": "orcs", "power": "underworld", "lands": {"A3": 2}}],
        "round": 10, "first": 1, "actor": 0, "coins": [19, 20]})],
    "skeletons find the box empty": two(
        {"race": "skeletons", "power": "hill", "hand": 10, "lands": {"A1": 5, "F1": 5}},
        {**FAR, "power": "swamp"}),
    "sorcerers without tokens in the box": two(
        {"race": "sorcerers", "power": "hill", "hand": 10, "lands": {"A1": 4, "F1": 4}},
        {**FAR, "power": "swamp"}),
}
