"""Whoever attacks a swamp of the Marsh Dwellers pays them first."""

from realm import realm


def swamps(hand=9, **more):
    t = realm(a="orcs farmer", b="dwarves marsh_dweller").own("a", hand=hand, harbour=1)
    return t.own("b", marsh=1, meadow=1, dune=1).with_(**more)


def test_before_a_swamp_is_attacked_its_holder_is_paid_a_coin():
    t = swamps().play("a", "conquer marsh")
    assert t.s.coins == [4, 6]
    assert swamps(coins=[0, 5]).barriers("a", "marsh") == {"toll"}


def test_other_terrain_costs_nothing():
    assert swamps().play("a", "conquer meadow").s.coins == [5, 5]


def test_it_is_due_before_the_die_and_lost_with_it():  # rulings 25, 118
    t = swamps(hand=1, die=0).play("a", "gamble marsh")
    assert t.owner("marsh") == "b" and t.s.earned[0][:2] == [1, 0] and sum(t.s.earned[0][2:]) == -1


def test_it_is_due_in_decline_and_the_badge_stays():  # rulings 9, 118
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, harbour=1).own("b", dune=1)
    t.faded("b", "dwarves", "marsh_dweller", marsh=1).play("a", "conquer marsh")
    assert t.s.coins == [4, 6] and "marsh_dweller" in t.s.discards
    t = realm(a="dwarves marsh_dweller", b="orcs farmer").own("a", marsh=1).own("b", dune=1)
    t.play("a", "decline")
    assert "marsh_dweller" not in t.s.discards


def test_nobody_pays_himself():  # ruling 118
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, harbour=1).own("b", dune=1)
    t.faded("a", "dwarves", "marsh_dweller", marsh=1)
    assert t.with_(coins=[0, 5]).play("a", "conquer marsh").s.coins == [0, 5]


def test_whoever_drives_a_token_from_a_swamp_owes_nothing():
    t = realm(a="orcs intimidating", b="dwarves marsh_dweller").own("a", hand=9, harbour=1)
    assert t.own("b", marsh=2, dune=1).play("a", "drive marsh dune").s.coins == [5, 5]
