"""Heroic: two heroes make two regions immune until they move."""

from table import table


def heroes(phase="redeploy", **lands):
    t = table(a="orcs heroic", b="elves hill").own("a", **lands or {"meadow": 1, "shore": 1, "ridge": 1})
    return t.own("b", cave=1).with_(phase=phase)


def test_two_heroes_stand_in_two_regions():
    t = heroes().play("a", "place meadow 1")
    assert not t.can("a", "done")
    t.play("a", "place ridge 1", "done")
    assert [t.tokens(r) for r in ("meadow", "shore", "ridge")] == [{"hero": 1}, {}, {"hero": 1}]


def test_never_two_in_one_region():
    assert not heroes().can("a", "place meadow 2")


def test_there_is_no_third_hero():
    t = heroes().play("a", "place meadow 1", "place ridge 1")
    assert not t.can("a", "place shore 1")


def test_only_in_their_own_regions():
    t = heroes().faded("a", "ratmen", wood=1)
    assert not t.can("a", "place wood 1") and not t.can("a", "place cave 1")


def test_with_one_region_there_is_one_hero():
    t = heroes(meadow=1).play("a", "place meadow 1", "done")
    assert t.tokens("meadow") == {"hero": 1} and t.actor == "b"


def test_without_a_region_there_is_none():
    t = heroes("turn", meadow=1).play("a", "abandon meadow", "done")
    assert t.actor == "b" and t.s.count("hero") == 0


def test_a_region_with_a_hero_is_immune():
    t = table(a="humans hill", b="orcs heroic").own("a", hand=9, meadow=1).own("b", shore=1)
    t.put("shore", hero=1)
    assert t.barriers("a", "shore") == {"immune"}


def test_not_even_a_dragon_takes_it():
    t = table(a="humans dragon_master", b="orcs heroic").own("a", hand=9, meadow=1).own("b", shore=1)
    assert not t.put("shore", hero=1).with_(phase="conquer").can("a", "dragon shore")


def test_heroes_move_at_the_end_of_a_turn():
    t = heroes().put("meadow", hero=1).put("shore", hero=1)
    t.play("a", "place meadow 0", "place ridge 1", "done")
    assert [t.tokens(r) for r in ("meadow", "shore", "ridge")] == [{}, {"hero": 1}, {"hero": 1}]


def test_they_may_stay():
    t = heroes().put("meadow", hero=1).put("shore", hero=1).play("a", "done")
    assert t.tokens("meadow") == t.tokens("shore") == {"hero": 1}


def test_the_hero_of_a_region_left_comes_back_at_the_end_of_the_turn():
    t = heroes("turn", meadow=2, shore=1, ridge=1).put("shore", hero=1)
    t.play("a", "abandon shore", "done")
    t.play("a", "garrison meadow 3", "done")
    assert t.tokens("shore") == {} and t.can("a", "place meadow 1")


def test_in_decline_the_heroes_are_gone():
    t = heroes("turn").put("meadow", hero=1).play("a", "decline")
    assert t.tokens("meadow") == {} and t.barriers("b", "meadow") == {"far"}
