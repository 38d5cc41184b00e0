"""Forsaken: a coin for each token that fell by their deeds, before they redeploy."""

from realm import realm


def turn(hand=9, **fields):
    t = realm(a="forsaken farmer", b="dwarves mining").own("a", hand=hand, harbour=1).own("b", landing=2)
    return t.faded("b", "tauren", meadow=2).murlocs("marsh").with_(**fields)


def offer(t) -> list:
    """How many may be raised."""
    return [act[1] for act in t.s.legal if act[0] == "raise"]


def test_each_token_of_a_stack_in_decline_counts_and_murlocs_too():  # rulings 104, murloc-as-race-loss
    t = turn().play("a", "conquer meadow", "conquer marsh", "done")
    assert t.phase == "raise" and offer(t) == [1, 2, 3]


def test_they_come_before_redeployment_for_a_coin_each():
    t = turn().play("a", "conquer meadow", "conquer marsh", "done")
    hand = t.hand("a")
    t.play("a", "raise 2")
    assert (t.phase, t.coins("a")) == ("redeploy", 3)
    assert t.s.total(t.band("a")) == hand + 1 + 2 + 4 + 3 and t.s.tray["forsaken"] == 20 - 10 - 2


def test_nobody_need_pay_and_nobody_who_felled_none_is_asked():
    t = turn().play("a", "conquer meadow", "done", "done")
    assert t.phase == "redeploy" and t.coins("a") == 5
    assert turn().play("a", "done").phase != "raise"


def test_no_more_than_coins_and_tray_allow():  # ruling 105
    assert offer(turn(coins=[1, 5]).play("a", "conquer meadow", "done")) == [1]
    t = realm(a="forsaken farmer", b="dwarves mining").own("a", hand=9, harbour=9).own("b", landing=2)
    t.faded("a", "trolls", peak=1).faded("b", "tauren", meadow=2).murlocs("marsh")
    assert offer(t.play("a", "conquer meadow", "conquer marsh", "done")) == [1, 2]


def test_the_last_conquest_by_the_die_counts():
    t = turn(hand=1, die=3).play("a", "gamble marsh")
    assert t.phase == "raise" and offer(t) == [1]


def test_the_own_race_in_decline_counts():  # ruling 104
    t = realm(a="forsaken farmer", b="dwarves mining").own("a", hand=5, harbour=1).own("b", landing=2)
    t.faded("a", "trolls", meadow=1).play("a", "conquer meadow", "done")
    assert offer(t) == [1]


def test_spared_tokens_walls_and_forts_are_none():  # ruling 104
    t = realm(a="forsaken farmer", b="draenei mining").own("a", hand=7, harbour=1)
    t.own("b", landing=2, meadow=1)
    t.put("meadow", wall=1, fort=1).play("a", "conquer meadow", "done")
    assert t.phase != "raise"


def test_unused_losses_expire():  # ruling 105
    t = turn().play("a", "conquer meadow", "done", "done").end_turn("a").end_turn("b")
    assert t.play("a", "done").phase != "raise"


def test_those_whom_a_bomb_kills_in_another_s_turn_are_not_theirs():
    t = realm(a="goblins farmer", b="forsaken mining").own("a", meadow=1).own("b", hand=3, peak=2, landing=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[1], memo={"goblins": 0}).play("a", "ignite peak")
    t.end_turn("a")
    while t.actor != "b" or t.phase != "conquer":
        t.end_turn("a") if t.actor == "a" else t.play("b", "done")
    assert t.play("b", "done").phase != "raise"


def test_in_decline_nobody_rises():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=5, harbour=1).own("b", landing=2)
    t.faded("a", "forsaken", grove=1).murlocs("meadow").play("a", "conquer meadow", "done")
    assert t.phase != "raise"
