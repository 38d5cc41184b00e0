"""Night Elves: forests, and wisps that guard them."""

from realm import realm


def turn(hand=6, **lands):
    return realm(a="night_elves mining", b="orcs farmer").own("a", hand=hand, **lands).own("b", shore=2)


def test_forests_cost_a_token_less_but_never_none():
    assert turn(meadow=1).cost("a", "grove") == 1 and turn(meadow=1).cost("a", "harbour") == 2
    t = turn(meadow=1).put("meadow", frostmourne=1).play("a", "wield frostmourne")
    assert t.cost("a", "grove") == 1


def test_each_forest_they_take_gets_a_wall():
    t = turn(meadow=1).play("a", "conquer grove", "conquer peak")
    assert t.where("wall") == {"grove"} and t.play("a", "done").where("wall") == {"grove"}


def test_the_die_brings_a_wall_too():  # ruling 112
    t = turn(hand=1, landing=1).murlocs("wood").with_(die=3)
    assert t.put("wood", fort=1).play("a", "gamble wood").tokens("wood") == {"wall": 1}


def test_a_wall_is_a_token_more_in_defence():
    t = realm(a="orcs farmer", b="night_elves mining").own("a", hand=6, meadow=1).own("b", grove=1, landing=1)
    t.put("grove", wall=1)
    assert t.cost("a", "grove") == 4
    assert t.play("a", "conquer grove").where("wall") == set()


def test_in_decline_the_walls_stay_and_no_new_one_is_built():
    t = turn(grove=1).put("grove", wall=1).play("a", "decline")
    assert t.where("wall") == {"grove"}
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=6, meadow=1).own("b", landing=1)
    t.faded("a", "night_elves", wood=1).put("wood", wall=1)
    assert t.play("a", "conquer grove").where("wall") == {"wood"} and t.cost("b", "wood") == 4


def test_a_wall_falls_when_its_region_empties():
    t = turn(grove=1, meadow=1).put("grove", wall=1).play("a", "abandon grove")
    assert t.where("wall") == set()


def test_nine_walls_are_all_there_are():  # ruling 112
    walled = {"meadow", "ridge", "marsh", "fen", "shore", "wood", "cliff", "glade", "dune"}
    t = turn(hand=5, meadow=1, ridge=1, marsh=1, fen=1)
    t.own("b", wood=1, cliff=1, glade=1, dune=1)
    for region in walled:
        t.put(region, wall=1)
    assert t.play("a", "conquer grove").where("wall") == walled


def test_a_wall_guards_on_any_terrain_a_portal_takes_it_to():  # rulings 71, 75
    t = realm(a="night_elves portal_mage", b="orcs farmer").own("a", hand=1, wood=1).own("b", landing=1)
    t.put("wood", wall=1).play("a", "swap marsh wood")
    assert t.where("wall") == {"marsh"} and t.cost("b", "marsh") == 2 + 1 + 1
