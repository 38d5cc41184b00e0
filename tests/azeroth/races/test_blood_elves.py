"""Blood Elves: magic pays."""

from realm import realm


def turn(mine="blood_elves"):
    return realm(a=f"{mine} mining", b="orcs farmer").own("a", marsh=1, moor=1, meadow=1).own("b", landing=1)


def test_each_source_of_magic_they_hold_brings_a_coin():
    assert turn().pays("a")["race"] == 2


def test_those_of_their_players_other_race_bring_none_and_in_decline_none_does():
    assert turn().faded("a", "trolls", wood=1).pays("a")["race"] == 2
    t = realm(a="trolls mining", b="orcs farmer").own("a", meadow=1).own("b", landing=1)
    assert "race" not in t.faded("a", "blood_elves", marsh=1).pays("a")
