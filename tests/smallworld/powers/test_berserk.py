"""Berserk: the die falls before a conquest, then the region is chosen."""

from table import table


def berserk(hand=9, race="humans", **lands):
    t = table(a=f"{race} berserk", b="elves hill").own("a", hand=hand, **lands or {"meadow": 1})
    return t.own("b", cave=1).tribes("wood").with_(phase="conquer")


def test_the_pips_come_off_the_price_of_any_region():
    t = berserk().roll_next(2).play("a", "roll")
    assert (t.cost("a", "wood"), t.cost("a", "ridge")) == (3 - 2, 3 - 2)


def test_one_token_is_needed_however_high_the_roll():
    assert berserk().roll_next(3).play("a", "roll").cost("a", "shore") == 1


def test_the_region_is_chosen_after_the_roll():
    t = berserk(hand=1).roll_next(2)
    assert not t.can("a", "conquer wood")
    t.play("a", "roll", "conquer wood")
    assert (t.troops("wood"), t.hand("a")) == (1, 0)


def test_a_roll_stands_until_a_region_is_taken():
    t = berserk().roll_next(0).play("a", "roll")
    assert not t.can("a", "roll") and t.can("a", "conquer wood")


def test_there_is_a_new_roll_before_each_conquest():
    t = berserk().roll_next(3).play("a", "roll", "conquer shore")
    assert t.cost("a", "wood") == 3
    assert t.roll_next(1).play("a", "roll").cost("a", "wood") == 3 - 1


def test_a_conquest_without_a_roll_costs_the_usual_price():
    t = berserk().play("a", "conquer wood")
    assert t.hand("a") == 9 - 3 and t.can("a", "roll")


def test_no_roll_without_a_token_in_hand():
    assert not berserk(hand=0).can("a", "roll")


def test_there_is_no_last_roll_besides():
    t = berserk(hand=1)
    assert "gamble" not in t.verbs()
    assert "gamble" not in t.roll_next(0).play("a", "roll").verbs()


def test_a_roll_that_does_not_help_ends_the_conquests():
    t = berserk(hand=1).roll_next(0).play("a", "roll")
    assert t.s.legal == [("done",)]


def test_a_roll_not_used_is_forgotten_by_the_next_turn():
    t = berserk().roll_next(3).play("a", "roll").end_turn("a").end_turn("b")
    assert t.can("a", "roll") and t.cost("a", "shore") == 2


def test_it_works_for_the_first_conquest():
    t = table(a="humans berserk", b="elves hill").own("a", hand=1).with_(phase="conquer")
    assert t.roll_next(1).play("a", "roll").can("a", "conquer meadow")


def test_in_decline_there_is_no_roll_before_a_conquest():
    t = table(a="ghouls berserk", b="elves hill").own("a", meadow=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b")
    assert not t.can("a", "roll") and t.can("a", "conquer shore")
