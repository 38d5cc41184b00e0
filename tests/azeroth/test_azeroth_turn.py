"""What a turn is made of in this game: finds, the faction bonus, stacks in decline, tools, its end."""

import pytest
from azeroth import GAME
from realm import realm


# --- finds (p. 13) ------------------------------------------------------------------------------

def test_the_first_conquest_turns_up_what_lies_there_for_good():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=5, grove=1).own("b", landing=1)
    t.hide("peak", "dark_portal").play("a", "conquer peak")
    assert t.tokens("peak") == {"dark_portal": 1} and t.s.finds == [[], []] and t.pays("a")["find"] == 2
    assert "revealed" in t.match.keeps()


def test_the_price_and_the_outlook_tell_nothing_of_what_lies_face_down():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=5, grove=1).own("b", landing=1)
    told = GAME.forecast(t.hide("peak", "dark_portal").s, t.action("conquer peak"))
    assert told["cost"] == 3 and told["income_with"]["find"] == 0


def test_a_place_pays_whoever_takes_it_and_nobody_in_decline():
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, grove=1).own("b", peak=1, landing=1)
    assert t.put("peak", dark_portal=1).pays("b")["find"] == 2
    assert t.play("a", "conquer peak").pays("a")["find"] == 2 and "find" not in t.pays("b")
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, grove=1).own("b", landing=1)
    assert "find" not in t.faded("a", "trolls", peak=1).put("peak", dark_portal=1).pays("a")


# --- the faction bonus (p. 7) -------------------------------------------------------------------

def at_war(mine="orcs", theirs="dwarves", power="farmer"):
    t = realm(a=f"{mine} {power}", b=f"{theirs} mining").own("a", hand=9, harbour=2)
    return t.own("b", meadow=1, marsh=1, landing=1)


def test_a_beaten_race_of_the_other_faction_pays_one_coin_however_often():
    t = at_war("tauren").play("a", "conquer meadow", "conquer marsh")
    assert t.pays("a")["faction"] == 1


@pytest.mark.parametrize("mine, theirs", [("orcs", "trolls"), ("orcs", "kobolds"), ("naga", "dwarves")])
def test_one_s_own_faction_and_neutral_races_neither_give_nor_take_it(mine, theirs):
    assert "faction" not in at_war(mine, theirs).play("a", "conquer meadow").pays("a")


def test_active_and_in_decline_are_two_races():
    t = at_war("trolls").faded("b", "gnomes", grove=1)
    assert t.play("a", "conquer meadow", "conquer grove").pays("a")["faction"] == 2


def test_ones_own_race_in_decline_pays_it_too():  # ruling own-decline-bonus
    t = at_war("trolls").faded("a", "gnomes", grove=1)
    assert t.play("a", "conquer meadow", "conquer grove").pays("a")["faction"] == 2


def test_murlocs_are_of_no_faction():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=5, harbour=1).own("b", landing=1)
    assert "faction" not in t.murlocs("meadow").play("a", "conquer meadow").pays("a")


def test_on_the_battleground_a_race_pays_twice():
    t = at_war("tauren").put("harbour", battleground=1)
    assert t.play("a", "conquer meadow", "conquer marsh").pays("a")["faction"] == 2


def test_on_the_battleground_neutral_races_fight_for_the_better_side():  # ruling 93
    t = at_war("naga").put("harbour", battleground=1).faded("b", "trolls", peak=1)
    t.play("a", "conquer meadow", "conquer marsh")
    assert t.pays("a")["faction"] == 2
    assert t.play("a", "conquer peak").pays("a")["faction"] == 2


# --- losses (p. 5, p. 8) ------------------------------------------------------------------------

def test_a_stack_in_decline_is_lost_whole():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=6, harbour=1).own("b", landing=1)
    t.faded("b", "tauren", meadow=2).play("a", "conquer meadow")
    assert t.s.tray["tauren"] == 16 and "tauren" in t.s.races


# --- tools ---------------------------------------------------------------------------------------

def test_of_two_tools_of_a_kind_one_is_armed_at_a_time():  # rulings 27, 30
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, harbour=1).own("b", landing=3)
    t.put("harbour", doomhammer=1, ashes_of_alar=1, frostmourne=1).play("a", "wield doomhammer")
    assert t.can("a", "wield ashes_of_alar") and not t.can("a", "wield frostmourne")
    t.play("a", "wield ashes_of_alar")
    assert t.cost("a", "landing") == 1 and t.can("a", "conquer glade")
    t.play("a", "conquer landing")
    assert t.where("doomhammer") == t.where("ashes_of_alar") == {"landing"} and t.coins("b") == 7


def test_an_empty_region_under_the_hammer_pays_the_bank_and_who_has_no_coins_strikes_not():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, harbour=1).own("b", landing=3)
    t.put("harbour", doomhammer=1).with_(coins=[2, 5]).play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [0, 5] and t.hand("a") == 3
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, harbour=1).own("b", landing=3)
    t.put("harbour", doomhammer=1).with_(coins=[1, 5])
    assert not t.can("a", "wield doomhammer")


def test_the_hammer_on_ones_own_race_in_decline_is_free():  # ruling 29
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=4, harbour=1).own("b", landing=3)
    t.faded("a", "trolls", meadow=1).put("harbour", doomhammer=1)
    assert t.play("a", "wield doomhammer", "conquer meadow").s.coins == [5, 5]


# --- the end of a turn (ruling 49) ---------------------------------------------------------------

def test_beaten_tokens_come_back_before_anything_is_laid_down():
    t = realm(a="humans farmer", b="orcs mining").own("a", hand=5, harbour=1)
    t.own("b", meadow=3, landing=1, fen=1)
    t.play("a", "conquer meadow", "done", "done")
    assert (t.phase, t.actor) == ("retreat", "b")
    t.play("b", "retreat landing 3", "done")
    assert (t.phase, t.actor) == ("objectives", "a")
