"""What opponents do in positions that a strong player knows: tools, finds, fights, tolls, decline."""

import pytest
from azeroth import GAME
from conquest.guard import Guard
from judge import best, turn
from realm import realm
from tabletop.ai import margins
from tabletop.thinkers import thinker

LEVELS = pytest.mark.parametrize("level", ["normal", "hard"])


def facing(mine, theirs, third="", **fields):
    """Player a goes on conquering, so that it is too late to decline, or is in a phase that is named."""
    bands = {"b": theirs, "c": third} if third else {"b": theirs}
    fields = fields if "phase" in fields else {"phase": "conquer", "fought": [mine.split()[0]], **fields}
    return realm(a=mine, **bands).with_(**fields)


# --- artifacts ------------------------------------------------------------------------------------

def test_frostmourne_strikes_where_it_saves_most():
    t = facing("orcs ranger", "trolls mining").own("a", hand=5, marsh=1).own("b", peak=2, wood=1)
    done = turn(t.put("marsh", frostmourne=1), until=("redeploy",))
    assert done[done.index("wield frostmourne") + 1] == "conquer peak"


def test_frostmourne_is_not_forgotten_with_the_last_tokens():
    t = facing("orcs farmer", "trolls mining").own("a", hand=2, harbour=1).own("b", marsh=2, landing=1)
    assert "wield frostmourne" in turn(t.put("harbour", frostmourne=1), until=("redeploy",))


@LEVELS
def test_an_artifact_that_lies_open_is_taken(level):
    t = facing("trolls ranger", "dwarves mining").own("a", hand=2, harbour=1).own("b", landing=1)
    assert best(t.put("marsh", frostmourne=1), level) == "conquer marsh"


def test_what_lies_hidden_is_opened():
    t = facing("trolls ranger", "dwarves mountaineer").own("a", hand=3, shore=1).own("b", peak=1)
    assert best(t.hide("glade", "dark_portal")) == "conquer glade"


def test_doomhammer_breaks_the_strongest_stack():
    t = facing("orcs ranger", "gnomes mining").own("a", hand=2, marsh=1).own("b", peak=5, wood=1)
    done = turn(t.put("marsh", doomhammer=1), until=("redeploy",))
    assert done[done.index("wield doomhammer") + 1] == "conquer peak"


def test_two_coins_for_one_are_not_paid_in_the_last_round():
    t = facing("trolls ranger", "tauren mining", round=10).own("a", hand=1, harbour=1).own("b", landing=2)
    assert "wield doomhammer" not in turn(t.put("harbour", doomhammer=1), until=("redeploy",))


def test_the_ashes_fly_to_what_pays():
    t = facing("trolls ranger", "tauren mining").own("a", hand=2, harbour=1).own("b", moor=2)
    t.put("harbour", ashes_of_alar=1).put("glade", dark_portal=1)
    assert turn(t, until=("redeploy",))[:2] == ["wield ashes_of_alar", "conquer glade"]


def test_the_heart_beats_where_most_rivals_live_around_it():
    t = realm(a="trolls ranger", b="dwarves mining", c="gnomes farmer").own("a", meadow=1, fen=1)
    t.own("b", ridge=1, marsh=1).own("c", grove=1).put("fen", heart_of_azeroth=1).with_(phase="finish")
    assert best(t) == "lay meadow"


def test_the_aegis_guards_what_is_weaker():
    t = facing("trolls ranger", "dwarves farmer", phase="finish").own("a", ridge=4, harbour=1)
    assert best(t.own("b", meadow=1, landing=1).put("ridge", aegis_of_aggramar=1)) == "lay harbour"


@LEVELS
def test_ethereals_steal_an_artifact(level):
    t = facing("ethereals ranger", "trolls mining").own("a", hand=2, harbour=1).own("b", meadow=4, landing=1)
    done = turn(t.put("meadow", frostmourne=1), level, until=("redeploy",))
    assert "steal frostmourne harbour" in done


def test_ethereals_take_a_place_for_less():
    t = facing("ethereals ranger", "trolls mining").own("a", hand=3, harbour=1).own("b", marsh=2, landing=1)
    done = turn(t.put("marsh", dark_portal=1), until=("redeploy",))
    assert done[:2] == ["wield ethereals", "conquer marsh"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_knows_what_lies_hidden(level):
    told = []
    for kind in ("dark_portal", "meeting_stone"):
        t = facing("trolls ranger", "dwarves mountaineer").own("a", hand=3, shore=1).own("b", peak=1)
        mind = thinker(t.hide("glade", kind).s, level)
        mind.run(playouts=30)
        told.append(mind.ranking())
    assert told[0] == told[1]


def test_nobody_knows_which_bombs_are_live():
    told = []
    for bombs in ([0, 1, 0, 1], [1, 0, 1, 0]):
        t = facing("goblins mining", "dwarves marsh_dweller", phase="turn", bombs=bombs, memo={"goblins": 0})
        t.own("a", meadow=2).own("b", marsh=4, landing=1).put("marsh", bomb=1)
        told.append(thinker(t.s, "normal").ranking())
    assert told[0] == told[1]


# --- places ---------------------------------------------------------------------------------------

def test_a_place_that_pays_is_taken_first():
    t = facing("trolls ranger", "dwarves mining").own("a", hand=2, shore=1).own("b", peak=1)
    assert best(t.put("glade", dark_portal=1)) == "conquer glade"


def test_karazhan_makes_its_terrain_dear():
    t = facing("trolls mountaineer", "dwarves mining").own("a", hand=2, harbour=1, fen=1).own("b", landing=1)
    assert best(t.put("fen", karazhan=1)) == "conquer marsh"


def test_the_well_is_worth_a_majority():
    t = facing("trolls farmer", "dwarves mining", round=10, first=1, actor="a")
    t.own("a", hand=2, grove=1).own("b", ridge=1, landing=1).put("lake", well_of_eternity=1)
    assert best(t) == "conquer moor"


# --- fights ---------------------------------------------------------------------------------------

def test_the_other_faction_is_attacked_first():
    t = facing("orcs ranger", "trolls mining", "dwarves farmer").own("a", hand=3, harbour=1)
    assert best(t.own("b", marsh=1, landing=1).own("c", meadow=1, shore=1)) == "conquer meadow"


def test_a_second_race_pays_the_bonus_a_second_time():
    t = facing("trolls ranger", "worgen mining", "dwarves farmer").own("a", hand=4, harbour=1, fen=1)
    t.own("b", meadow=1, marsh=1, landing=1).own("c", moor=1, shore=1).play("a", "conquer meadow")
    assert best(t) == "conquer moor"


@LEVELS
def test_the_champion_takes_the_stack_and_tokens_what_is_empty(level):
    t = facing("trolls championing", "tauren mining").own("a", hand=2, harbour=1)
    done = turn(t.own("b", meadow=5, landing=2), level, until=("redeploy", "station"))
    assert {"champion meadow", "conquer marsh"} <= set(done)


def test_single_tokens_are_driven_away():
    t = facing("trolls intimidating", "dwarves mining").own("a", hand=1, harbour=1)
    done = turn(t.own("b", meadow=1, marsh=1, landing=4), until=("redeploy",))
    assert {"drive meadow landing", "drive marsh landing"} <= set(done)


def test_no_portal_is_opened_for_nothing():
    t = facing("dwarves portal_mage", "trolls mining").own("a", hand=1, harbour=1).own("b", landing=4)
    assert not any(words.startswith("swap") for words in turn(t, until=("redeploy",)))


@LEVELS
def test_a_portal_fetches_what_pays(level):
    t = facing("dwarves portal_mage", "trolls mining", round=10).own("a", hand=1, harbour=1, marsh=1)
    done = turn(t.own("b", landing=4).put("moor", dark_portal=1), level, until=("redeploy",))
    assert done.count("swap marsh moor") + done.count("swap moor marsh") == 1


@LEVELS
def test_gnomes_raid_what_pays_far_away(level):
    t = facing("gnomes ranger", "tauren mining").own("a", hand=2, harbour=1).own("b", moor=2)
    done = turn(t.put("glade", dark_portal=1), level, until=("redeploy",))
    assert done[done.index("wield gnomes") + 1] == "raid glade"


def test_the_last_token_flies_because_two_dice_are_better_than_one():
    t = facing("gnomes ranger", "tauren mining").own("a", hand=1, harbour=1).own("b", landing=2)
    assert best(t) == "wield gnomes"


def test_the_die_is_thrown_for_the_last_region():
    t = facing("trolls ranger", "tauren mining").own("a", hand=1, harbour=1).own("b", landing=2)
    assert best(t).startswith("gamble")


def test_the_enraged_look_for_a_hard_fight():
    t = facing("trolls enraged", "dwarves mining").own("a", hand=4, harbour=1).own("b", meadow=3, landing=1)
    assert best(t) == "conquer meadow"


# --- what pays ------------------------------------------------------------------------------------

@pytest.mark.parametrize("power, region", [("farmer", "meadow"), ("swamp_walker", "marsh")])
def test_of_equal_regions_the_one_that_pays_is_taken(power, region):
    t = facing(f"trolls {power}", "tauren mining").own("a", hand=2, harbour=1).own("b", landing=2)
    assert best(t) == f"conquer {region}"


def test_explorers_cross_over_for_a_second_island():
    t = facing("trolls explorer", "tauren mining", round=10).own("a", hand=3, harbour=1).own("b", peak=2)
    assert best(t) in ("conquer landing", "conquer shore")


def test_others_stay_where_no_fare_is_due():
    t = facing("trolls ranger", "tauren mining").own("a", hand=2, harbour=1).own("b", peak=2)
    assert best(t) in ("conquer meadow", "conquer marsh")


def test_an_objective_is_taken_for_its_prize():
    t = facing("kobolds ranger", "humans farmer").own("a", hand=2, harbour=1).own("b", landing=3)
    assert best(t.put("marsh", objective=1)) == "conquer marsh"


def test_humans_set_objectives_where_they_come_themselves():
    t = facing("humans ranger", "trolls mining", phase="finish").own("a", harbour=2, marsh=1)
    t.own("b", landing=1, shore=1)
    assert {best(t), turn(t)[1]} <= {"target meadow", "target peak", "target fen"}


# --- tolls ----------------------------------------------------------------------------------------

def test_harmony_is_gone_round():
    t = facing("trolls ranger", "pandaren mining", memo={"pandaren": [0]}, round=9)
    assert best(t.own("a", hand=2, harbour=1).own("b", meadow=1, landing=1)) == "conquer marsh"


def test_once_paid_harmony_bars_nothing():
    t = facing("trolls battle_master", "pandaren mining", memo={"pandaren": [0]}, coins=[9, 9])
    t.own("a", hand=6, harbour=1).own("b", meadow=1, ridge=1, grove=1, marsh=1).play("a", "conquer meadow")
    assert best(t).startswith("conquer")


def test_a_toll_is_not_paid_for_a_last_coin():
    t = facing("dwarves ranger", "pandaren mining", memo={"pandaren": [0]}, round=10, first=1, actor="a")
    t.own("a", hand=3, harbour=1).own("b", meadow=1, marsh=1, landing=1, shore=1)
    assert not set(turn(t, until=("redeploy",))) & {"conquer meadow", "conquer marsh"}


def test_the_marsh_dwellers_swamp_is_gone_round():
    t = facing("trolls mining", "dwarves marsh_dweller").own("a", hand=2, harbour=1)
    assert best(t.own("b", marsh=1, meadow=1, landing=1)) == "conquer meadow"


# --- bombs, shapes, the dead ----------------------------------------------------------------------

def laying(bombs):
    t = facing("goblins mining", "dwarves farmer", phase="finish", bombs=bombs).own("a", meadow=1, marsh=1)
    return t.own("b", peak=4, fen=1, landing=1)


def test_bombs_are_laid_along_the_whole_border():
    done = turn(laying([0, 1] * 6))
    assert {"bomb peak", "bomb fen"} <= set(done)


def test_the_last_bomb_lies_where_most_stand():
    assert best(laying([1])) == "bomb peak"


def test_a_bomb_is_paid_for_where_many_stand():
    t = facing("goblins mining", "dwarves marsh_dweller", phase="turn", bombs=[0, 1] * 3, memo={"goblins": 0})
    t.own("a", meadow=2).own("b", marsh=4, landing=1).put("marsh", bomb=1)
    assert best(t) == "ignite marsh"


@LEVELS
def test_worgen_hunt_while_they_are_many(level):
    t = facing("worgen ranger", "trolls mining").own("a", hand=9).own("b", landing=1)
    assert best(t, level) == "wolf"


def test_worgen_take_the_coins_when_nothing_is_left_to_hunt():
    t = facing("worgen ranger", "trolls mining", round=10).own("a", hand=1, harbour=1).own("b", landing=1)
    assert best(t) == "human"


def fallen(**fields):
    t = facing("forsaken ranger", "dwarves mining", **fields).own("a", hand=6, harbour=1)
    t.own("b", meadow=1, marsh=1, landing=1).play("a", "conquer meadow", "conquer marsh", "done")
    assert t.phase == "raise"
    return t


def test_the_dead_are_raised_while_there_is_time():
    assert best(fallen()) == "raise 2"


def test_nobody_is_raised_in_the_last_round():
    assert best(fallen(round=10)) == "done"


# --- decline, abandoning, the column --------------------------------------------------------------

def test_a_race_that_can_do_no_more_declines():
    t = realm(a="trolls ranger", b="tauren mining").own("a", harbour=1, marsh=1, meadow=1, grove=1)
    assert best(t.own("b", peak=4, ridge=4, moor=4, landing=4).with_(round=5)) == "decline"


def test_nobody_declines_in_the_last_round():
    t = realm(a="trolls ranger", b="tauren mining").own("a", harbour=1, marsh=1, meadow=1, grove=1)
    assert best(t.own("b", peak=4, ridge=4, moor=4, landing=4).with_(round=10)) != "decline"


@LEVELS
def test_a_strong_race_goes_on(level):
    t = realm(a="trolls farmer", b="tauren mining").own("a", hand=8, harbour=1, meadow=1).own("b", landing=4)
    assert best(t.with_(round=3), level) not in ("decline", "done", "abandon harbour", "abandon meadow")


def test_coins_that_lie_on_a_combination_are_taken_into_account():
    t = realm(a="", b="trolls mining").own("b", landing=1).with_(phase="draft", column=[
        ["orcs", "farmer", 0], ["dwarves", "herbalist", 6], ["gnomes", "sailing", 0],
        ["humans", "ranger", 0], ["naga", "explorer", 0], ["draenei", "fishing", 0]])
    assert best(t) == "take 1"


def test_nothing_dear_is_bought_in_the_last_round():
    t = realm(a="", b="trolls mining").own("b", landing=1).with_(phase="draft", round=10, column=[
        ["orcs", "farmer", 0], ["dwarves", "herbalist", 0], ["gnomes", "explorer", 0],
        ["humans", "ranger", 0], ["naga", "swamp_walker", 0], ["ethereals", "sailing", 0]])
    assert best(t) in ("take 0", "take 1")


# --- tokens that stand guard ----------------------------------------------------------------------

def test_tokens_stand_where_rivals_come():
    t = facing("trolls ranger", "dwarves mining").own("a", hand=6, marsh=1, fen=1, meadow=1).own("b", grove=4)
    turn(t.play("a", "done"))
    assert t.troops("meadow") > t.troops("fen") and t.troops("meadow") > t.troops("marsh")


def test_no_region_takes_all_of_them():
    t = facing("trolls ranger", "dwarves mining").own("a", hand=6, ridge=1, moor=1, meadow=1)
    turn(t.own("b", grove=4).play("a", "done"))
    assert max(t.troops("ridge"), t.troops("moor"), t.troops("meadow")) < 6


def test_beasts_are_spread_over_tokens_that_are_there():
    t = realm(a="trolls beast_master", b="dwarves mining").own("a", harbour=2, moor=2, meadow=2)
    t.own("b", grove=4).play("a", "done")
    turn(t, until=("pack",))
    assert t.phase == "pack" and Guard(t.s).ranking()[0][0] in t.s.legal


# --- teams ----------------------------------------------------------------------------------------

def allies(**fields):
    """Draenei and worgen on one side, trolls and orcs on the other; the draenei go on conquering."""
    fields = {"phase": "conquer", "fought": ["draenei"], **fields}
    return realm({"teams": True}, a="draenei ranger", b="trolls mining", c="worgen farmer", d="orcs sailing"
                 ).with_(**fields)


@LEVELS
def test_the_ally_is_spared(level):
    t = allies().own("a", hand=3, harbour=1).own("b", marsh=1, shore=2).own("c", meadow=1, landing=2)
    assert best(t.own("d", fen=2), level) == "conquer marsh"


def test_rather_nothing_than_the_ally():
    t = allies().own("a", hand=3, harbour=1).own("b", peak=5, shore=5).own("c", meadow=1, marsh=1, landing=5)
    assert not set(turn(t.own("d", fen=5), until=("redeploy",))) & {"conquer meadow", "conquer marsh"}


def test_the_weaker_member_counts():
    t = allies(round=10, coins=[40, 20, 10, 20], first=1).own("a", hand=2, harbour=1)
    t.own("b", marsh=1, wood=2).own("c", shore=1).own("d", moor=2)
    poor = t.s.clone()
    poor.coins[2] += 1
    rich = t.s.clone()
    rich.coins[0] += 1
    assert margins(poor)[0] - margins(t.s)[0] > 2 * (margins(rich)[0] - margins(t.s)[0]) > 0


def test_a_side_errs_alike_or_its_weaker_member_would_nearly_always_be_a_careless_one():
    t = allies().own("a", hand=3, harbour=1).own("b", marsh=1).own("c", meadow=1).own("d", fen=2)
    s, moods = t.s, set()
    for match in range(40):
        for p in range(4):
            s.stack[-1]["player"] = p
            moods.add((match, s.game.sides(s)[p], thinker(s, "easy", match=match).warmth))
    assert len(moods) == 2 * 40 and len({warmth for *_, warmth in moods}) == 2


def test_in_teams_all_err_by_less_for_a_coin_of_one_is_worth_less_to_his_side():
    alone = realm(a="orcs farmer", b="dwarves mining").own("a", hand=3, harbour=1).own("b", dune=1).s
    side = allies().own("a", hand=3, harbour=1).own("b", marsh=1).own("c", meadow=1).own("d", fen=2).s
    one, two = [thinker(s, "easiest").warmth for s in (alone, side)]
    assert two == one / 2 > 0


def test_coins_for_what_was_taken_in_a_turn_are_judged_as_passing():
    passing = {key for key, trait in GAME.traits.items() if trait.passing}
    assert passing == {"orcs", "enraged", "battle_master"}
