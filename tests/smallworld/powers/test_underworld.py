"""Underworld: caverns cost one token less and lie next to each other."""

from table import table


def miners(power="underworld", race="orcs", **lands):
    return table(a=f"{race} {power}", b="elves hill").own("a", **lands or {"hill": 1})


def test_a_cavern_costs_one_less():
    t = miners().tribes("fen").own("b", cave=2)
    assert (t.cost("a", "fen"), t.cost("a", "cave")) == (3 - 1, 4 - 1)


def test_other_regions_cost_the_usual_price():
    t = miners().tribes()
    assert (t.cost("a", "wood"), t.cost("a", "ridge")) == (2, 3)


def test_from_a_cavern_they_reach_every_cavern():
    assert miners().barriers("a", "cave") == set()
    assert miners("swamp").barriers("a", "cave") == {"far"}


def test_not_without_holding_a_cavern():
    t = miners(meadow=1)
    assert t.barriers("a", "cave") == t.barriers("a", "fen") == {"far"}


def test_a_cavern_of_their_players_declined_race_does_not_help():
    assert miners(meadow=1).faded("a", "ratmen", hill=1).barriers("a", "cave") == {"far"}


def test_from_a_cavern_other_regions_are_as_far_as_ever():
    assert miners().barriers("a", "down") == {"far"}


def test_a_cavern_just_taken_opens_the_way():
    t = table(a="orcs underworld", b="elves mounted").own("a", hand=9, wood=1).tribes().with_(phase="conquer")
    assert not t.can("a", "conquer cave")
    assert t.play("a", "conquer hill").can("a", "conquer cave")


def test_the_first_conquest_is_on_the_border():
    t = table(a="orcs underworld", b="elves mounted").own("a", hand=9).with_(phase="conquer")
    assert t.can("a", "conquer cave") and t.barriers("a", "down") == {"inland"}


def test_discounts_add_up_but_one_token_is_needed():
    t = miners(race="tritons").tribes("fen")
    assert (t.cost("a", "fen"), t.cost("a", "hill")) == (3 - 2, 1)


def test_not_in_decline():
    t = table(a="ghouls underworld", b="elves swamp").own("a", hill=5).own("b", peak=1).tribes()
    t.play("a", "decline").end_turn("b")
    assert not t.can("a", "conquer cave")
    assert t.play("a", "conquer fen").troops("fen") == 2
