"""Powers that pay for what a race holds or took, and those that make a conquest cheaper."""

import pytest
from azeroth import GAME
from azeroth.changes import swap
from realm import realm

LANDS = {  # badge -> a region that pays, and one that does not
    "farmer": ("meadow", "harbour"), "ranger": ("grove", "meadow"), "herbalist": ("harbour", "meadow"),
    "swamp_walker": ("marsh", "meadow"), "mountaineer": ("peak", "meadow"), "mining": ("fen", "marsh"),
}
BADGES = {  # facts, powers
    "archaeologist": 5, "battle_master": 5, "beast_master": 4, "blacksmith": 4, "championing": 5,
    "defensive": 5, "enraged": 4, "explorer": 4, "farmer": 4, "fishing": 3, "garrisoned": 3, "herbalist": 4,
    "intimidating": 4, "marsh_dweller": 4, "mining": 4, "mountaineer": 4, "portal_mage": 5, "ranger": 4,
    "sailing": 5, "swamp_walker": 4,
}


def holding(power, race="kobolds", hand=0, **lands):
    return realm(a=f"{race} {power}", b="naga intimidating").own("a", hand=hand, **lands).own("b", dune=1)


def test_badges_bring_the_printed_number_of_tokens():
    assert {key: power.tokens for key, power in GAME.powers.items()} == BADGES


def test_the_box_holds_the_printed_number_of_pieces():  # facts, components
    box = {"tower": 6, "champion": 1, "beast": 5, "fort": 10, "wall": 9, "objective": 2}
    assert {key: GAME.pieces[key].limit for key in box} == box


# --- coins for what they hold -------------------------------------------------------------------------

@pytest.mark.parametrize("power", LANDS)
def test_each_region_of_its_kind_pays_a_coin(power):
    pays, other = LANDS[power]
    assert holding(power, **{pays: 1}).pays("a")["power"] == 1
    assert "power" not in holding(power, **{other: 1}).pays("a")


@pytest.mark.parametrize("power", LANDS)
def test_in_decline_none_does(power):  # ruling 120
    pays, other = LANDS[power]
    assert "power" not in holding(power, **{other: 1}).faded("a", "gnomes", **{pays: 1}).pays("a")


def test_mining_counts_caverns_on_any_terrain():
    assert holding("mining", fen=1, ridge=1, cliff=1, marsh=1).pays("a")["power"] == 3


def test_explorers_are_paid_once_for_each_island():  # ruling 120
    assert holding("explorer", harbour=1, meadow=1).pays("a")["power"] == 1
    t = holding("explorer", harbour=1, meadow=1, shore=1)
    assert t.pays("a")["power"] == 2
    t = holding("explorer", harbour=1).faded("a", "gnomes", shore=1)
    assert t.pays("a")["power"] == 1


def test_fishing_pays_for_regions_beside_a_sea_or_a_lake():
    assert holding("fishing", grove=1, ridge=1, harbour=1).pays("a")["power"] == 2


def test_the_open_sea_around_an_island_is_no_water():  # facts, fishing-sea
    assert "power" not in holding("fishing", harbour=1, shore=1).pays("a")


def test_water_pays_fishing_naga_only_beside_other_water():  # ruling 119
    t = realm(a="naga fishing", b="dwarves farmer").own("a", lake=1, harbour=1).own("b", dune=1)
    assert "power" not in t.pays("a")
    t = realm(a="naga fishing", b="dwarves farmer").own("a", lake=1, grove=1).own("b", dune=1)
    assert t.pays("a")["power"] == 1


def test_archaeologists_are_paid_for_what_lies_open_under_them():  # ruling 92
    t = holding("archaeologist", grove=1, meadow=1, peak=1, moor=1).put("grove", frostmourne=1, dark_portal=1)
    assert t.put("meadow", karazhan=1).hide("peak", "doomhammer").pays("a")["power"] == 3


def test_the_well_pays_archaeologists_where_it_lies():  # rulings 81, 92
    t = realm(a="naga archaeologist", b="dwarves farmer").own("a", lake=1, marsh=1).own("b", dune=1)
    assert t.put("lake", well_of_eternity=1).pays("a") == {"region": 2, "power": 1}


def test_archaeologists_in_decline_are_not_paid():  # ruling 92
    t = holding("archaeologist", grove=1).faded("a", "gnomes", meadow=1).put("meadow", frostmourne=1)
    assert "power" not in t.pays("a")


# --- coins for what they took ---------------------------------------------------------------------------

def test_the_battle_master_is_paid_for_every_region_that_was_not_empty():
    t = realm(a="kobolds battle_master", b="naga farmer").own("a", hand=9, meadow=1)
    t.own("b", harbour=1, dune=1)
    t.murlocs("grove").play("a", "conquer harbour", "conquer grove", "conquer marsh")
    assert t.pays("a")["power"] == 2


def test_also_for_their_own_race_in_decline():  # ruling 110
    t = realm(a="trolls battle_master", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1)
    t.faded("a", "gnomes", harbour=1)
    assert t.cost("a", "harbour") == 2 and t.play("a", "conquer harbour").pays("a")["power"] == 1


def test_victories_of_the_last_turn_pay_no_more():
    t = realm(a="kobolds battle_master", b="naga farmer").own("a", hand=3, meadow=1)
    t.own("b", harbour=1, dune=1)
    t.play("a", "conquer harbour").end_turn("a")
    assert "power" not in t.pays("a")


def enraged(**lands):
    t = realm(a="kobolds enraged", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1, **lands)
    return t


def test_the_enraged_are_paid_as_many_coins_as_tokens_defended_if_there_were_two():
    assert enraged(harbour=3, grove=1).play("a", "conquer harbour", "conquer grove").pays("a")["power"] == 3


def test_they_count_bodies_and_no_walls():  # ruling 111
    t = enraged(harbour=1).put("harbour", wall=1, fort=1).play("a", "conquer harbour")
    assert "power" not in t.pays("a")
    assert "power" not in enraged().murlocs("grove").play("a", "conquer grove").pays("a")


def test_a_pair_in_decline_counts_but_not_ones_own():  # ruling 111
    t = enraged().faded("b", "tauren", harbour=2).play("a", "conquer harbour")
    assert t.pays("a")["power"] == 2
    t = enraged().faded("a", "tauren", harbour=2).play("a", "conquer harbour")
    assert "power" not in t.pays("a")


def test_beasts_count_for_the_enraged():  # ruling 111
    t = realm(a="kobolds enraged", b="naga beast_master").own("a", hand=9, meadow=1)
    t.own("b", dune=1, harbour=2)
    assert t.put("harbour", beast=1).play("a", "conquer harbour").pays("a")["power"] == 2


# --- cheaper conquests -----------------------------------------------------------------------------------

def test_the_blacksmith_needs_one_token_less_anywhere():
    t = realm(a="orcs blacksmith", b="naga farmer").own("a", hand=9, harbour=1).own("b", dune=1, marsh=2)
    assert (t.cost("a", "meadow"), t.cost("a", "marsh"), t.cost("a", "moor")) == (1, 3, 2)


def test_all_discounts_add_up_but_one_is_needed():  # ruling 22
    t = realm(a="dwarves blacksmith", b="naga farmer").own("a", hand=9, meadow=1).own("b", dune=1)
    t.put("meadow", frostmourne=1)
    assert t.cost("a", "peak") == 1 and t.play("a", "wield frostmourne").cost("a", "grove") == 1


def test_in_decline_the_weapons_are_gone():
    t = realm(a="orcs farmer", b="naga mining").own("a", hand=9, harbour=1).own("b", dune=1)
    assert t.faded("a", "gnomes", fen=1).cost("a", "meadow") == 2


def test_naga_smiths_take_water_for_one():  # ruling 17
    t = realm(a="naga blacksmith", b="orcs farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.cost("a", "lake") == 1


# --- the sea ---------------------------------------------------------------------------------------------

def test_sailing_pays_no_fare_and_opens_no_water():  # rulings 13, 123
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9).own("b", dune=1)
    assert t.cost("a", "harbour") == 2 and t.cost("a", "ridge") == 3
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.cost("a", "landing") == 2 and not t.can("a", "conquer lake")


def test_sailing_and_the_stone_together_make_nothing_cheaper_than_no_fare():
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.put("grove", meeting_stone=1).cost("a", "landing") == 2


# --- tolls of the swamps -----------------------------------------------------------------------------------

def swamps(hand=9, **more):
    t = realm(a="orcs farmer", b="dwarves marsh_dweller").own("a", hand=hand, harbour=1)
    return t.own("b", marsh=1, meadow=1, dune=1).with_(**more)


def test_before_a_swamp_is_attacked_its_holder_is_paid_a_coin():
    t = swamps().play("a", "conquer marsh")
    assert t.s.coins == [4, 6]
    assert swamps(coins=[0, 5]).barriers("a", "marsh") == {"toll"}


def test_other_terrain_costs_nothing():
    assert swamps().play("a", "conquer meadow").s.coins == [5, 5]


def test_it_is_due_before_the_die_and_lost_with_it():  # rulings 25, 118
    t = swamps(hand=1, die=0).play("a", "gamble marsh")
    assert t.owner("marsh") == "b" and t.s.earned[0][:2] == [1, 0] and sum(t.s.earned[0][2:]) == -1


def test_it_is_due_in_decline_and_the_badge_stays():  # rulings 9, 118
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, harbour=1).own("b", dune=1)
    t.faded("b", "dwarves", "marsh_dweller", marsh=1).play("a", "conquer marsh")
    assert t.s.coins == [4, 6] and "marsh_dweller" in t.s.discards
    t = realm(a="dwarves marsh_dweller", b="orcs farmer").own("a", marsh=1).own("b", dune=1)
    t.play("a", "decline")
    assert "marsh_dweller" not in t.s.discards


def test_nobody_pays_himself():  # ruling 118
    t = realm(a="orcs farmer", b="gnomes mining").own("a", hand=9, harbour=1).own("b", dune=1)
    t.faded("a", "dwarves", "marsh_dweller", marsh=1)
    assert t.with_(coins=[0, 5]).play("a", "conquer marsh").s.coins == [0, 5]


def test_whoever_drives_a_token_from_a_swamp_owes_nothing():
    t = realm(a="orcs intimidating", b="dwarves marsh_dweller").own("a", hand=9, harbour=1)
    assert t.own("b", marsh=2, dune=1).play("a", "drive marsh dune").s.coins == [5, 5]


# --- what a portal moves ------------------------------------------------------------------------------------

def mages(foe="orcs farmer", **lands):
    t = realm(a="dwarves portal_mage", b=foe).own("a", hand=1, **(lands or {"marsh": 1}))
    return t


def test_walls_objectives_bombs_beasts_and_murlocs_go_along():  # rulings 71, 75, 77
    t = mages("orcs beast_master").own("b", moor=2, dune=1).put("moor", beast=1, wall=1)
    t.play("a", "swap marsh moor")
    assert t.tokens("marsh") == {"beast": 1, "wall": 1} and t.cost("a", "marsh") == 2 + 2 + 1
    t = mages().own("b", dune=1).murlocs("wood").play("a", "swap marsh wood")
    assert t.owner("marsh") == "murlocs" and t.owner("wood") == "a"
    t = mages("humans farmer").own("b", dune=1).put("moor", objective=1).play("a", "swap marsh moor")
    assert t.where("objective") == {"marsh"} and t.s.coins == [5, 5]


def test_races_in_decline_change_places_too():  # ruling 77
    t = mages().own("b", dune=1).faded("b", "trolls", moor=1).play("a", "swap marsh moor")
    assert t.owner("marsh") == "b" and t.s.declined[t.s.band[t.region("marsh")]]


def test_what_lies_face_down_stays_and_is_turned_up_by_an_active_race():  # rulings 72, 73
    t = mages(meadow=1).own("b", moor=1, dune=1).hide("peak", "dark_portal")
    swap(t.s, t.region("peak"), t.region("moor"))
    assert t.where("dark_portal") == {"peak"} and t.s.items[t.band("b")] == ["dark_portal"]


def test_a_swap_is_no_attack_and_needs_no_harmony():  # rulings 76, 102
    t = mages("pandaren farmer").own("b", moor=1, dune=1).with_(memo={"pandaren": [0]})
    t.play("a", "swap marsh moor")
    assert t.s.coins == [5, 5] and t.s.attacked == []


def test_it_is_no_conquest_and_pays_no_bonus():  # facts, portal-timing
    assert "faction" not in mages().own("b", moor=1, dune=1).play("a", "swap marsh moor").pays("a")
