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


def test_each_pays_one_coin_however_many_regions_he_has_beside_it():
    t = ending().own("b", moor=1, grove=1).play("a", "lay peak")
    assert t.coins("b") == 4 and t.coins("c") == 5


def test_murlocs_and_the_holder_s_own_pay_nothing():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", meadow=1, peak=1).own("b", landing=1)
    t.faded("a", "trolls", fen=1).murlocs("grove").put("peak", heart_of_azeroth=1).with_(phase="finish")
    assert t.play("a", "lay peak").s.coins == [5 + 2 + 1 + 1, 5]


def test_team_mates_pay_too():  # rulings 90, 128
    t = realm({"teams": True}, a="dwarves farmer", b="orcs mining", c="gnomes ranger", d="")
    t.own("a", meadow=1, peak=1).own("b", landing=1).own("c", marsh=1)
    t.put("peak", heart_of_azeroth=1).with_(phase="finish").play("a", "lay peak")
    assert t.coins("c") == 4


def test_the_aegis_does_not_spare_its_holder():  # ruling 91
    assert ending().put("marsh", aegis_of_aggramar=1).play("a", "lay peak").coins("b") == 4


def test_taken_in_this_turn_it_is_laid_at_once():  # ruling 89
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=5, meadow=1).own("b", peak=1, fen=1)
    t.put("peak", heart_of_azeroth=1).play("a", "conquer peak", "done", "garrison peak 5", "done", "lay peak")
    assert t.coins("b") == 4


def test_a_turn_of_decline_does_not_lay_it():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", meadow=1, peak=1).own("b", fen=1)
    t.put("peak", heart_of_azeroth=1).play("a", "decline")
    assert t.coins("b") == 5
