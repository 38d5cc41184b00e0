"""Fortified: a fortress each turn, which pays while the race is active and defends for ever."""

from table import table
from tabletop.choice import at


def building(phase="redeploy", **lands):
    t = table(a="orcs fortified", b="elves hill").own("a", **lands or {"meadow": 1, "shore": 1})
    return t.own("b", cave=1).with_(phase=phase)


def test_one_fortress_a_turn():
    t = building().play("a", "fortify meadow")
    assert t.tokens("meadow") == {"fortress": 1} and t.actor == "b"


def test_the_table_hears_of_it():
    t = building()
    fortify = t.s.game.phases["fortify"]
    assert fortify.describe(t.s, t.s.stack[-1], t.action("fortify meadow")) == at(t.region("meadow"))
    assert fortify.describe(t.s, t.s.stack[-1], ("done",)) == {}
    t.play("a", "fortify meadow")
    assert {"event": "built", "player": 0, "region": t.region("meadow")} in t.s.events


def test_it_may_be_left_unbuilt():
    assert building().play("a", "done").s.count("fortress") == 0


def test_one_fortress_a_region():
    t = building().put("meadow", fortress=1)
    assert t.can("a", "fortify shore") and not t.can("a", "fortify meadow")


def test_only_in_their_own_regions():
    t = building().faded("a", "ratmen", wood=1)
    assert not t.can("a", "fortify wood") and not t.can("a", "fortify cave")


def test_six_on_the_map_at_most():
    t = building(meadow=1, shore=1, hill=1, moor=1, grove=1, ridge=1, peak=1)
    for r in ("meadow", "shore", "hill", "moor", "grove", "ridge"):
        t.put(r, fortress=1)
    assert "fortify" not in t.verbs()


def test_fortresses_of_an_older_race_in_decline_count_for_the_six():
    t = building().faded("b", "ratmen", hill=1, moor=1, grove=1, ridge=1, peak=1, wood=1)
    for r in ("hill", "moor", "grove", "ridge", "peak", "wood"):
        t.put(r, fortress=1)
    assert "fortify" not in t.verbs()


def test_a_fortress_costs_an_attacker_one_token():
    t = building().put("meadow", fortress=1)
    assert t.cost("b", "meadow") == 2 + 1 + 1


def test_every_fortress_pays_a_coin_each_turn():
    t = building().put("meadow", fortress=1).put("shore", fortress=1)
    assert t.income("a") == 2 + 2


def test_the_new_fortress_pays_at_once():
    assert building().play("a", "fortify meadow").coins("a") == 5 + 2 + 1


def test_fortresses_of_others_pay_nothing():
    t = building().faded("b", "ratmen", wood=1).put("wood", fortress=1)
    assert t.income("a") == 2


def test_in_decline_fortresses_defend_but_do_not_pay():
    t = building("turn").put("meadow", fortress=1).play("a", "decline")
    assert t.tokens("meadow") == {"fortress": 1} and t.cost("b", "meadow") == 2 + 1 + 1
    assert (t.coins("a"), t.income("a")) == (5 + 2, 2)


def test_in_decline_nothing_is_built_not_even_by_ghouls():
    t = table(a="ghouls fortified", b="elves hill").own("a", meadow=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b").play("a", "done")
    assert t.phase == "draft"


def test_a_region_left_gives_its_fortress_back():
    t = building("turn", meadow=2, shore=1).put("shore", fortress=1).play("a", "abandon shore")
    assert t.tokens("shore") == {}
    assert t.play("a", "done").can("a", "fortify meadow")


def test_a_region_lost_loses_its_fortress():
    t = table(a="orcs hill", b="elves fortified").own("a", hand=9, meadow=1).own("b", shore=1, cave=1)
    t.put("shore", fortress=1).with_(phase="conquer").play("a", "conquer shore")
    assert t.tokens("shore") == {} and t.income("b") == 1


def test_a_fortress_does_not_stop_the_dragon():
    t = table(a="orcs dragon_master", b="elves fortified").own("a", hand=1, meadow=1).own("b", shore=1)
    assert t.put("shore", fortress=1).with_(phase="conquer").can("a", "dragon shore")
