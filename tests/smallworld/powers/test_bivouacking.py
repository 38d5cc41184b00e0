"""Bivouacking: five camps, each as good as a token in defence, never lost."""

from table import table


def camping(phase="redeploy", **lands):
    t = table(a="humans bivouacking", b="elves hill").own("a", **lands or {"meadow": 1, "shore": 1})
    return t.own("b", cave=1).with_(phase=phase)


def test_five_camps_are_set_at_redeployment():
    t = camping().play("a", "place meadow 2")
    assert not t.can("a", "done")
    t.play("a", "place shore 3", "done")
    assert (t.tokens("meadow"), t.tokens("shore")) == ({"camp": 2}, {"camp": 3})


def test_all_may_stand_in_one_region_but_no_more_than_five():
    t = camping()
    assert t.can("a", "place meadow 5") and not t.can("a", "place meadow 6")


def test_they_stand_only_in_their_own_regions():
    t = camping().faded("a", "orcs", ridge=1)
    assert not t.can("a", "place ridge 1") and not t.can("a", "place cave 1")


def test_each_camp_costs_an_attacker_one_token():
    t = table(a="orcs hill", b="humans bivouacking").own("a", meadow=1).own("b", shore=1).put("shore", camp=3)
    assert t.cost("a", "shore") == 2 + 1 + 3


def test_each_turn_they_may_move():
    t = camping().put("meadow", camp=5).play("a", "place meadow 0", "place shore 5", "done")
    assert (t.tokens("meadow"), t.tokens("shore")) == ({}, {"camp": 5})


def test_a_region_left_gives_its_camps_back_once():
    t = camping("turn", meadow=1, shore=2).put("meadow", camp=5).play("a", "abandon meadow", "done")
    assert t.phase == "place" and t.tokens("meadow") == {}
    assert t.play("a", "place shore 5", "done").actor == "b"


def test_without_a_region_they_wait():
    t = camping("turn", meadow=1).put("meadow", camp=5).play("a", "abandon meadow", "done")
    assert t.actor == "b" and t.s.count("camp") == 0


def beaten(**lands):
    """Orcs take the shore from the campers and end their turn."""
    t = table(a="orcs hill", b="humans bivouacking").own("a", hand=9, meadow=1).own("b", shore=1, **lands)
    t.put("shore", camp=2).with_(phase="conquer")
    if lands:
        t.put("wood", camp=3)
    return t.play("a", "conquer shore", "done", "garrison meadow 5", "done")


def test_camps_of_a_lost_region_are_set_again_at_the_end_of_that_turn():
    t = beaten(wood=1, cave=1)
    assert (t.actor, t.phase, t.tokens("shore")) == ("b", "place", {})
    t.play("b", "place cave 2", "done")
    assert (t.tokens("cave"), t.tokens("wood")) == ({"camp": 2}, {"camp": 3})


def test_the_other_camps_stay_where_they_are():
    t = beaten(wood=1, cave=1)
    assert not t.can("b", "place wood 2") and t.can("b", "place wood 5") and t.can("b", "place cave 0")


def test_nothing_is_set_again_if_no_camp_was_hit():
    t = table(a="orcs hill", b="humans bivouacking").own("a", hand=9, meadow=1)
    t.own("b", shore=1, wood=1, cave=1)
    t.put("wood", camp=5).with_(phase="conquer")
    t.play("a", "conquer shore", "done", "garrison meadow 7", "done")
    assert t.phase == "conquer" and t.actor == "b"


def test_who_lost_no_region_is_not_asked():
    t = table(a="orcs hill", b="humans bivouacking").own("a", hand=9, meadow=1).own("b", wood=1, cave=1)
    t.with_(phase="conquer").play("a", "done")
    assert t.phase == "conquer" and t.actor == "b"


def test_tokens_and_camps_both_come_back_to_the_victim():
    t = table(a="orcs hill", b="humans bivouacking").own("a", hand=9, meadow=1)
    t.own("b", shore=2, wood=1, cave=1)
    t.put("wood", camp=4).put("shore", camp=1).with_(phase="conquer").play("a", "conquer shore", "done")
    t.play("a", "garrison meadow 5", "done").play("b", "place cave 1", "done", "retreat cave 2", "done")
    assert (t.tokens("cave"), t.stood("cave"), t.phase) == ({"camp": 1}, 2, "conquer")


def test_who_lost_every_region_sets_no_camps():
    t = beaten()
    assert t.phase == "conquer" and t.actor == "b" and t.s.count("camp") == 0


def test_a_camp_protects_a_lone_token_from_sorcerers():
    t = table(a="sorcerers hill", b="humans bivouacking").own("a", meadow=1).own("b", shore=1, ridge=1)
    t.put("shore", camp=1).with_(phase="conquer")
    assert t.can("a", "convert ridge") and not t.can("a", "convert shore")


def test_camps_are_no_tokens_and_pay_no_coin():
    t = camping().put("meadow", camp=5)
    assert t.income("a") == 4 and t.s.game.ranking(t.s)[0][1] == 2  # two farms of the Humans


def test_in_decline_the_camps_are_gone():
    t = camping("turn").put("meadow", camp=5).play("a", "decline")
    assert t.tokens("meadow") == {} and t.cost("b", "meadow") == 2 + 1


def test_who_finds_camps_laid_elsewhere_sets_those_that_are_left():
    t = camping().put("cave", camp=3)
    assert t.can("a", "place meadow 2") and not t.can("a", "place meadow 3")
    t.play("a", "place meadow 2", "done")
    assert t.tokens("meadow") == {"camp": 2} and t.s.count("camp") == 5
