"""The reinforcement die for the last conquest of a turn (p. 4-5)."""

import pytest

from conquest.phases.conquer import chance
from conquest.rules import DIE
from table import table
from tabletop.table import choices


def short(hand, wood):
    """Humans with some tokens in hand beside a wood with some orcs on it."""
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=1 + hand).own("b", wood=wood, grove=1)
    return t


def test_the_die_shows_three_blanks_and_one_two_three():
    assert sorted(DIE) == [0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("orcs, allowed", [(1, True), (2, True), (3, True), (4, False)])
def test_a_region_up_to_three_tokens_too_dear_may_be_tried(orcs, allowed):
    # ruling 1
    assert short(2, orcs).can("a", "gamble wood") is allowed


def test_only_a_choice_that_is_rolled_for_says_how_many_faces_win():
    s = short(2, 1).s
    told = {(choice["action"][0], s.board.keys[choice["place"]]): choice for choice in choices(s, 0)
            if choice["action"][0] in ("conquer", "gamble")}
    assert told["gamble", "wood"]["chance"] == [3, 6] and told["conquer", "shore"]["cost"] == 2
    assert all(("chance" in choice) == (verb == "gamble") for (verb, _), choice in told.items())


def test_what_can_be_paid_is_not_rolled_for():
    t = short(3, 1)
    assert t.can("a", "conquer wood") and not t.can("a", "gamble wood")


def test_without_a_token_in_hand_there_is_no_roll():
    # ruling 2
    assert short(0, 1).verbs() == {"done", "decline", "abandon"}


def test_a_region_that_may_not_be_taken_may_not_be_tried():
    t = table(a="humans alchemist", b="orcs heroic").own("a", meadow=2).own("b", wood=1).put("wood", hero=1)
    assert not t.can("a", "gamble wood")


@pytest.mark.parametrize("pips, won", [(0, False), (1, False), (2, True), (3, True)])
def test_pips_and_tokens_together_must_reach_the_price(pips, won):
    # ruling 3
    t = short(2, 2).roll_next(pips).play("a", "gamble wood")
    assert (t.race("wood") == "humans") is won


def test_a_won_region_gets_all_tokens_in_hand():
    # ruling 3
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=3, shore=1).own("b", wood=2, grove=2)
    t.roll_next(3).play("a", "gamble wood")
    assert t.phase == "redeploy" and (t.troops("wood"), t.hand("a")) == (2, 0)


def test_after_a_lost_roll_the_tokens_go_to_regions_already_held():
    # ruling 3
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=3, shore=1).own("b", wood=2, grove=2)
    t.roll_next(0).play("a", "gamble wood")
    assert t.phase == "redeploy" and t.owner("wood") == "b" and t.hand("a") == 2
    assert not t.can("a", "done")


@pytest.mark.parametrize("pips", [0, 3])
def test_win_or_lose_the_conquests_end(pips):
    # ruling 3
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=3, shore=1).own("b", wood=2, grove=2)
    t.roll_next(pips).play("a", "gamble wood")
    assert not {"conquer", "gamble"} & t.verbs()


def test_a_lost_roll_costs_no_tokens():
    t = short(2, 2).roll_next(0).play("a", "gamble wood")
    assert t.troops("meadow") == 3 and t.stood("wood") == 2


def test_a_lost_roll_without_a_region_keeps_the_tokens_in_hand():
    # ruling O4
    t = table(a="humans alchemist", b="orcs forest").own("a", hand=1).own("b", wood=1, meadow=1)
    t.roll_next(0).play("a", "gamble meadow")
    assert t.hand("a") == 1 and t.actor == "b"


def test_the_first_conquest_may_be_rolled_for():
    t = table(a="humans alchemist", b="orcs forest").own("a", hand=1).own("b", wood=1)
    t.roll_next(1).play("a", "gamble shore")
    assert t.owner("shore") == "a"


def test_a_roll_is_not_taken_back():
    assert "chance" in short(2, 2).play("a", "gamble wood").match.keeps()


@pytest.mark.parametrize("missing, good", [(1, 3), (2, 2), (3, 1)])
def test_the_odds_are_told_before(missing, good):
    assert chance(missing) == [good, 6]


def test_all_pips_come_in_their_share():
    t, count = short(1, 1), [0] * 4
    for _ in range(6000):
        count[DIE[t.s.random(len(DIE))]] += 1
    assert abs(count[0] - 3000) < 200 and all(abs(n - 1000) < 150 for n in count[1:])
