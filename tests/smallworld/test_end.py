"""Rounds, the end of the game and who wins (p. 3 and 7)."""

import pytest

from smallworld import GAME
from table import table


def last(actor="b", round=4, **more):
    t = table(a="humans stout", b="orcs commando").own("a", meadow=2).own("b", cave=1)
    return t.with_(round=round, actor=actor, **more)


def test_players_act_clockwise():
    t = (table(a="ratmen hill", b="orcs commando", c="elves swamp").own("a", meadow=2).own("b", cave=1)
         .own("c", moor=1))
    order = []
    for _ in range(4):
        order.append(t.actor)
        t.end_turn(t.actor)
    assert order == ["a", "b", "c", "a"]


def test_a_round_ends_when_it_is_the_first_players_turn_again():
    t = last(actor="b", round=1)
    assert t.end_turn("b").s.round == 2
    assert t.end_turn("a").s.round == 2


def test_the_first_player_may_sit_anywhere():
    t = last(actor="a", round=1, first=1)
    assert t.end_turn("a").s.round == 2


def test_the_last_round_is_played_to_the_end():
    t = last(actor="a")
    t.end_turn("a")
    assert t.s.stack and t.actor == "b"


def test_the_game_ends_after_the_last_players_last_turn():
    t = last().end_turn("b")
    assert t.phase == "over" and t.s.legal == [] and t.s.actor is None and t.s.round == 4


def test_the_last_turn_is_paid():
    assert last().end_turn("b").coins("b") == 5 + 1


def test_nothing_can_be_done_after_the_end():
    t = last().end_turn("b")
    assert GAME.explain(t.s, ("conquer", 0)) == ["not_now"] and GAME.forecast(t.s, ("conquer", 0)) == {}


def winners(coins, mine, his, **faded):
    t = table(a="ratmen alchemist", b="orcs commando", c="").own("a", **mine).own("b", **his)
    t.with_(coins=[*coins, 0], actor="c")  # in c's turn all tokens of a and b stand on the map
    if faded:
        t.faded("b", "elves", **faded)
    ranking = GAME.ranking(t.s)
    return "".join(letter for letter, mine in zip("ab", ranking) if mine == max(ranking))


@pytest.mark.parametrize("coins, best", [([9, 3], "a"), ([3, 9], "b")])
def test_the_richest_player_wins(coins, best):
    assert winners(coins, {"meadow": 5}, {"cave": 5}) == best


def test_a_tie_goes_to_whoever_has_more_tokens_on_the_map():
    # ruling 17
    assert winners([9, 9], {"meadow": 3}, {"cave": 2}) == "a"


def test_tokens_in_decline_count_for_the_tie():
    # ruling 17
    assert winners([9, 9], {"meadow": 3}, {"cave": 2}, moor=1, fen=1) == "b"


def test_camps_and_tokens_in_hand_do_not_count_for_the_tie():
    # ruling 17
    t = table(a="amazons bivouacking", b="orcs commando", c="").own("a", hand=4, meadow=2).own("b", cave=2)
    t.put("meadow", camp=5).with_(actor="c")
    assert GAME.ranking(t.s)[:2] == [[5, 2], [5, 2]]


def test_a_full_tie_is_a_shared_win():
    # ruling O7
    assert winners([9, 9], {"meadow": 2}, {"cave": 2}) == "ab"


def test_the_end_is_told():
    t = last().end_turn("b")
    assert {"event": "over"} in t.s.events
