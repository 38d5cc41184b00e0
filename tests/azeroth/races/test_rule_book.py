"""The rule book's own examples of races and of the frame of a turn, and what its text says in passing."""

import pytest
from azeroth import GAME
from realm import realm
from tabletop import Match


def draft(*combinations, race="", **more):
    """Player a is about to choose; b has a region."""
    t = realm(a="", b="humans ranger").own("b", landing=1)
    return t.with_(phase="draft", column=[list(item) for item in combinations], **more)


COLUMN = [["orcs", "mining", 0], ["trolls", "sailing", 2], ["forsaken", "herbalist", 0]]


# --- p. 4: a combination ---------------------------------------------------------------------------

def test_the_forsaken_with_a_badge_of_four_bring_ten_tokens():
    t = draft(*COLUMN).play("a", "take 2")
    assert (t.hand("a"), t.coins("a")) == (10, 3)
    assert [row[2] for row in t.s.column[:2]] == [1, 3] and len(t.s.column) == 6


def test_coins_that_lie_on_a_combination_are_taken_with_it():
    t = draft(*COLUMN).play("a", "take 1")
    assert t.coins("a") == 5 - 1 + 2 and t.s.column[0] == ["orcs", "mining", 1]


def test_coins_on_a_combination_help_to_pay_for_it():  # ruling 1
    t = draft(["orcs", "mining", 0], ["trolls", "sailing", 1], coins=[0, 5])
    assert {act[1] for act in t.s.legal} == {0, 1}
    assert t.play("a", "take 1").coins("a") == 0


def test_the_topmost_combination_is_always_free():  # ruling 35
    assert draft(*COLUMN, coins=[0, 5]).can("a", "take 0")


def test_with_twenty_forsaken_on_the_map_no_more_come():
    t = realm(a="forsaken farmer", b="dwarves mining").own("a", hand=10, harbour=10).own("b", landing=1)
    t.murlocs("meadow").play("a", "conquer meadow", "done")
    assert t.s.tray["forsaken"] == 0 and t.phase == "redeploy"


# --- p. 5: conquests -------------------------------------------------------------------------------

def test_the_first_conquest_crosses_the_sea_for_three_tokens():
    t = realm(a="forsaken herbalist", b="humans ranger").own("a", hand=10).own("b", landing=1)
    assert t.cost("a", "harbour") == 3 and t.targets("a") == {"harbour", "ridge", "moor", "landing", "shore"}


def test_with_sailing_two_and_a_mountain_by_the_sea_four():  # ruling 13
    t = realm(a="orcs sailing", b="humans ranger").own("a", hand=10).own("b", landing=1)
    assert t.cost("a", "harbour") == 2
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=10).own("b", landing=1)
    assert t.cost("a", "ridge") == 4


def test_the_forsaken_invade_the_hills_of_the_kobolds_next_door():
    t = realm(a="forsaken herbalist", b="kobolds ranger").own("a", hand=7, meadow=1)
    t.own("b", harbour=1, moor=1)
    assert t.cost("a", "harbour") == 3
    t.play("a", "conquer harbour")
    assert t.hand("b") == 0 and t.s.tray["kobolds"] == 11 - 1


def test_all_that_defends_adds_up():  # facts, cost-list
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=9, meadow=1).own("b", landing=3)
    t.murlocs("grove").put("landing", wall=1, fort=1).put("grove", wall=1)
    assert t.cost("a", "landing") == 2 + 3 + 1 + 1 + 1 and t.cost("a", "grove") == 4


def test_an_entry_without_an_own_neighbour_costs_one_more_on_the_same_island_too():  # ruling 12
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=9, marsh=1).own("b", landing=1)
    assert (t.cost("a", "harbour"), t.cost("a", "moor"), t.cost("a", "ridge")) == (2, 3, 4)


def test_a_race_in_decline_next_to_it_saves_no_fare():  # facts, travel-own-decline
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=9, marsh=1).own("b", landing=1)
    assert t.faded("a", "gnomes", peak=1).cost("a", "moor") == 3


def test_the_beaten_lose_one_and_bring_the_others_anywhere_of_theirs():
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=5, meadow=1)
    t.own("b", grove=3, landing=1, shore=1)
    t.play("a", "conquer grove", "done", "done")
    assert (t.phase, t.actor) == ("retreat", "b") and t.s.tray["trolls"] == 11 - 5 + 1
    assert not t.can("b", "done")  # ruling 50: none is held back
    t.play("b", "retreat shore 3")
    assert t.troops("shore") == 3


def test_who_has_lost_every_region_begins_anew_with_what_is_left():
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=8, meadow=1).own("b", grove=5)
    t.play("a", "conquer grove").end_turn("a")
    assert t.actor == "b" and t.hand("b") == 4
    assert t.targets("b") == {"harbour", "ridge", "moor", "landing", "shore"} and t.cost("b", "harbour") == 3


def test_ones_own_race_in_decline_may_be_taken_and_falls():
    t = realm(a="orcs farmer", b="trolls ranger").own("a", hand=8, meadow=1).own("b", landing=1)
    t.faded("a", "gnomes", grove=1).play("a", "conquer grove")
    assert t.s.tray["gnomes"] == 10 and "gnomes" in t.s.races


def test_a_mountain_falls_to_the_last_tokens_and_a_lucky_die():
    t = realm(a="forsaken herbalist", b="humans ranger").own("a", hand=1, meadow=1).own("b", landing=1)
    t.with_(die=2).play("a", "gamble peak")
    assert t.owner("peak") == "a" and t.troops("peak") == 1 and t.actor == "b"


def test_without_luck_the_tokens_go_to_ones_own_regions():
    t = realm(a="forsaken herbalist", b="humans ranger").own("a", hand=1, meadow=1).own("b", landing=1)
    t.with_(die=1).play("a", "gamble peak")
    assert t.owner("peak") is None and t.troops("meadow") == 2


def test_more_than_three_short_no_die_is_thrown():
    t = realm(a="forsaken herbalist", b="humans ranger").own("a", hand=1, meadow=1)
    t.own("b", landing=1, peak=2)
    assert t.cost("a", "peak") == 5 and not t.can("a", "gamble peak") and t.can("a", "gamble grove")


# --- p. 6: redeployment ----------------------------------------------------------------------------

def test_the_forsaken_felled_a_murloc_and_a_kobold_and_pay_for_one_of_two():
    t = realm(a="forsaken herbalist", b="kobolds ranger").own("a", hand=6, meadow=1)
    t.own("b", harbour=1, moor=1)
    t.murlocs("grove").play("a", "conquer harbour", "conquer grove", "done")
    assert t.phase == "raise" and {act for act in t.s.legal} == {("raise", 1), ("raise", 2), ("done",)}
    t.play("a", "raise 1")
    assert t.phase == "redeploy" and t.coins("a") == 4 and t.hand("a") == 1


# --- p. 7: coins -----------------------------------------------------------------------------------

def test_three_regions_and_a_hill_bring_the_forsaken_four_coins():
    t = realm(a="forsaken herbalist", b="humans ranger").own("a", meadow=1, harbour=1, peak=1)
    t.own("b", landing=1)
    assert t.pays("a") == {"region": 3, "power": 1}


def blood_elves():
    """Blood Elves at sea, their player's Forsaken in decline."""
    t = realm(a="blood_elves farmer", b="dwarves mining", c="humans ranger").own("a", hand=10)
    t.own("b", moor=1, cliff=1).own("c", grove=1, meadow=1, landing=1)
    return t.faded("a", "forsaken", harbour=1, fen=1)


def test_blood_elves_take_the_coast_of_the_dwarves_and_two_regions_of_the_humans_for_two_coins():
    t = blood_elves().play("a", "conquer moor", "conquer grove")
    assert t.pays("a")["faction"] == 2 and t.play("a", "conquer meadow").pays("a")["faction"] == 2


def test_a_source_of_magic_pays_the_blood_elves_and_the_forsaken_in_decline_only_their_regions():
    t = blood_elves().play("a", "conquer moor")
    assert t.pays("a") == {"region": 1, "decline": 2, "race": 1, "faction": 1}


def test_naga_are_neutral():
    t = realm(a="naga farmer", b="dwarves mining").own("a", hand=9, harbour=1).own("b", marsh=1, landing=1)
    assert "faction" not in t.play("a", "conquer marsh").pays("a")
    t = realm(a="orcs farmer", b="naga mining").own("a", hand=9, harbour=1).own("b", marsh=1, landing=1)
    assert "faction" not in t.play("a", "conquer marsh").pays("a")


def test_others_see_the_printed_faction_whatever_the_battleground_says():  # ruling 95
    t = realm(a="orcs farmer", b="naga mining").own("a", hand=9, harbour=1).own("b", marsh=1, landing=1)
    t.put("landing", battleground=1)
    assert "faction" not in t.play("a", "conquer marsh").pays("a")


# --- p. 8: leaving, decline ------------------------------------------------------------------------

def test_who_leaves_every_region_begins_anew():
    t = realm(a="orcs farmer", b="humans ranger").own("a", hand=3, meadow=1, peak=1).own("b", landing=1)
    t.play("a", "abandon meadow", "abandon peak")
    assert t.hand("a") == 5 and t.targets("a") == {"harbour", "ridge", "moor", "landing", "shore"}
    assert t.cost("a", "moor") == 3


def test_regions_are_left_before_the_first_conquest_only():  # ruling 33
    t = realm(a="orcs farmer", b="humans ranger").own("a", hand=3, meadow=1).own("b", landing=1)
    assert "abandon" not in t.play("a", "conquer grove").verbs()


def test_what_lies_in_a_region_that_is_left_serves_no_more():  # ruling 32
    t = realm(a="orcs farmer", b="humans ranger").own("a", hand=3, meadow=1, peak=1).own("b", landing=1)
    t.put("peak", meeting_stone=1)
    assert t.cost("a", "ridge") == 3 and t.cost("a", "shore") == 2
    assert t.play("a", "abandon peak").cost("a", "shore") == 3


def test_one_token_stays_in_each_region_the_badge_goes_and_an_older_race_makes_room():
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=2, meadow=3, peak=1).own("b", landing=1)
    t.faded("a", "gnomes", fen=1).play("a", "decline")
    assert (t.troops("meadow"), t.troops("peak"), t.owner("fen")) == (1, 1, None)
    assert t.s.tray["orcs"] == 9 and t.s.tray["gnomes"] == 10 and t.s.races[0] == "gnomes"
    assert t.s.discards == ["mining"] and t.actor == "b"


def test_a_turn_of_decline_pays_regions_and_neither_badge_nor_banner():
    t = realm(a="blood_elves mining", b="humans ranger").own("a", marsh=1, fen=1).own("b", landing=1)
    assert t.play("a", "decline").coins("a") == 7


@pytest.mark.parametrize("place, coins", [("dark_portal", 0), ("karazhan", 0)])
def test_places_do_not_pay_in_the_turn_of_decline(place, coins):  # ruling 8
    t = realm(a="orcs farmer", b="humans ranger").own("a", hand=1, marsh=1, fen=1).own("b", landing=1)
    assert t.put("fen", **{place: 1}).play("a", "decline").coins("a") == 5 + 2 + coins


def test_but_the_well_does():  # ruling 8
    t = realm(a="orcs farmer", b="humans ranger").own("a", hand=1, ridge=1, moor=1).own("b", landing=1)
    assert t.put("lake", well_of_eternity=1).play("a", "decline").coins("a") == 5 + 2 + 2


def test_who_has_nothing_but_tokens_in_hand_may_decline():  # ruling 6
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=4).own("b", landing=1)
    t.faded("a", "gnomes", fen=1).play("a", "decline")
    assert t.coins("a") == 5 and t.owner("fen") is None and t.s.races[0] == "orcs"


def test_after_decline_a_new_combination_is_chosen_in_the_next_turn():
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=4, meadow=1).own("b", landing=1)
    t.play("a", "decline").end_turn("b")
    assert (t.phase, t.actor) == ("draft", "a")


def test_murlocs_go_back_to_the_box_for_good():
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=4, harbour=1).own("b", landing=1)
    t.murlocs("meadow").play("a", "conquer meadow")
    assert t.s.hand[0] == 0 and t.s.tray.get("murlocs") is None and 0 not in t.s.band


def test_a_draw_goes_to_whoever_has_more_tokens_on_the_map():  # rulings 132, 133
    t = realm(a="orcs mining", b="humans ranger").own("a", hand=4, meadow=3).own("b", landing=1)
    t.faded("b", "gnomes", fen=1, peak=1)
    assert GAME.ranking(t.s) == [[5, 1], [5, 3]]


def test_the_last_round_ends_the_game():
    t = realm(a="orcs mining", b="humans ranger").own("a", meadow=1).own("b", landing=1)
    t.with_(round=10, actor="b").end_turn("b")
    assert t.phase == "over"


def test_what_is_played_can_be_saved_and_played_again():
    t = realm(a="goblins mining", b="pandaren ranger").own("a", meadow=2).own("b", hand=3, peak=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[1, 0], memo={"goblins": 0}).play("a", "ignite peak")
    assert Match.load({"azeroth": GAME}, t.match.save()).now.__dict__ == t.s.__dict__


def test_a_short_column_of_a_side_is_refilled_when_a_banner_returns():  # rulings 10, 130
    t = realm({"teams": True}, a="dwarves mining", b="orcs farmer", c="gnomes ranger", d="trolls sailing")
    t.own("a", meadow=1).own("b", landing=1).own("c", peak=1).own("d", grove=1).faded("a", "draenei", fen=1)
    t.faded("c", "humans", moor=1)
    column = [race for race, *_ in t.s.column if GAME.races[race].faction == "alliance"]
    assert sorted(column) == ["night_elves", "worgen"]
    t.play("a", "decline")
    assert [race for race, *_ in t.s.column if GAME.races[race].faction == "alliance"] == [*column, "draenei"]
