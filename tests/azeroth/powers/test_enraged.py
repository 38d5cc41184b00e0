"""The Enraged are paid for the greatest stack they beat."""

from realm import realm


def enraged(**lands):
    t = realm(a="kobolds enraged", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1, **lands)
    return t


def test_the_enraged_are_paid_as_many_coins_as_tokens_defended_if_there_were_two():
    assert enraged(harbour=3, grove=1).play("a", "conquer harbour", "conquer grove").pays("a")["power"] == 3


def test_they_count_bodies_and_no_walls():  # ruling 111
    t = enraged(harbour=1).put("harbour", wall=1, fort=1).play("a", "conquer harbour")
    assert "power" not in t.pays("a")
    assert "power" not in enraged().murlocs("grove").play("a", "conquer grove").pays("a")


def test_a_pair_in_decline_counts_but_not_ones_own():  # ruling 111
    t = enraged().faded("b", "tauren", harbour=2).play("a", "conquer harbour")
    assert t.pays("a")["power"] == 2
    t = enraged().faded("a", "tauren", harbour=2).play("a", "conquer harbour")
    assert "power" not in t.pays("a")


def test_beasts_count_for_the_enraged():  # ruling 111
    t = realm(a="kobolds enraged", b="naga beast_master").own("a", hand=9, meadow=1)
    t.own("b", dune=1, harbour=2)
    assert t.put("harbour", beast=1).play("a", "conquer harbour").pays("a")["power"] == 2
