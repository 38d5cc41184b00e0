"""Conquests (p. 4): where a race may go, what a region costs, what comes of the beaten."""

import pytest

from table import table


def humans(**lands):
    return table(a="humans alchemist", b="orcs forest").own("a", **lands)


# --- where --------------------------------------------------------------------------------------

def test_the_first_conquest_is_made_on_the_border():
    t = humans()
    t.wish["bands"][0]["hand"] = 9
    borders = {"shore", "meadow", "ridge", "hill", "moor", "fen", "grove", "peak", "cave"}
    assert t.targets("a") == borders and t.barriers("a", "wood") == {"inland"}


def test_a_coast_of_a_sea_at_the_edge_is_border_too():
    assert "shore" in humans().own("a", hand=3).targets("a")


def test_a_sea_held_by_seafarers_still_makes_its_coast_border():
    t = table(a="humans alchemist", b="orcs seafaring").own("a", hand=5).own("b", sea=1)
    assert "shore" in t.targets("a")


def test_later_conquests_are_next_to_a_region_of_the_race():
    t = humans(meadow=5)
    assert t.targets("a") == {"shore", "ridge", "wood"} and t.barriers("a", "moor") == {"far"}


def test_regions_in_decline_are_no_bridge():
    t = humans(meadow=5).faded("a", "elves", moor=1)
    assert "grove" not in t.targets("a") and t.barriers("a", "grove") == {"far"}


def test_a_new_race_need_not_touch_its_players_race_in_decline():
    # ruling 14
    t = humans().own("a", hand=5).faded("a", "elves", meadow=1)
    assert "peak" in t.targets("a") and "wood" not in t.targets("a")


def test_seas_and_lakes_cannot_be_taken():
    t = humans(meadow=5, wood=3)
    assert t.barriers("a", "sea") == {"water"} and t.barriers("a", "mere") == {"water"}


def test_a_race_does_not_take_its_own_region():
    assert humans(meadow=5, ridge=1).barriers("a", "ridge") == {"own"}


def test_a_race_may_take_its_players_region_in_decline():
    t = humans(meadow=9).faded("a", "elves", ridge=1)
    assert t.cost("a", "ridge") == 2 + 1 + 1
    t.play("a", "conquer ridge")
    assert t.race("ridge") == "humans" and t.hand("a") == 8 - 4


def test_a_race_pushed_off_the_map_comes_back_as_a_first_conquest():
    # ruling 9
    t = humans().own("a", hand=4)
    assert not t.can("a", "conquer wood") and t.can("a", "conquer meadow")


# --- the price ----------------------------------------------------------------------------------

def test_an_empty_region_costs_two_tokens():
    # ruling 6
    assert humans(meadow=5).cost("a", "shore") == 2


def test_a_mountain_costs_one_more():
    # ruling 6
    assert humans(meadow=5).cost("a", "ridge") == 3


def test_a_lost_tribe_costs_one_more():
    assert humans(meadow=5).tribes("wood").cost("a", "wood") == 3


@pytest.mark.parametrize("n", [1, 2, 5])
def test_each_token_of_another_player_costs_one_more(n):
    assert humans(meadow=5).own("b", wood=n).cost("a", "wood") == 2 + n


@pytest.mark.parametrize("pieces, more",
                         [({"fortress": 1}, 1), ({"lair": 1}, 1), ({"camp": 1}, 1), ({"camp": 3}, 3),
                                          ({"fortress": 1, "camp": 2}, 3)])
def test_pieces_that_defend_cost_more(pieces, more):
    assert humans(meadow=5).own("b", ridge=2).put("ridge", **pieces).cost("a", "ridge") == 3 + 2 + more


def test_discounts_add_up_but_a_token_is_always_needed():
    # ruling 7
    t = table(a="tritons mounted", b="orcs forest").own("a", meadow=5)
    assert t.cost("a", "shore") == 1
    t = table(a="tritons commando", b="orcs forest").own("a", meadow=5, shore=1).own("b", hill=2)
    assert t.cost("a", "hill") == 2 + 2 - 1 - 1


def test_without_a_token_in_hand_no_conquest_begins():
    t = table(a="tritons mounted", b="orcs forest").own("a", meadow=1)
    assert t.cost("a", "shore") == 1 and t.verbs() == {"done", "decline", "abandon"}


def test_what_is_too_dear_cannot_be_taken():
    t = humans(meadow=3)
    assert t.can("a", "conquer shore") and not t.can("a", "conquer ridge")


# --- taking -------------------------------------------------------------------------------------

def test_the_tokens_paid_stand_on_the_region_and_stay_there():
    t = humans(meadow=6).play("a", "conquer ridge")
    assert (t.troops("ridge"), t.hand("a"), t.race("ridge")) == (3, 2, "humans")
    assert not t.can("a", "conquer moor") or t.cost("a", "moor") <= 2


def test_a_region_just_taken_is_a_bridge():
    t = humans(meadow=6).play("a", "conquer ridge")
    assert t.can("a", "conquer moor")


def test_the_beaten_lose_one_token_and_take_the_others_to_hand():
    t = humans(meadow=9).own("b", wood=3).play("a", "conquer wood")
    assert t.hand("b") == 2 and t.s.tray["orcs"] == 10 - 2


def test_a_lone_token_is_lost():
    t = humans(meadow=9).own("b", wood=1, grove=1).play("a", "conquer wood")
    assert t.hand("b") == 0 and t.s.tray["orcs"] == 10 - 1


def test_a_lost_tribe_leaves_the_game():
    t = humans(meadow=9).tribes("wood").play("a", "conquer wood")
    assert t.race("wood") == "humans" and t.s.band.count(0) == 0


def test_what_lay_on_a_taken_region_is_gone():
    t = humans(meadow=9).own("b", wood=1).put("wood", fortress=1).play("a", "conquer wood")
    assert t.tokens("wood") == {}


def test_a_mountain_stays_a_mountain():
    t = humans(meadow=9).play("a", "conquer ridge", "done")
    assert t.s.board.cost[t.region("ridge")] == 3


def test_conquests_may_end_at_any_time_and_a_turn_may_be_passed():
    # ruling 4
    t = humans(meadow=5).own("b", grove=2).play("a", "done")
    assert t.owner("meadow") == "a" and t.actor == "b" and t.coins("a") == 5 + 1 + 1 + 2


# --- before the first conquest -----------------------------------------------------------------------

def test_all_but_one_token_of_each_region_come_to_hand():
    t = humans(meadow=4, shore=2)
    assert (t.troops("meadow"), t.troops("shore"), t.hand("a")) == (1, 1, 4)


def test_regions_are_left_only_before_the_conquests():
    # ruling 8
    t = humans(meadow=4, shore=2)
    assert t.can("a", "abandon shore")
    assert "abandon" not in t.play("a", "conquer ridge").verbs()
    assert "abandon" not in t.play("a", "done").verbs()


def test_a_region_that_is_left_is_nobodys_and_its_tokens_come_to_hand():
    t = humans(meadow=4, shore=2).play("a", "abandon shore")
    assert t.owner("shore") is None and t.hand("a") == 3 + 2 and t.income("a") == 1 + 2 + 1


def test_whoever_leaves_all_regions_begins_again_on_the_border():
    # ruling 8
    t = humans(wood=5).play("a", "abandon wood")
    assert t.barriers("a", "wood") == {"inland"} and t.can("a", "conquer peak")


@pytest.mark.parametrize("region", ["shore", "meadow"])
def test_whoever_has_left_a_region_cannot_decline_this_turn(region):
    assert not humans(meadow=4, shore=2).play("a", f"abandon {region}").can("a", "decline")


@pytest.mark.parametrize("bands, move", [
    ("humans alchemist", "conquer shore"), ("humans dragon_master", "dragon shore"),
    ("sorcerers alchemist", "convert ridge"), ("humans berserk", "roll")])
def test_after_any_fight_regions_are_neither_left_nor_given_to_decline(bands, move):
    # ruling 8
    t = table(a=bands, b="orcs forest").own("a", meadow=4, grove=1).own("b", ridge=1)
    assert {"abandon", "decline"} <= t.verbs()
    assert not {"abandon", "decline"} & t.play("a", move).verbs()


def test_a_new_race_does_not_decline_in_the_turn_it_comes():
    t = table(a="", b="orcs forest").own("b", cave=1).play("a", "take 0")
    assert t.phase == "conquer" and not t.can("a", "decline")


def test_who_declines_leaves_the_tokens_as_they_stood_and_gives_back_what_was_lent():
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=4, shore=2, hand=1).own("b", cave=1)
    assert (t.troops("meadow"), t.hand("a"), t.s.lent) == (1, 1 + 3 + 1 + 4, 4)
    t.play("a", "decline")
    assert (t.troops("meadow"), t.troops("shore"), t.s.tray["amazons"], t.s.lent) == (1, 1, 15 - 2, 0)


def test_leaving_the_first_region_of_the_map_counts_too():
    t = table(a="humans seafaring", b="orcs forest").own("a", sea=1, meadow=3).play("a", "abandon sea")
    assert not t.can("a", "decline")


def test_regions_in_decline_cannot_be_left():
    assert not humans(meadow=4).faded("a", "elves", shore=1).can("a", "abandon shore")


def test_a_left_region_loses_its_pieces():
    t = table(a="humans fortified", b="orcs forest").own("a", meadow=4, shore=1).put("shore", fortress=1)
    assert t.play("a", "abandon shore").s.count("fortress") == 0


def test_an_active_race_without_tokens_may_only_wait_or_decline():
    # ruling 10
    t = humans().faded("a", "elves", meadow=1).own("b", ridge=2)
    assert t.verbs() == {"done", "decline"}
    t.play("a", "done")
    assert t.coins("a") == 5 + 1 + 2 and t.s.active[0] > 0  # a region in decline, and the alchemist's gold


def test_declining_an_empty_race_removes_the_older_one():
    # ruling 10
    t = humans().faded("a", "elves", meadow=1).own("b", ridge=2).play("a", "decline")
    assert t.coins("a") == 5 and t.owner("meadow") is None and t.phase == "conquer" and t.actor == "b"
    assert not t.s.bands(0) and t.s.active[0] < 0
    assert "elves" in t.s.races[:2] and "humans" in t.s.races[:2]
