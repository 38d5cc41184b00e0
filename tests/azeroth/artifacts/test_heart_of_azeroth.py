"""Heart of Azeroth: all active neighbours pay a coin."""

from realm import realm


def ending(**more):
    t = realm(a="orcs farmer", b="gnomes mining", c="trolls ranger").own("a", meadow=1, peak=1)
    t.own("b", marsh=1, fen=1).own("c", landing=1)
    return t.put("peak", heart_of_azeroth=1).with_(phase="finish", **more)


def test_every_opponent_with_an_active_race_beside_it_pays_one_coin():
    t = ending().play("a", "lay peak")
    assert t.s.coins[:2] == [5 + 1 + 2 + 1, 4]  # of b, of two regions, of a field


def test_who_has_no_coins_owes_nothing():  # ruling 90
    assert ending(coins=[5, 0, 5]).play("a", "lay peak").s.coins[:2] == [5 + 2 + 1, 0]


def test_a_race_in_decline_beside_it_pays_nothing():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", meadow=1, peak=1).own("b", landing=1)
    t.faded("b", "trolls", fen=1).put("peak", heart_of_azeroth=1).with_(phase="finish")
    assert t.play("a", "lay peak").coins("b") == 5
