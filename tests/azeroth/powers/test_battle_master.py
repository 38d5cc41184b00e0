"""The Battle Master is paid for victories."""

from realm import realm


def test_the_battle_master_is_paid_for_every_region_that_was_not_empty():
    t = realm(a="kobolds battle_master", b="naga farmer").own("a", hand=9, meadow=1)
    t.own("b", harbour=1, dune=1)
    t.murlocs("grove").play("a", "conquer harbour", "conquer grove", "conquer marsh")
    assert t.pays("a")["power"] == 2


def test_also_for_their_own_race_in_decline():  # ruling 110
    t = realm(a="trolls battle_master", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1)
    t.faded("a", "gnomes", harbour=1)
    assert t.cost("a", "harbour") == 2 and t.play("a", "conquer harbour").pays("a")["power"] == 1


def test_victories_of_the_last_turn_pay_no_more():
    t = realm(a="kobolds battle_master", b="naga farmer").own("a", hand=3, meadow=1)
    t.own("b", harbour=1, dune=1)
    t.play("a", "conquer harbour").end_turn("a")
    assert "power" not in t.pays("a")
