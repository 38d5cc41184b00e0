"""Garrisoned: a fort in every region."""

from realm import realm


def turn(mine="dwarves", hand=0, **lands):
    t = realm(a=f"{mine} garrisoned", b="orcs farmer").own("a", hand=hand, **lands)
    return t.own("b", landing=1)


def test_every_region_gets_one_when_troops_are_redeployed():  # ruling 113; facts, fort-timing
    t = turn(hand=2, harbour=1, meadow=1).play("a", "conquer marsh")
    assert t.where("fort") == set()
    assert t.end_turn("a").where("fort") == {"harbour", "meadow", "marsh"}


def test_one_at_most_in_a_region():
    t = turn(harbour=1, meadow=1).put("meadow", fort=1).end_turn("a")
    assert t.tokens("meadow") == {"fort": 1}


def test_naga_get_them_in_the_water_too():
    assert turn("naga", grove=1, lake=1).end_turn("a").where("fort") == {"grove", "lake"}


def test_it_adds_one_to_the_price_and_brings_no_coins():  # facts, garrison-coins
    t = realm(a="orcs farmer", b="dwarves garrisoned").own("a", hand=9, harbour=1).own("b", meadow=1)
    assert t.put("meadow", fort=1).cost("a", "meadow") == 4 and t.pays("b") == {"region": 1}


def test_whoever_takes_or_leaves_the_region_has_none():  # ruling 114
    t = realm(a="orcs farmer", b="dwarves garrisoned").own("a", hand=9, harbour=1)
    t.own("b", meadow=1, landing=1)
    assert t.put("meadow", fort=1).play("a", "conquer meadow").tokens("meadow") == {}
    assert turn(harbour=1, meadow=1).put("meadow", fort=1).play("a", "abandon meadow").tokens("meadow") == {}


def test_where_fewer_are_left_than_needed_the_player_chooses(monkeypatch):  # ruling 113
    t = turn(harbour=1, meadow=1, marsh=1)
    monkeypatch.setattr(type(t.s.game.pieces["fort"]), "limit", 2)
    many = turn(harbour=1, meadow=1, marsh=1).play("a", "done")
    assert many.can("a", "place harbour 0") and not many.can("a", "place harbour 2")
    t = turn(harbour=1, meadow=1, marsh=1).put("harbour", fort=1).play("a", "done")
    assert t.phase == "build" and not t.can("a", "place harbour 0")
    assert t.play("a", "place marsh 1", "done").where("fort") == {"harbour", "marsh"}


def test_in_decline_forts_and_badge_stay_until_the_race_is_gone():  # rulings 9, 114
    t = turn(harbour=1, meadow=1).put("meadow", fort=1).play("a", "decline")
    assert t.tokens("meadow") == {"fort": 1} and "garrisoned" not in t.s.discards
    t = realm(a="orcs farmer", b="trolls mining").own("a", hand=9, harbour=1).own("b", landing=1)
    t.faded("b", "dwarves", "garrisoned", meadow=1).put("meadow", fort=1)
    assert t.cost("a", "meadow") == 4
    t.play("a", "conquer meadow")
    assert "garrisoned" in t.s.discards and t.where("fort") == set()


def test_in_decline_no_new_ones_come():
    t = realm(a="orcs farmer", b="trolls mining").own("a", harbour=1).own("b", landing=1)
    assert t.faded("a", "dwarves", "garrisoned", meadow=1).end_turn("a").where("fort") == set()


def test_where_none_are_left_nothing_is_asked(monkeypatch):
    t = turn(harbour=1, meadow=1, marsh=1).put("meadow", fort=1).put("marsh", fort=1)
    monkeypatch.setattr(type(t.s.game.pieces["fort"]), "limit", 2)
    assert t.end_turn("a").where("fort") == {"meadow", "marsh"}
