"""Readings of the rules for single races and powers, by the numbers of the table of rulings.

Rulings on the common rules stand with those rules; the last test counts them all."""

import re
from pathlib import Path

import pytest

from table import table

ROWS = [*(str(n) for n in range(1, 53)), *(f"O{n}" for n in range(1, 9))]


def test_every_ruling_has_a_test():
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    named = set(re.findall(r"# ruling (O?\d+)", text))
    assert [row for row in ROWS if row not in named] == []
    assert named <= set(ROWS)


# --- Ghouls -------------------------------------------------------------------------------------

def ghouls(**lands):
    t = table(a="ratmen hill", b="orcs forest").own("a", grove=2).own("b", cave=1)
    return t.faded("a", "ghouls", **lands)


def test_ghouls_in_decline_conquer_before_the_active_race():
    # ruling 18
    t = ghouls(meadow=5)
    assert t.s.stack[-1]["band"] == t.s.race.index("ghouls")
    t.play("a", "conquer shore", "done", "garrison shore 4", "done")
    assert t.s.stack[-1]["band"] == t.band("a") and t.race("shore") == "ghouls"


def test_ghouls_in_decline_may_attack_their_players_active_race():
    # ruling 18
    t = ghouls(moor=7).play("a", "conquer grove")
    assert t.race("grove") == "ghouls" and t.hand("a") == 1


def test_fortresses_of_ghouls_stay_in_decline_but_no_new_ones_come():
    # ruling 18
    t = table(a="ghouls fortified", b="orcs forest").own("a", meadow=3, shore=1).own("b", cave=1)
    t.put("shore", fortress=1).with_(column=[["ratmen", "hill", 0]]).play("a", "decline").end_turn("b")
    assert t.tokens("shore") == {"fortress": 1}
    t.play("a", "done", "garrison meadow 3", "done")
    assert t.phase == "draft"


def test_ghouls_of_the_sea_keep_it_in_decline_but_take_no_more():
    # ruling 18
    t = (table(a="ghouls seafaring", b="orcs forest").own("a", wood=6, sea=1).own("b", cave=1)
         .play("a", "decline"))
    t.end_turn("b")
    assert t.race("sea") == "ghouls" and t.can("a", "conquer moor") and not t.can("a", "conquer mere")


def test_ghouls_in_decline_roll_and_redeploy_apart_from_the_active_race():
    # ruling 19
    t = ghouls(meadow=3).roll_next(1).play("a", "gamble ridge", "done")
    assert t.race("ridge") == "ghouls" and t.s.stack[-1]["band"] == t.band("a") and "gamble" in t.verbs()


def test_ghouls_in_decline_redeploy_by_themselves():
    # ruling 19
    t = ghouls(meadow=3, shore=1).play("a", "done")
    assert {t.s.board.keys[action[1]] for action in t.s.legal} == {"meadow", "shore"}


# --- Elves and Sorcerers ------------------------------------------------------------------------

def sorcery(race="orcs", power="forest", **wood):
    t = table(a="sorcerers hill", b=f"{race} {power}").own("a", meadow=4).own("b", wood=1, cave=2)
    return t.put("wood", **wood) if wood else t


def test_sorcerers_turn_a_lone_active_token():
    # ruling 25
    t = sorcery().play("a", "convert wood")
    assert t.race("wood") == "sorcerers" and t.troops("wood") == 1 and t.hand("a") == 3
    assert t.s.tray["sorcerers"] == 18 - 5 and t.hand("b") == 0 and t.s.tray["orcs"] == 10 - 2


def test_even_an_elf_is_lost_to_sorcerers():
    # ruling 21
    t = sorcery("elves").play("a", "convert wood")
    assert t.hand("b") == 0 and t.s.tray["elves"] == 11 - 2


@pytest.mark.parametrize("piece", ["hole", "hero", "dragon"])
def test_sorcerers_do_nothing_to_immune_regions(piece):
    # ruling 22
    assert not sorcery(**{piece: 1}).can("a", "convert wood")


def test_a_camp_protects_from_sorcerers():
    # ruling 23
    assert not sorcery("orcs", "bivouacking", camp=1).can("a", "convert wood")


@pytest.mark.parametrize("piece", ["fortress", "lair"])
def test_walls_and_lairs_do_not_protect_from_sorcerers(piece):
    # ruling 24
    assert sorcery(**{piece: 1}).can("a", "convert wood")


def test_a_mountain_does_not_protect_from_sorcerers():
    # ruling 24
    t = table(a="sorcerers hill", b="orcs forest").own("a", meadow=4).own("b", ridge=1)
    assert t.can("a", "convert ridge")


def test_sorcerers_trick_each_opponent_once_a_turn():
    # ruling 25
    t = table(a="sorcerers hill", b="orcs forest", c="elves swamp").own("a", meadow=4)
    t.own("b", wood=1, shore=1).own("c", ridge=1).play("a", "convert wood")
    assert not t.can("a", "convert shore") and t.can("a", "convert ridge")


@pytest.mark.parametrize("power, far", [("hill", False), ("flying", True)])
def test_sorcerers_reach_their_neighbours_or_fly(power, far):
    # ruling 25
    t = table(a=f"sorcerers {power}", b="orcs forest").own("a", meadow=4).own("b", wood=1, cave=1)
    assert t.can("a", "convert wood") and t.can("a", "convert cave") is far


def test_sorcerers_turn_neither_pairs_nor_tribes_nor_races_in_decline():
    # ruling 25
    t = table(a="sorcerers hill", b="orcs forest").own("a", meadow=4).own("b", ridge=2).tribes("wood")
    t.faded("b", "elves", shore=1)
    assert "convert" not in t.verbs()


def test_there_are_no_more_than_eighteen_sorcerers():
    # ruling 25
    t = table(a="sorcerers hill", b="orcs forest").own("a", meadow=18).own("b", wood=1)
    assert "convert" not in t.verbs()


def test_sorcerers_keep_peace():
    # ruling 26
    t = sorcery("orcs", "diplomat").with_(memo={"diplomat": 0})
    assert t.barriers("a", "wood") == {"peace"} and not t.can("a", "convert wood")


def test_a_region_won_by_sorcery_is_plunder():
    # ruling 27
    t = table(a="sorcerers pillaging", b="orcs forest").own("a", ridge=4).own("b", wood=1, cave=2)
    t.play("a", "convert wood")
    assert t.income("a") == 2 + 1


def test_sorcery_needs_no_token_in_hand():
    # ruling O2
    t = table(a="sorcerers hill", b="orcs forest").own("a", meadow=1).own("b", wood=1)
    assert t.hand("a") == 0 and t.can("a", "convert wood")


@pytest.mark.parametrize("power, may", [("hill", False), ("flying", True)])
def test_sorcery_is_no_first_conquest_but_by_flight(power, may):
    # ruling O8
    t = table(a=f"sorcerers {power}", b="orcs forest").own("a", hand=4).own("b", meadow=1)
    assert t.can("a", "convert meadow") is may


# --- camps, holes, heroes, dragon, fortresses ---------------------------------------------------

def camps():
    t = table(a="ratmen hill", b="humans bivouacking").own("a", meadow=13).own("b", wood=1, cave=1, peak=1)
    return t.put("wood", camp=3).put("cave", camp=2)


def test_camps_of_a_lost_region_are_put_up_again_at_the_end_of_the_turn():
    # ruling 28
    t = camps().play("a", "conquer wood", "done", "garrison wood 12", "done")
    assert (t.phase, t.actor, t.s.count("camp")) == ("place", "b", 2)
    t.play("b", "place peak 3", "done")
    assert t.tokens("peak") == {"camp": 3} and t.tokens("cave") == {"camp": 2}


def test_camps_that_were_not_attacked_stay_where_they_are():
    # ruling 28
    t = camps().play("a", "conquer wood", "done", "garrison wood 12", "done")
    assert not t.can("b", "place cave 0") and not t.can("b", "place cave 1")


def test_a_lost_region_without_camps_moves_none():
    # ruling 28
    t = table(a="ratmen hill", b="humans bivouacking").own("a", meadow=13).own("b", wood=1, cave=1, peak=1)
    t.put("cave", camp=5).play("a", "conquer wood", "done", "garrison wood 12", "done")
    assert (t.phase, t.actor) == ("conquer", "b")


def test_camps_go_in_decline():
    # ruling 28
    t = camps().with_(actor="b").play("b", "decline")
    assert t.s.count("camp") == 0


def test_camps_stand_only_with_race_tokens():
    # ruling 28
    t = (table(a="ratmen bivouacking", b="humans hill").own("a", meadow=3, shore=1)
         .faded("a", "elves", ridge=1))
    t.own("b", cave=1).play("a", "done", "garrison shore 3", "done")
    assert t.phase == "place"
    assert {action[1] for action in t.s.legal} == {t.region("meadow"), t.region("shore")}


def test_the_first_two_regions_of_halflings_get_holes():
    # ruling 29
    t = table(a="halflings hill", b="orcs forest").own("a", hand=9).own("b", cave=1)
    t.play("a", "conquer wood", "conquer moor", "conquer grove")
    assert t.tokens("wood") == t.tokens("moor") == {"hole": 1} and t.tokens("grove") == {}


def test_a_hole_that_is_left_is_not_given_again():
    # ruling 29
    t = table(a="halflings hill", b="orcs forest").own("a", wood=4, moor=1).own("b", cave=1)
    t.put("wood", hole=1).put("moor", hole=1).with_(memo={"halflings": 2})
    t.play("a", "abandon moor", "conquer moor")
    assert t.tokens("moor") == {} and t.tokens("wood") == {"hole": 1}


def test_holes_go_in_decline():
    # ruling 29
    t = table(a="halflings hill", b="orcs forest").own("a", wood=4).own("b", cave=1).put("wood", hole=1)
    assert t.play("a", "decline").tokens("wood") == {}


@pytest.mark.parametrize("power, may", [("hill", False), ("seafaring", True)])
def test_halflings_enter_anywhere_but_on_water(power, may):
    # ruling 30
    t = table(a=f"halflings {power}", b="orcs forest").own("a", hand=9).own("b", cave=1)
    assert "down" in t.targets("a") and ("mere" in t.targets("a")) is may and ("sea" in t.targets("a")) is may


def diplomats(**lands):
    t = table(a="ratmen diplomat", b="orcs forest", c="").own("a", meadow=9).own("b", **lands)
    return t.faded("c", "elves", ridge=1)


def test_diplomats_make_peace_at_the_end_of_the_turn():
    # ruling 31
    t = diplomats(wood=1, cave=1).play("a", "done")
    assert t.phase == "ally" and t.verbs() == {"ally", "done"}
    t.play("a", "ally b")
    assert t.barriers("b", "meadow") == {"peace"}


def test_there_is_no_peace_with_whom_one_has_attacked():
    # ruling 31
    t = diplomats(wood=1, cave=1).play("a", "conquer wood", "done", "garrison wood 8", "done")
    assert not t.can("a", "ally b") and t.can("a", "ally c")


def test_taking_a_race_in_decline_is_no_attack():
    # ruling 31
    t = diplomats(wood=1, cave=1).play("a", "conquer ridge", "done", "garrison ridge 8", "done")
    assert t.can("a", "ally c")


def test_peace_lasts_to_the_diplomats_next_turn():
    # ruling 31
    t = diplomats(wood=4).with_(memo={"diplomat": 1})
    assert t.barriers("b", "meadow") == set()


def test_peace_does_not_guard_a_race_in_decline_nor_bind_ghouls_in_decline():
    # ruling 31
    t = table(a="ratmen diplomat", b="orcs forest").own("a", meadow=3).own("b", moor=3).with_(actor="b")
    t.faded("a", "elves", wood=1).faded("b", "ghouls", shore=6).with_(memo={"diplomat": 1})
    assert t.barriers("b", "wood") == set()
    assert t.can("b", "conquer meadow")


def test_peace_may_be_made_with_a_player_between_two_races():
    # ruling 32
    t = diplomats(wood=1).with_(column=[["humans", "hill", 0]]).play("a", "done", "ally c").end_turn("b")
    t.play("c", "take 0")
    assert t.barriers("c", "meadow") == {"peace"}


def dragon(**lands):
    return table(a="ratmen dragon_master", b="orcs forest").own("a", **lands).own("b", wood=8)


def test_the_dragon_takes_any_region_for_one_token_once_a_turn():
    # ruling 33
    t = dragon(meadow=3).play("a", "dragon wood")
    assert (t.troops("wood"), t.hand("a"), t.tokens("wood"), t.hand("b")) == (1, 1, {"dragon": 1}, 7)
    assert "dragon" not in t.verbs()


def test_the_dragon_needs_a_token_and_keeps_to_normal_reach_and_land():
    # ruling 33
    assert "dragon" not in dragon(meadow=1).verbs()
    t = dragon(meadow=3)
    assert not t.can("a", "dragon sea") and not t.can("a", "dragon moor")


def test_the_dragon_does_not_take_immune_regions():
    # ruling 33
    t = (table(a="ratmen dragon_master", b="orcs heroic").own("a", meadow=3).own("b", wood=1)
         .put("wood", hero=1))
    assert not t.can("a", "dragon wood")


def test_the_dragon_may_begin_on_the_border():
    # ruling 33
    t = table(a="ratmen dragon_master", b="orcs forest").own("a", hand=3).own("b", meadow=4)
    assert t.can("a", "dragon meadow") and not t.can("a", "dragon wood")


def test_flyers_take_any_land_and_no_water():
    # ruling 34
    for held in ({}, {"meadow": 1}):
        t = table(a="ratmen flying", b="orcs forest").own("a", hand=5, **held).own("b", cave=1)
        assert {"wood", "down", "cave"} <= t.targets("a") and not {"sea", "mere"} & t.targets("a")


def heroes(**lands):
    t = table(a="ratmen heroic", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")
    return t.play("a", "garrison shore 2", "done") if t.phase == "redeploy" else t


def test_two_heroes_guard_two_regions():
    # ruling 35
    t = heroes(meadow=2, shore=1, ridge=1)
    assert t.phase == "place" and not t.can("a", "place meadow 2")
    t.play("a", "place meadow 1", "place shore 1", "done")
    assert t.barriers("b", "meadow") >= {"immune"} and "immune" not in t.barriers("b", "ridge")


def test_with_one_region_one_hero_stands():
    # ruling 35
    t = heroes(meadow=2).play("a", "place meadow 1", "done")
    assert t.tokens("meadow") == {"hero": 1} and t.actor == "b"


def test_heroes_go_in_decline():
    # ruling 35
    t = table(a="ratmen heroic", b="orcs forest").own("a", meadow=2).own("b", cave=1).put("meadow", hero=1)
    assert t.play("a", "decline").tokens("meadow") == {}


def fortified(*built):
    t = table(a="ratmen fortified", b="orcs forest").own("b", cave=1)
    t.own("a", meadow=1, shore=1, ridge=1, moor=1, hill=1, grove=1, fen=1)
    for region in built:
        t.put(region, fortress=1)
    return t.play("a", "done")


def test_one_fortress_a_turn_one_a_region():
    # ruling 36
    t = fortified("meadow")
    assert t.phase == "fortify" and not t.can("a", "fortify meadow")
    t.play("a", "fortify shore")
    assert t.actor == "b" and t.coins("a") == 5 + 7 + 2


def test_six_fortresses_in_all():
    # ruling 36
    assert fortified("meadow", "shore", "ridge", "moor", "hill", "grove").actor == "b"


def test_fortresses_defend_in_decline_but_do_not_pay():
    # ruling 36
    t = (table(a="ratmen fortified", b="orcs forest").own("a", meadow=3).own("b", wood=5)
         .put("meadow", fortress=1))
    t.play("a", "decline")
    assert t.coins("a") == 5 + 1 and t.cost("b", "meadow") == 2 + 1 + 1


@pytest.mark.parametrize("lost", ["abandon meadow", None])
def test_a_lost_fortress_may_be_built_again(lost):
    # ruling 37
    t = table(a="ratmen fortified", b="orcs forest").own("b", wood=9, cave=1)
    t.own("a", meadow=1, shore=1, ridge=1, moor=1, hill=1, grove=1, fen=1)
    for region in ("meadow", "shore", "ridge", "moor", "hill", "grove"):
        t.put(region, fortress=1)
    if lost:
        t.play("a", lost, "done", "garrison fen 2", "done")
    else:
        t.with_(actor="b").play("b", "conquer meadow", "done").end_turn("b").play("a", "done")
    assert t.phase == "fortify" and t.can("a", "fortify fen")


def test_fortresses_are_built_at_redeployment():
    # ruling O6
    t = fortified()
    assert [f["phase"] for f in t.s.stack] == ["turn", "score", "retreats", "fortify"]


# --- Berserk ------------------------------------------------------------------------------------

def berserk(pips, meadow=5):
    t = table(a="ratmen berserk", b="orcs forest").own("a", meadow=meadow).own("b", wood=3, cave=1)
    return t.roll_next(pips).play("a", "roll")


def test_berserkers_roll_before_they_choose():
    # ruling 38
    t = berserk(2)
    assert (t.cost("a", "wood"), t.cost("a", "shore")) == (5 - 2, 1) and t.can("a", "conquer wood")
    t.play("a", "conquer wood")
    assert t.hand("a") == 1 and t.cost("a", "shore") == 2 and t.can("a", "roll")


def test_berserkers_have_no_other_last_roll():
    # ruling 38
    assert "gamble" not in table(a="ratmen berserk",
                                 b="orcs forest").own("a", meadow=3).own("b", wood=3).play(
        "a").verbs()


def test_a_berserk_roll_that_helps_to_nothing_was_the_last_attempt():
    # ruling 38
    assert berserk(0, meadow=2).verbs() == {"done"}


def test_a_berserk_roll_stands_until_a_region_is_taken():
    # ruling O3
    assert not berserk(0).can("a", "roll")


# --- water, caverns, mountains ------------------------------------------------------------------

def test_a_sea_or_lake_is_one_region_of_two_tokens_and_one_coin():
    # ruling 39
    t = table(a="ratmen seafaring", b="orcs forest").own("a", meadow=5, wood=1).own("b", cave=1)
    assert t.cost("a", "sea") == t.cost("a", "mere") == 2
    t.play("a", "conquer sea", "conquer mere")
    assert t.income("a") == 4


def test_a_sea_in_decline_costs_its_taker_one_for_the_token():
    # ruling 39
    t = (table(a="ratmen seafaring", b="orcs forest").own("a", meadow=5).own("b", cave=1)
         .faded("b", "elves", sea=1))
    assert t.cost("a", "sea") == 3


def test_seafarers_may_begin_on_a_sea_at_the_edge():
    # ruling 40
    t = table(a="ratmen seafaring", b="orcs forest").own("a", hand=5).own("b", cave=1)
    assert "sea" in t.targets("a") and t.barriers("a", "mere") == {"inland"}


def test_seafaring_tritons_pay_the_full_price_for_water():
    # ruling O5
    t = table(a="tritons seafaring", b="orcs forest").own("a", meadow=5).own("b", cave=1)
    assert t.cost("a", "sea") == 2 and t.cost("a", "shore") == 1


def test_giants_pay_less_only_beside_a_mountain_of_their_own():
    # ruling 46
    t = table(a="giants hill", b="orcs forest").own("a", meadow=5).own("b", cave=1)
    assert t.cost("a", "wood") == 2
    t = table(a="giants hill", b="orcs forest").own("a", meadow=5, ridge=1).own("b", cave=1)
    assert t.cost("a", "wood") == 1 and t.cost("a", "shore") == 2


def test_a_mountain_in_decline_does_not_help_giants():
    # ruling 46
    t = (table(a="giants hill", b="orcs forest").own("a", meadow=5).own("b", cave=1)
         .faded("a", "elves", ridge=1))
    assert t.cost("a", "wood") == 2


def test_caverns_link_only_from_a_cavern_held():
    # ruling 47
    t = table(a="ratmen underworld", b="orcs forest").own("a", meadow=5).own("b", peak=1)
    assert not {"cave", "fen"} & t.targets("a")
    t = table(a="ratmen underworld", b="orcs forest").own("a", hill=5).own("b", peak=1)
    assert {"cave", "fen"} <= t.targets("a") and t.cost("a", "cave") == 1


def test_underworlders_begin_on_the_border_like_everybody():
    # ruling 47
    t = table(a="ratmen underworld", b="orcs forest").own("a", hand=5).own("b", peak=1)
    assert t.targets("a") == {t.s.board.keys[r] for r in t.s.board.entries} - {"sea"}


def test_for_giants_of_the_underworld_a_cavern_lies_beside_the_mountain_of_another():
    # ruling 49
    def giants(marks):
        t = table(a="giants underworld", b="orcs forest").own("a", ridge=5).own("b", peak=1)
        t.map["regions"][3]["marks"] = marks  # the ridge
        return t
    assert giants(["cavern"]).cost("a", "cave") == giants(["cavern"]).cost("a", "hill") == 1
    assert {"cave", "hill", "fen"} <= giants(["cavern"]).targets("a")
    inside, outside = giants(["cavern"]).tribes("fen"), giants([]).tribes("fen")
    assert (inside.cost("a", "fen"), outside.cost("a", "fen")) == (1, 2)


def test_a_cavern_that_is_not_a_mountain_gives_giants_no_second_discount():
    # ruling 49
    t = table(a="giants underworld", b="orcs forest").own("a", hill=5).own("b", fen=2, peak=1)
    assert t.cost("a", "fen") == 2 + 2 - 1


# --- Amazons and Elves ----------------------------------------------------------------------------

def short_of_tokens():
    """Six Amazons, four of them lent, on three regions: two can stay."""
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=2).own("b", cave=1)
    return t.play("a", "conquer shore", "conquer ridge", "done")


def test_amazons_short_of_tokens_keep_as_many_regions_as_they_can():
    # ruling 51
    t = short_of_tokens()
    assert not t.can("a", "done") and not t.can("a", "garrison shore 2")
    t.play("a", "garrison shore 0")
    assert t.can("a", "done") and len(t.play("a", "done").s.lands(1)) == 2


def test_amazons_choose_which_regions_they_give_up():
    # ruling 51
    t = short_of_tokens().play("a", "gather", "garrison ridge 1", "garrison meadow 1", "done")
    assert [t.owner(r) for r in ("meadow", "ridge", "shore")] == ["a", "a", None]


def elves_hit_by(race, **lands):
    t = table(a="elves hill", b="orcs forest").own("a", moor=3, grove=1).own("b", cave=1)
    return t.faded("a", race, **lands)


def test_elves_lose_a_token_to_their_owners_own_ghouls():
    # ruling 52
    t = elves_hit_by("ghouls", meadow=1, ridge=7).play("a", "conquer moor")
    assert t.hand("a") == 2 and t.s.tray["elves"] == 11 - 3


def test_elves_lose_no_token_to_anothers_ghouls():
    # ruling 52
    t = table(a="ratmen hill", b="elves forest").own("a", cave=1).own("b", moor=3, grove=1)
    t.faded("a", "ghouls", meadow=1, ridge=7).play("a", "conquer moor")
    assert t.hand("b") == 3 and t.s.tray["elves"] == 11 - 4
