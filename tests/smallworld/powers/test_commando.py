"""Commando: any region costs one token less."""

from table import table


def test_any_region_costs_one_less():
    t = table(a="humans commando", b="elves hill").own("a", meadow=1).own("b", ridge=2).tribes("wood")
    assert [t.cost("a", r) for r in ("shore", "wood", "ridge")] == [2 - 1, 3 - 1, 3 + 2 - 1]


def test_discounts_add_up_but_one_token_is_needed():
    t = table(a="tritons commando", b="elves hill").own("a", meadow=1).own("b", moor=1)
    assert (t.cost("a", "shore"), t.cost("a", "moor")) == (1, 3 - 2)


def test_a_token_in_hand_is_needed():
    t = table(a="tritons commando", b="elves hill").own("a", meadow=1).with_(phase="conquer")
    assert t.verbs() == {"done", "decline", "abandon"}


def test_they_are_attacked_at_the_usual_price():
    t = table(a="humans hill", b="elves commando").own("a", meadow=1).own("b", shore=2)
    assert t.cost("a", "shore") == 2 + 2


def test_not_in_decline():
    t = table(a="ghouls commando", b="elves hill").own("a", meadow=4).own("b", cave=1)
    t.play("a", "decline").end_turn("b").play("a", "conquer shore")
    assert t.troops("shore") == 2
