"""Ethereals: once a turn an artifact from a neighbour, or a legendary place for two tokens less."""

from realm import realm


def turn(hand=4, foe="orcs farmer", mine="mining", **lands):
    t = realm(a=f"ethereals {mine}", b=foe).own("a", hand=hand, meadow=1, **lands)
    return t.own("b", peak=2, landing=1)


def test_an_artifact_moves_from_any_neighbour_and_serves_at_once():  # ruling 85
    t = turn().put("peak", frostmourne=1).play("a", "steal frostmourne meadow")
    assert t.where("frostmourne") == {"meadow"} and t.s.items[3] == [] and t.s.items[1] == ["frostmourne"]
    t.play("a", "wield frostmourne")
    assert t.cost("a", "peak") == 3
    for t in (turn().murlocs("grove"), turn(), turn().faded("a", "trolls", grove=1)):
        assert t.put("grove", doomhammer=1).can("a", "steal doomhammer meadow")


def test_only_into_a_region_next_to_it():  # ruling 85
    t = turn(harbour=1).put("peak", frostmourne=1)
    assert not t.can("a", "steal frostmourne harbour")
    assert not turn().put("landing", frostmourne=1).can("a", "steal frostmourne meadow")


def test_once_a_turn_and_places_do_not_move():
    t = turn().put("peak", frostmourne=1).put("grove", doomhammer=1).play("a", "steal doomhammer meadow")
    assert "steal" not in t.verbs()
    assert "steal" not in turn().put("grove", dark_portal=1).verbs()


def test_nothing_that_lies_face_down():  # facts, ethereal-face-down
    t = turn().hide("peak", "frostmourne")
    assert "steal" not in t.verbs() and not t.can("a", "wield ethereals")


def test_after_it_nobody_leaves_and_nobody_declines():  # ruling 33
    t = turn().put("peak", frostmourne=1)
    assert {"decline", "abandon"} <= t.verbs()
    assert not {"decline", "abandon"} & t.play("a", "steal frostmourne meadow").verbs()


def test_the_aegis_is_paid_before_it_is_taken():  # ruling 86
    t = turn().put("peak", aegis_of_aggramar=1).play("a", "steal aegis_of_aggramar meadow")
    assert t.s.coins == [3, 7] and t.where("aegis_of_aggramar") == {"meadow"}
    t = turn().put("peak", aegis_of_aggramar=1, frostmourne=1).play("a", "steal frostmourne meadow")
    assert t.s.coins == [3, 7]
    assert "steal" not in turn().put("peak", aegis_of_aggramar=1).with_(coins=[1, 5]).verbs()


def test_theft_is_no_attack():  # ruling 102
    t = turn(foe="pandaren farmer").put("peak", frostmourne=1).with_(memo={"pandaren": [0]})
    t.play("a", "steal frostmourne meadow")
    assert t.s.coins == [5, 5] and t.s.attacked == []


def test_a_place_next_to_them_costs_two_tokens_less():
    t = turn(hand=3).put("peak", dark_portal=1)
    assert t.cost("a", "peak") == 5 and not t.can("a", "steal dark_portal meadow")
    t.play("a", "wield ethereals")
    assert t.cost("a", "peak") == 3 and t.cost("a", "grove") == 2
    assert {act for act in t.s.legal if act[0] in ("conquer", "gamble")} == {t.action("conquer peak")}
    t.play("a", "conquer peak")
    assert t.troops("peak") == 3 and "wield" not in t.verbs()


def test_never_for_less_than_one():
    t = turn().put("grove", karazhan=1).play("a", "wield ethereals")
    assert t.cost("a", "grove") == 1


def test_either_the_one_or_the_other():
    t = turn(hand=9).put("peak", dark_portal=1).put("grove", frostmourne=1)
    assert "steal" not in t.play("a", "wield ethereals").verbs()
    assert "steal" not in t.play("a", "conquer peak").verbs()
    t = turn(hand=9).put("peak", dark_portal=1).put("grove", frostmourne=1)
    assert not t.play("a", "steal frostmourne meadow").can("a", "wield ethereals")


def test_all_discounts_add_up():  # ruling 22
    t = turn(hand=9).put("peak", dark_portal=1).put("meadow", frostmourne=1)
    assert t.play("a", "wield ethereals", "wield frostmourne").cost("a", "peak") == 1


def test_where_no_place_is_near_there_is_nothing_to_arm():
    assert not turn().can("a", "wield ethereals")
    t = realm(a="ethereals mining", b="orcs farmer").own("a", hand=5).own("b", landing=1)
    assert not t.put("harbour", dark_portal=1).can("a", "wield ethereals")  # it is an entry, not a neighbour


def test_the_doomhammer_needs_no_other_tool():  # ruling 30
    t = turn(hand=9).put("meadow", doomhammer=1).put("peak", dark_portal=1)
    assert not t.play("a", "wield doomhammer").can("a", "wield ethereals")
    assert not t.play("a", "lower doomhammer", "wield ethereals").can("a", "wield doomhammer")


def test_the_ashes_bring_no_place_next_to_them():  # ruling 27, as for the champion
    t = turn(hand=9).put("meadow", ashes_of_alar=1).put("peak", dark_portal=1).put("glade", karazhan=1)
    t.play("a", "wield ashes_of_alar", "wield ethereals")
    assert t.can("a", "conquer peak") and not t.can("a", "conquer glade")


def test_the_die_may_serve_too():
    t = turn(hand=1).put("peak", dark_portal=1).with_(die=3)
    assert t.play("a", "wield ethereals", "gamble peak").owner("peak") == "a"


def test_in_decline_nothing_moves():
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=5, harbour=1).own("b", landing=1)
    t.faded("a", "ethereals", meadow=1).put("peak", frostmourne=1)
    assert "steal" not in t.verbs()


def test_nothing_is_armed_for_a_place_that_is_too_dear_even_with_the_die():
    for guards, may in ((4, True), (5, False)):
        t = realm(a="ethereals mining", b="orcs farmer").own("a", hand=1, meadow=1).own("b", grove=guards)
        assert t.put("grove", dark_portal=1).can("a", "wield ethereals") == may
