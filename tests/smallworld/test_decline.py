"""Going into decline, and what becomes of races there (p. 6)."""

from table import table


def tired(power="alchemist", **lands):
    return table(a=f"humans {power}", b="orcs forest").own("a", **lands).own("b", cave=1, grove=3)


def test_one_token_stays_on_each_region():
    t = tired(meadow=4, shore=2).play("a", "decline")
    assert (t.troops("meadow"), t.troops("shore")) == (1, 1) and t.s.tray["humans"] == 10 - 2


def test_tokens_in_hand_go_back_to_the_box():
    t = tired(meadow=1).own("a", hand=3).play("a", "decline")
    assert t.s.tray["humans"] == 10 - 1


def test_the_banner_turns_and_the_badge_is_discarded():
    t = tired(meadow=4).play("a", "decline")
    b = t.s.race.index("humans")
    assert t.s.declined[b] and t.s.power[b] is None and t.s.discards == ["alchemist"]


def test_there_are_no_conquests_in_the_turn_of_a_decline():
    t = tired(meadow=4).play("a", "decline")
    assert (t.actor, t.phase) == ("b", "conquer")


def test_the_turn_of_a_decline_pays_a_coin_a_region_and_no_bonus():
    # ruling 44
    t = tired(meadow=4, shore=1).play("a", "decline")
    assert t.coins("a") == 5 + 2


def test_mines_of_dwarves_pay_in_decline():
    # ruling 44
    t = table(a="dwarves hill", b="orcs forest").own("a", ridge=2, grove=1, meadow=1).own("b", cave=1)
    assert t.play("a", "decline").coins("a") == 5 + 3 + 2


def test_the_older_race_in_decline_leaves_before():
    # ruling 12
    t = tired(meadow=4).faded("a", "elves", ridge=1, moor=1).play("a", "decline")
    assert t.owner("ridge") is None and t.owner("moor") is None and t.race("meadow") == "humans"
    assert t.s.tray["elves"] == 11 and t.coins("a") == 5 + 1


def test_the_banner_of_the_older_race_goes_under_the_stack():
    # ruling 12
    t = tired(meadow=4).faded("a", "elves", ridge=1)
    races = list(t.s.races)
    assert t.play("a", "decline").s.races == ["elves", *races]


def test_a_banner_fills_the_lowest_free_place_of_a_short_column():
    # ruling 11
    t = tired(meadow=4).faded("a", "elves", ridge=1)
    gone = [*t.s.races, *[race for race, _, _ in t.s.column[4:]]]
    t.s.tray = {race: n for race, n in t.s.tray.items() if race not in gone}
    t.s.races, t.s.column = [], t.s.column[:4]
    t.play("a", "decline")
    assert t.s.races == [] and [race for race, _, _ in t.s.column][4:] == ["elves"]


def test_the_banner_of_a_race_goes_with_its_last_token_taken():
    # ruling 11
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
         .faded("b", "elves", wood=1))
    races = list(t.s.races)
    t.play("a", "conquer wood")
    assert "elves" not in t.s.race and t.s.races == ["elves", *races] and t.s.tray["elves"] == 11


def test_a_race_in_decline_stays_as_long_as_it_has_a_token():
    # ruling 11
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
    t.faded("b", "elves", wood=1, grove=1).play("a", "conquer wood")
    assert t.race("grove") == "elves"


def test_a_race_with_no_region_is_gone_when_it_declines():
    t = tired().own("a", hand=4).play("a", "decline")
    assert "humans" not in t.s.race and t.s.tray["humans"] == 10 and "humans" in t.s.races


def test_a_lost_race_in_decline_keeps_no_memory():
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
    t.faded("b", "halflings", wood=1).with_(memo={"halflings": 2}).play("a", "conquer wood")
    assert "halflings" not in t.s.memo


def test_a_used_badge_comes_back_as_good_as_new():
    t = tired("wealthy", meadow=2).with_(memo={"wealthy": True}).play("a", "decline")
    assert "wealthy" not in t.s.memo


def test_races_in_decline_lose_their_gifts():
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
         .faded("b", "elves", wood=1))
    t.play("a", "conquer wood")
    assert t.s.tray["elves"] == 11


def test_fortresses_and_lairs_defend_in_decline():
    t = tired(meadow=4).faded("b", "trolls", wood=1).put("wood", lair=1, fortress=1)
    assert t.cost("a", "wood") == 2 + 1 + 1 + 1


def test_the_next_turn_brings_a_new_race_and_coins_for_both():
    t = tired(meadow=4, shore=1).with_(column=[["giants", "merchant", 0]]).play("a", "decline")
    t.end_turn("b")
    t.play("a", "take 0", "conquer ridge").end_turn("a")
    assert t.coins("a") == 5 + 2 + 2 + 1 + 1


# --- Spirit -------------------------------------------------------------------------------------

def test_a_spirit_race_does_not_count_in_decline():
    # ruling 41
    t = (table(a="humans spirit", b="orcs forest").own("a", meadow=4).own("b", cave=1)
         .faded("a", "elves", ridge=1))
    t.play("a", "decline")
    assert t.race("ridge") == "elves" and t.race("meadow") == "humans" and t.coins("a") == 5 + 2


def test_spirits_stay_when_a_third_race_declines():
    # ruling 41
    t = (tired(meadow=4).faded("a", "elves", "spirit", ridge=1).faded("a", "wizards", moor=1)
         .play("a", "decline"))
    assert t.race("ridge") == "elves" and t.owner("moor") is None and t.race("meadow") == "humans"


def test_the_spirit_badge_is_discarded_with_the_last_of_its_race():
    # ruling 41
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=9).own("b", cave=1)
    t.faded("b", "elves", "spirit", wood=1)
    assert "spirit" not in t.s.discards
    t.play("a", "conquer wood")
    assert "spirit" in t.s.discards


# --- Stout --------------------------------------------------------------------------------------

def test_a_stout_race_declines_after_its_coins_are_counted():
    # ruling 43
    t = tired("stout", meadow=4).play("a", "conquer ridge", "done")
    t.play("a", "gather", "garrison meadow 1", "garrison ridge 3", "done")
    assert t.phase == "farewell" and t.coins("a") == 5 + 2 + 1
    t.play("a", "farewell")
    assert t.s.declined[t.s.race.index("humans")] and t.troops("ridge") == 1 and t.actor == "b"


def test_a_stout_race_scores_with_the_older_one_which_then_leaves():
    # ruling 42
    t = tired("stout", meadow=4).faded("a", "elves", ridge=1).play("a", "done", "farewell")
    assert t.coins("a") == 5 + 2 + 1 and t.owner("ridge") is None


def test_a_stout_race_need_not_decline():
    t = tired("stout", meadow=4).play("a", "done", "done")
    assert not t.s.declined[t.s.race.index("humans")]


def test_a_stout_race_may_also_spend_its_turn_declining():
    assert tired("stout", meadow=4).play("a", "decline").actor == "b"


# --- Ghouls -------------------------------------------------------------------------------------

def test_all_ghouls_stay_in_decline():
    # ruling 18
    t = (table(a="ghouls hill", b="orcs forest").own("a", meadow=4, ridge=2).own("b", cave=1)
         .play("a", "decline"))
    assert (t.troops("meadow"), t.troops("ridge")) == (4, 2)


def test_whoever_fought_with_ghouls_cannot_decline_in_the_same_turn():
    t = table(a="humans alchemist", b="orcs forest").own("a", peak=2).own("b", grove=1)
    t.faded("a", "ghouls", meadow=5).play("a", "conquer ridge", "done")
    t.play("a", "garrison ridge 4", "done")
    assert t.s.stack[-1]["band"] == t.band("a")
    assert not t.can("a", "decline") and t.can("a", "abandon peak") and t.can("a", "done")


def test_a_roll_that_ghouls_lost_was_a_fight_too():
    t = table(a="humans alchemist", b="orcs forest").own("a", peak=1).own("b", grove=1)
    t.faded("a", "ghouls", meadow=3).roll_next(0).play("a", "gamble ridge")
    assert t.phase == "conquer" and t.s.stack[-1]["band"] == t.band("a") and not t.can("a", "decline")


def test_ghouls_that_kept_still_do_not_stand_in_the_way_of_a_decline():
    t = table(a="humans alchemist", b="orcs forest").own("a", peak=1).own("b", grove=1)
    assert t.faded("a", "ghouls", meadow=3).play("a", "done").can("a", "decline")
