"""Aegis of Aggramar: its region costs two coins first."""

from realm import realm


def guarded(hand=8, **more):
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand, meadow=1)
    return t.own("b", peak=2, fen=1).put("peak", aegis_of_aggramar=1).with_(**more)


def test_whoever_takes_its_region_pays_two_coins_first():
    t = guarded().play("a", "conquer peak")
    assert t.s.coins == [3, 7] and t.s.items[1] == ["aegis_of_aggramar"]
    assert guarded(coins=[1, 5]).barriers("a", "peak") == {"toll"}


def test_other_regions_of_its_holder_cost_nothing():
    assert guarded().play("a", "conquer harbour", "conquer marsh", "conquer fen").s.coins == [5, 5]


def test_at_the_end_of_the_turn_it_is_laid_anew():  # ruling 89
    t = guarded(5).play("a", "conquer peak", "done", "done")
    assert t.phase == "lay" and t.can("a", "lay peak")
    assert t.play("a", "lay meadow").where("aegis_of_aggramar") == {"meadow"}


def test_a_race_in_decline_is_not_protected():  # ruling 88
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=8, meadow=1).own("b", fen=1)
    t.faded("b", "trolls", peak=1).put("peak", aegis_of_aggramar=1)
    assert t.play("a", "conquer peak").s.coins == [5, 5]


def test_powers_do_not_touch_its_region_before_it_is_paid():  # ruling 76
    t = realm(a="orcs portal_mage", b="gnomes mining").own("a", hand=8, marsh=1).own("b", moor=1, fen=1)
    t.put("moor", aegis_of_aggramar=1).play("a", "swap marsh moor")
    assert t.s.coins == [3, 7] and t.owner("moor") == "a"
    t = realm(a="orcs portal_mage", b="gnomes mining").own("a", hand=8, marsh=1).own("b", moor=1, fen=1)
    t.put("moor", aegis_of_aggramar=1).with_(coins=[1, 5])
    assert not t.can("a", "swap marsh moor")
    t = realm(a="orcs portal_mage", b="gnomes mining").own("a", hand=8, marsh=1).own("b", moor=1, fen=1)
    t.put("moor", aegis_of_aggramar=1).with_(coins=[2, 5])
    assert t.play("a", "swap marsh moor").s.coins == [0, 7]


def test_paid_once_it_is_open_to_the_payer_for_the_turn():  # ruling 87
    t = realm(a="orcs portal_mage", b="gnomes mining").own("a", hand=8, marsh=1).own("b", moor=1, fen=1)
    t.put("moor", aegis_of_aggramar=1).play("a", "swap marsh moor", "swap marsh moor")
    assert t.s.coins == [3, 7]


def test_the_next_player_pays_anew():  # ruling 87
    t = realm(a="orcs farmer", b="gnomes mining", c="trolls ranger").own("a", hand=9, fen=1)
    t.own("b", peak=3, landing=1, glade=1).own("c", hand=9, wood=1)
    t.put("peak", aegis_of_aggramar=1).play("a", "conquer peak").end_turn("a")
    spot, = t.where("aegis_of_aggramar")
    assert t.actor == "b" and t.coins("b") == 7
    assert "aegis_of_aggramar" not in t.s.used and t.owner(spot) == "a"


def test_taken_in_this_turn_it_is_laid_at_once():  # ruling 89
    t = guarded(5).play("a", "conquer peak").end_turn("a")
    assert len(t.where("aegis_of_aggramar")) == 1 and t.owner(t.where("aegis_of_aggramar").pop()) == "a"


def test_the_bank_of_a_payer_is_asked_first():  # facts, no-coins
    assert not guarded(coins=[1, 5]).can("a", "conquer peak")


def test_in_a_single_region_it_is_laid_without_a_question():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", meadow=1).own("b", fen=1)
    t.put("meadow", aegis_of_aggramar=1).play("a", "done")
    assert t.actor == "b" and t.where("aegis_of_aggramar") == {"meadow"}


def test_a_turn_of_decline_does_not_lay_it():  # ruling 88
    t = realm(a="orcs farmer", b="gnomes mining").own("a", meadow=1, peak=1).own("b", fen=1)
    t.put("meadow", aegis_of_aggramar=1).play("a", "decline")
    assert t.actor == "b" and t.where("aegis_of_aggramar") == {"meadow"}
