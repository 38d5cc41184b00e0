"""Dragon Master: once a turn one token takes a region, and the dragon guards it."""

from table import table


def dragon(hand=9, **lands):
    t = table(a="humans dragon_master", b="ratmen hill").own("a", hand=hand, **lands or {"meadow": 1})
    return t.tribes().with_(phase="conquer")


def test_one_token_takes_a_region_whoever_defends_it():
    t = dragon(hand=1).own("b", ridge=8).put("ridge", fortress=1).play("a", "dragon ridge")
    assert (t.owner("ridge"), t.troops("ridge"), t.hand("a")) == ("a", 1, 0)
    assert (t.hand("b"), t.tokens("ridge")) == (7, {"dragon": 1})


def test_dragon_comes_once_a_turn():
    t = dragon().play("a", "dragon ridge")
    assert "dragon" not in t.verbs() and t.can("a", "conquer wood")


def test_next_turn_it_moves_and_guards_the_old_region_no_more():
    t = dragon(hand=3).own("b", cave=1).put("meadow", dragon=1).play("a", "dragon shore")
    assert (t.tokens("meadow"), t.tokens("shore")) == ({}, {"dragon": 1})


def test_it_comes_again_next_turn():
    t = dragon(hand=3).own("b", cave=1).play("a", "dragon shore").end_turn("a").end_turn("b")
    assert t.can("a", "dragon wood") and t.tokens("shore") == {"dragon": 1}


def test_it_need_not_move():
    t = dragon().own("b", cave=1).put("meadow", dragon=1).end_turn("a")
    assert t.tokens("meadow") == {"dragon": 1}


def test_the_dragons_region_is_immune():
    t = table(a="orcs hill", b="humans dragon_master").own("a", hand=9, meadow=1).own("b", shore=1)
    assert t.put("shore", dragon=1).barriers("a", "shore") == {"immune"}


def test_it_may_be_the_first_conquest_on_the_border():
    t = table(a="humans dragon_master", b="elves hill").own("a", hand=5).own("b", moor=4)
    t.with_(phase="conquer")
    assert t.can("a", "dragon moor") and not t.can("a", "dragon wood")


def test_it_goes_no_further_than_other_conquests():
    t = dragon().own("b", shore=1).put("shore", hero=1)
    assert not {f"dragon {r}" for r in ("down", "sea", "shore", "meadow") if t.can("a", f"dragon {r}")}


def test_halflings_may_begin_with_it_inland():
    t = table(a="halflings dragon_master", b="elves hill").own("a", hand=5).with_(phase="conquer")
    assert t.play("a", "dragon wood").tokens("wood") == {"dragon": 1, "hole": 1}


def test_a_token_in_hand_is_needed():
    assert "dragon" not in dragon(hand=0).verbs()


def test_the_region_counts_as_taken_non_empty():
    t = table(a="orcs dragon_master", b="elves hill").own("a", hand=9, meadow=1).tribes("wood")
    t.with_(phase="conquer")
    assert t.play("a", "dragon wood").income("a") == 2 + 1


def test_a_region_left_lets_the_dragon_go():
    t = table(a="humans dragon_master", b="elves hill").own("a", meadow=2, shore=1).put("shore", dragon=1)
    assert t.play("a", "abandon shore").tokens("shore") == {}


def test_in_decline_the_dragon_is_gone():
    t = table(a="humans dragon_master", b="elves hill").own("a", shore=2).own("b", meadow=1)
    t.put("shore", dragon=1)
    t.play("a", "decline")
    assert t.tokens("shore") == {} and t.barriers("b", "shore") == set()


def test_there_is_one_dragon_wherever_it_was_laid():
    t = dragon(hand=3).own("b", cave=1).put("cave", dragon=1).play("a", "dragon shore")
    assert (t.tokens("cave"), t.tokens("shore")) == ({}, {"dragon": 1})
