"""Giants: one token less next to a mountain they hold."""

from table import table


def test_one_token_less_next_to_a_mountain_they_hold():
    t = table(a="giants swamp", b="elves hill").own("a", ridge=1).tribes("wood")
    assert (t.cost("a", "meadow"), t.cost("a", "wood")) == (2 - 1, 3 - 1)


def test_nothing_off_elsewhere():
    t = table(a="giants swamp", b="elves hill").own("a", ridge=1, meadow=1)
    assert t.cost("a", "shore") == 2


def test_a_mountain_nobody_holds_does_not_help():
    t = table(a="giants swamp", b="elves hill").own("a", meadow=1).tribes()
    assert t.cost("a", "wood") == 2


def test_a_mountain_of_others_does_not_help():
    t = table(a="giants swamp", b="elves hill").own("a", meadow=1).own("b", ridge=1).tribes()
    assert t.cost("a", "wood") == 2


def test_a_mountain_of_their_players_declined_race_does_not_help():
    t = table(a="giants swamp", b="elves hill").own("a", meadow=1).faded("a", "orcs", ridge=1).tribes()
    assert t.cost("a", "wood") == 2


def test_the_mountain_itself_costs_three():
    t = table(a="giants swamp", b="elves hill").own("a", meadow=1)
    assert t.cost("a", "ridge") == 3


def test_discounts_add_up_but_one_token_is_needed():
    t = table(a="giants mounted", b="elves hill").own("a", ridge=1, peak=1).own("b", meadow=1)
    assert (t.cost("a", "meadow"), t.cost("a", "cave")) == (3 - 2, 1)


def test_other_races_pay_in_full():
    t = table(a="humans swamp", b="giants hill").own("a", ridge=1)
    assert t.cost("a", "meadow") == 2


def test_in_decline_they_pay_and_defend_like_others():
    t = table(a="humans swamp", b="elves hill").own("a", meadow=1).faded("b", "giants", ridge=1)
    assert t.cost("a", "ridge") == 3 + 1
