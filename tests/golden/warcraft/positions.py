"""Positions near to what play seldom reaches: {what they show: [(players, position, options), ...]}."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "warcraft"))  # the tests' language of positions

from field import clash, field  # noqa: E402


def at(built, name="2", **options) -> list:
    """A position on a map."""
    return [(len(built.letters), built.wish, {"map": name, **options})]


def necromancer(*spaces):
    """One on each of these spaces, about to harvest."""
    f = field("necromancers").stand("0,2", a="melee").with_(step="harvest", actor="b")
    for space in spaces:
        f.stand(space, b="necromancer")
    return at(f, "necromancers")


def tree(**sides):
    """Nordrassil, where the Night Elves hold the stronghold unless somebody else stands there."""
    return field("nordrassil").with_(actor="d", first=3).outpost("stronghold", "c").outpost("B", "a")


LAST = field(a="orc", b="undead").stand("home", a="melee").stand("far_home", b="melee")
RICH = field(a="orc", b="undead").stand("home", a="melee").stand("far_home", b="melee")
SPELLS = clash("ranged ranged", "ranged ranged ranged", races="night_elf human")
BESIEGED = field("3").stand("1,-3", a="melee melee melee", b="melee", c="melee").has("a", levels=[3, 1, 1])
TWICE = field("4").has("a", gold=3).has("c", wood=3).stand("0,0", a="melee", b="melee").stand(
    "2,0", a="melee", d="melee")
POSITIONS = {
    **{f"{verb} in fights": at(TWICE, "4") for verb in ("give", "ask")},
    "2 of 2 win": at(LAST.with_(step="spend", round=60, first=1, actor="a", goal=15)),
    "ends by points": at(RICH.has("a", shown=3, levels=[4, 3, 2], built=[3, 3, 2], gold=4, wood=4)
                         .with_(step="spend", goal=9)),
    "moon_glaive dispelled": at(SPELLS.has("a", hands=["moon_glaive"] * 3)
                                .has("b", hands=["dispel_magic"] * 3)),
    "night_elf flying of level 1 attacks": at(clash("flying", "flying flying")),
    "melee called at a token": necromancer("A"), "ranged called at a token": necromancer("B"),
    "flying called at a token": necromancer("C"),
    "ends by the stronghold": at(tree().stand("-1,6", d="melee flying"), "nordrassil"),
    "an undying unit is gone": at(tree().stand("3,0", d="melee", c="melee ranged flying")
                                  .with_(actor="c", first=2), "nordrassil"),
    "a second battle in the same space": at(BESIEGED, "3"),
    "an Outpost given up for arms": at(
        field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="worker").outpost(
            "gate", "b", finished=False).has("b", hands=["call_to_arms"] * 2)),
    "ends by the last Necromancer": at(field("necromancers").stand("4,0", a="melee melee").stand(
        "A", b="necromancer").with_(actor="a"), "necromancers"),
    "night_elf ranged level 4": at(
        field(a="night_elf", b="orc").stand("home", a="melee").stand("far_home", b="melee").has(
            "a", levels=[1, 3, 1], built=[1, 3, 0], gold=2, wood=2).with_(step="spend")),
    "poison in all phases": at(clash("ranged ranged ranged", "melee melee melee").has(
        "a", levels=[1, 3, 1])),
}
