"""What a hint says for an action of Small World."""

from smallworld import GAME
from table import table


def why(t, words) -> list:
    """The reasons for an action as (code, *facts)."""
    return [tuple(one.values()) for one in GAME.reasons(t.s, t.action(words))]


def conquering(power="hill", **lands):
    return table(a=f"humans {power}", b="orcs forest").own("a", **lands).own("b", wood=3, cave=1)


def test_a_conquest_is_recommended_by_its_price_its_coins_and_whom_it_hurts():
    t = conquering(shore=9)
    assert why(t, "conquer hill") == [("cheap", 2), ("coins", 2)]  # a coin of its own, one of the power
    assert why(t, "conquer wood") == [("breaks", 1), ("safe",)]  # cave is far away


def test_who_has_earned_most_is_named():
    t = conquering(shore=9)
    t.s.earned.append([1, 1, 7, 0, 0, 0, 0])
    assert ("leader", 1) in why(t, "conquer wood") and ("breaks", 1) not in why(t, "conquer wood")


def test_a_region_at_the_border_is_not_called_safe_nor_one_that_a_rival_stands_beside():
    t = conquering(shore=9)
    assert ("safe",) not in why(t, "conquer meadow")
    t = table(a="humans hill", b="orcs forest").own("a", shore=9).own("b", ridge=1)
    assert ("safe",) not in why(t, "conquer wood")


def test_a_roll_is_told_by_its_odds():
    assert why(conquering(shore=3), "gamble wood")[0] == ("chance", 1, 6)


def test_conquests_end_because_nothing_is_left_or_tokens_guard():
    assert why(conquering(shore=1), "done") == [("no_tokens",)]
    assert why(conquering(shore=9), "done") == [("keeps", 8)]


def test_a_decline_says_how_little_is_left_and_what_comes_of_it():
    found = why(conquering(shore=2, meadow=1), "decline")
    assert [code for code, _ in found] == ["decline", "pays_on", "fresh"]
    assert found[0][1] == 1 and found[1][1] == 2 and found[2][1] > 5
    t = table(a="amazons hill", b="orcs forest").own("a", shore=2, meadow=1)
    assert t.s.lent == 4 and why(t, "decline")[0] == ("decline", 5)  # those on loan conquer too


def test_a_decline_after_the_coins_is_one_too():
    t = conquering("stout", shore=1).play("a", "done")
    assert t.phase == "farewell" and why(t, "farewell")[0] == ("paid",) and why(t, "done") == []


def test_tokens_go_where_a_rival_or_a_newcomer_may_come():
    t = table(a="humans hill", b="orcs forest").own("a", shore=1, wood=1, meadow=7).own("b", moor=2)
    t.play("a", "done")
    assert why(t, "garrison wood 5") == [("guards", 1)]
    assert why(t, "garrison meadow 3") == [("edge",)] and why(t, "garrison shore 1") == [("quiet",)]


def test_a_combination_is_told_by_tokens_coins_on_it_and_what_its_traits_are_good_for():
    t = table(a="", b="orcs forest").own("b", cave=1).with_(
        actor="a", column=[["humans", "merchant", 2], ["ratmen", "commando", 0]], coins=[5, 5])
    assert why(t, "take 0") == [("tokens", 7), ("lying", 2), ("earns", "merchant"), ("earns", "humans"),
                                ("free",)]
    assert why(t, "take 1")[:2] == [("most", 12), ("cheaper", "commando")]
