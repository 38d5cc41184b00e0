"""Ashes of Al'ar: wings to anywhere."""

from realm import realm


def held(mine="orcs farmer", foe="dwarves mining", hand=9, **lands):
    t = realm(a=mine, b=foe).own("a", hand=hand, harbour=1).own("b", landing=2, **lands)
    return t.put("harbour", ashes_of_alar=1)


def test_any_region_of_any_island_is_near_once_a_turn():
    t = held()
    assert not t.can("a", "conquer glade")
    t.play("a", "wield ashes_of_alar", "conquer glade")
    assert t.where("ashes_of_alar") == {"glade"} and "wield" not in t.verbs()
    assert not t.can("a", "conquer grove")


def test_the_price_is_the_usual_one_without_a_fare():
    t = held().play("a", "wield ashes_of_alar")
    assert (t.cost("a", "landing"), t.cost("a", "shore"), t.cost("a", "cliff")) == (4, 2, 3)


def test_water_stays_closed():  # facts, water-closed
    assert not held().play("a", "wield ashes_of_alar").can("a", "conquer lake")


def test_it_goes_with_the_blade_and_with_the_hammer_and_both_move():  # ruling 27
    for tool in ("frostmourne", "doomhammer"):
        t = held().put("harbour", ashes_of_alar=1, **{tool: 1})
        t.play("a", "wield ashes_of_alar", f"wield {tool}", "conquer glade")
        assert t.where(tool) == t.where("ashes_of_alar") == {"glade"}


def test_after_a_die_that_failed_it_lies_where_it_lay():  # ruling 25
    t = held(hand=1).with_(die=0).play("a", "wield ashes_of_alar", "gamble glade")
    assert t.where("ashes_of_alar") == {"harbour"} and t.owner("glade") is None


def test_who_leaves_its_region_leaves_it_behind():  # ruling 32
    t = held(hand=0).own("a", hand=2, marsh=1).play("a", "abandon harbour")
    assert t.where("ashes_of_alar") == {"harbour"} and "wield" not in t.verbs()


def test_a_conquest_on_foot_takes_it_along_too():
    t = held().play("a", "wield ashes_of_alar", "conquer meadow")
    assert t.where("ashes_of_alar") == {"meadow"}


def test_in_decline_nobody_flies():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, marsh=1).own("b", landing=1)
    assert "wield" not in t.faded("a", "gnomes", harbour=1).put("harbour", ashes_of_alar=1).verbs()
