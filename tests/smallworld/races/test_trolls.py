"""Trolls: a lair in every region, which stays in decline."""

from table import table


def test_every_conquered_region_gets_a_lair():
    t = table(a="trolls swamp", b="elves hill").own("a", hand=9, meadow=1).own("b", shore=1)
    t.tribes().with_(phase="conquer").play("a", "conquer shore", "conquer wood")
    assert t.tokens("shore") == t.tokens("wood") == {"lair": 1}


def test_the_first_conquest_too():
    t = table(a="trolls swamp", b="elves hill").own("a", hand=9).with_(phase="conquer")
    t.play("a", "conquer moor")
    assert t.tokens("moor") == {"lair": 1}


def test_a_lair_costs_an_attacker_one_token():
    t = table(a="humans swamp", b="trolls hill").own("a", moor=1).own("b", grove=2, ridge=1)
    t.put("grove", lair=1).put("ridge", lair=1)
    assert (t.cost("a", "grove"), t.cost("a", "ridge")) == (2 + 2 + 1, 3 + 1 + 1)


def test_lairs_stay_in_decline():
    t = table(a="trolls swamp", b="elves hill").own("a", grove=3).own("b", moor=1).put("grove", lair=1)
    t.play("a", "decline")
    assert t.tokens("grove") == {"lair": 1} and t.cost("b", "grove") == 2 + 1 + 1


def test_a_region_left_loses_its_lair():
    t = table(a="trolls swamp", b="elves hill").own("a", grove=1, moor=1).put("grove", lair=1)
    assert t.play("a", "abandon grove").tokens("grove") == {}


def test_a_region_lost_loses_its_lair():
    t = table(a="humans swamp", b="trolls hill").own("a", hand=9, moor=1).own("b", grove=2)
    t.put("grove", lair=1)
    assert t.with_(phase="conquer").play("a", "conquer grove").tokens("grove") == {}


def test_a_region_lost_in_decline_loses_its_lair():
    t = table(a="humans swamp", b="elves hill").own("a", hand=9, moor=1).faded("b", "trolls", grove=1)
    t.put("grove", lair=1).with_(phase="conquer").play("a", "conquer grove")
    assert t.tokens("grove") == {}


def test_lairs_leave_with_the_last_of_a_declined_race():
    t = table(a="humans swamp", b="elves hill").own("a", moor=1).faded("a", "trolls", grove=1)
    t.own("b", cave=1)
    t.put("grove", lair=1).play("a", "decline")
    assert t.tokens("grove") == {}


def test_a_lair_is_no_token_and_pays_no_coin():
    t = table(a="trolls swamp", b="elves hill").own("a", grove=1).put("grove", lair=1)
    assert t.income("a") == 1 and t.s.game.ranking(t.s)[0][1] == 1


def test_lairs_hold_back_their_players_other_races_too():
    t = table(a="humans swamp", b="elves hill").own("a", moor=1).faded("a", "trolls", grove=1)
    t.put("grove", lair=1)
    assert t.cost("a", "grove") == 2 + 1 + 1


def test_no_more_lairs_than_the_box_has():
    t = table(a="trolls swamp", b="elves hill").own("a", hand=9, meadow=1).own("b", cave=1)
    t.tribes().put("cave", lair=9).with_(phase="conquer").play("a", "conquer shore", "conquer wood")
    assert (t.tokens("shore"), t.tokens("wood")) == ({"lair": 1}, {})
