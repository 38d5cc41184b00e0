"""Pairs that bite: powers, artifacts and places that meet each other or a race of their own mind."""

from azeroth import GAME
from realm import realm


# --- towers ---------------------------------------------------------------------------------------------

def towered(a, **more):
    """b's meadow bears a tower; a stands beside it."""
    t = realm(a=a, b="dwarves defensive").own("a", hand=more.pop("hand", 3), peak=1)
    return t.own("b", meadow=1, harbour=1, ridge=1).put("meadow", tower=1).with_(**more)


def test_no_portal_opens_under_a_tower_of_another():  # ruling 76
    t = towered("orcs portal_mage").own("b", marsh=1)
    t.s.board.kinds[t.region("meadow")].add("magic")
    places = {r for _, *pair in GAME.powers["portal_mage"].offers(t.s, t.band("a")) for r in pair}
    assert t.region("meadow") not in places and t.region("marsh") in places


def test_no_bomb_is_laid_under_a_tower_and_one_that_lies_there_is_void():  # rulings 60, 62
    t = towered("goblins farmer", phase="finish", memo={"goblins": 0}, bombs=[1, 1, 1])
    assert not t.can("a", "bomb meadow") and t.phase != "bombs"
    t = towered("goblins farmer", phase="turn", memo={"goblins": 0}, bombs=[1]).put("meadow", bomb=1)
    assert t.verbs() >= {"conquer", "done"} and t.where("bomb") == set() and t.owner("meadow") == "b"


def test_no_objective_is_set_on_a_tower():  # ruling 97
    t = realm(a="humans farmer", b="trolls defensive").own("a", peak=1).own("b", meadow=1, harbour=1, ridge=1)
    t.put("meadow", tower=1).with_(phase="finish")
    assert t.can("a", "target harbour") and not t.can("a", "target meadow")


def test_a_tower_falls_when_a_bomb_takes_the_majority():  # ruling 116
    t = realm(a="goblins farmer", b="dwarves defensive").own("a", peak=1)
    t.own("b", meadow=1, harbour=1, ridge=1)
    t.murlocs("grove").put("meadow", tower=1).put("ridge", bomb=1)
    t.with_(phase="turn", memo={"goblins": 0}, bombs=[1]).play("a", "ignite ridge")
    assert t.where("tower") == set()


# --- a portal with everything on both sides --------------------------------------------------------------

def test_what_lies_on_two_sources_of_magic_changes_places_all_at_once():  # rulings 59, 71
    t = realm(a="goblins portal_mage", b="humans garrisoned").own("a", hand=1, peak=1)
    t.own("b", moor=2, marsh=1, dune=1).put("moor", fort=1, bomb=1, objective=1, frostmourne=1, dark_portal=1)
    t.put("marsh", fort=1, doomhammer=1).with_(bombs=[0, 1], memo={"goblins": 0}).play("a", "swap marsh moor")
    assert t.tokens("marsh") == {"fort": 1, "bomb": 1, "objective": 1, "frostmourne": 1}
    assert (t.troops("marsh"), t.troops("moor")) == (2, 1)
    assert t.tokens("moor") == {"fort": 1, "doomhammer": 1, "dark_portal": 1}
    assert sorted(t.s.items[t.band("b")]) == ["dark_portal", "doomhammer", "frostmourne"]


def test_a_bomb_that_comes_to_nobody_goes_home():  # ruling 59
    t = realm(a="goblins portal_mage", b="humans farmer").own("a", hand=1, marsh=1).own("b", moor=1, dune=1)
    t.put("moor", bomb=1).with_(bombs=[0, 1], memo={"goblins": 0})
    assert t.play("a", "swap moor wood").where("bomb") == {"wood"}


# --- water --------------------------------------------------------------------------------------------------

def test_naga_in_the_water_of_the_well_count_only_around_it():  # ruling 81
    t = realm(a="naga farmer", b="orcs mining").own("a", lake=1, marsh=1).own("b", dune=1)
    assert "find" not in t.put("lake", well_of_eternity=1).pays("a")
    t = realm(a="naga farmer", b="orcs mining").own("a", lake=1, grove=1).own("b", dune=1)
    assert t.put("lake", well_of_eternity=1).pays("a")["find"] == 2


def test_of_both_races_of_a_player_one_at_most_wins_the_well():  # ruling 82
    t = realm(a="naga farmer", b="orcs mining").own("a", grove=1).own("b", dune=1)
    t.faded("a", "gnomes", moor=1)
    assert "find" not in t.put("lake", well_of_eternity=1).pays("a")
    t = realm(a="naga farmer", b="orcs mining").own("a", marsh=1).own("b", dune=1)
    t.faded("a", "gnomes", moor=1, grove=1).put("lake", well_of_eternity=1)
    assert t.pays("a")["find"] == 2


def test_water_costs_two_and_what_defends_it_more():  # ruling 16
    t = realm(a="naga farmer", b="orcs mining").own("a", hand=5, grove=1).own("b", dune=1)
    assert t.cost("a", "lake") == 2


# --- driven and blown up --------------------------------------------------------------------------

def test_forsaken_count_whom_they_drive_out_and_whom_they_conquer():  # rulings 104, 106
    t = realm(a="forsaken intimidating", b="orcs farmer").own("a", hand=9, harbour=1).own("b", meadow=3)
    t.murlocs("marsh").play("a", "drive meadow", "drive marsh", "conquer meadow", "done")
    assert t.can("a", "raise 3") and not t.can("a", "raise 4")


def test_forsaken_who_empty_a_bombed_region_send_the_bomb_home():  # ruling 59
    t = realm(a="forsaken intimidating", b="orcs farmer", c="goblins mining").own("a", hand=2, harbour=1)
    t.own("b", meadow=1).own("c", dune=1).put("meadow", bomb=1).with_(bombs=[1, 0], memo={"goblins": 0})
    t.play("a", "drive meadow", "done")
    assert t.where("bomb") == set() and t.s.bombs == [1, 0] and t.can("a", "raise 1")


def test_an_objective_stays_when_its_region_is_emptied_by_a_push():
    t = realm(a="trolls intimidating", b="humans farmer", c="orcs mining").own("a", hand=2, harbour=1)
    t.own("b", dune=1).own("c", meadow=1, landing=1).put("meadow", objective=1)
    t.play("a", "drive meadow landing")
    assert t.where("objective") == {"meadow"} and t.s.coins == [5, 5, 5]


def test_beast_masters_lose_a_beast_to_a_bomb():  # rulings 36, 63
    t = realm(a="goblins farmer", b="dwarves beast_master").own("a", peak=1).own("b", grove=2, dune=1)
    t.put("grove", bomb=1, beast=1).with_(phase="turn", memo={"goblins": 0}, bombs=[1])
    t.play("a", "ignite grove")
    assert t.s.tray["dwarves"] == 10 - 2 and t.hand("b") == 1


def test_goblin_beast_masters_count_hills_when_the_bombs_are_opened():  # ruling 3
    t = realm(a="goblins beast_master", b="dwarves farmer").own("a", harbour=1).own("b", moor=1, dune=1)
    t.put("moor", bomb=1).with_(phase="turn", memo={"goblins": 0}, bombs=[1])
    assert t.hand("a") == 0 and t.play("a", "ignite moor").hand("a") == 1


def test_the_aegis_guards_a_champion_too():
    t = realm(a="dwarves championing", b="orcs farmer").own("a", hand=0, harbour=1).own("b", meadow=4, dune=1)
    t.put("meadow", aegis_of_aggramar=1).play("a", "champion meadow")
    assert t.s.coins == [3, 7] and t.s.items[t.band("a")] == ["aegis_of_aggramar"]


def test_worgen_and_their_champion_choose_a_form_first():  # ruling 5
    t = realm(a="worgen championing", b="orcs farmer").own("a", harbour=1).own("b", dune=1)
    assert t.verbs() == {"human", "wolf", "decline"} and t.play("a", "human").can("a", "champion meadow")


def test_gnomes_fly_and_their_champion_walks():  # ruling 27
    t = realm(a="gnomes championing", b="orcs farmer").own("a", hand=2, harbour=1).own("b", dune=1)
    assert not t.can("a", "champion glade") and "champion" not in t.play("a", "wield gnomes").verbs()


# --- a turn ---------------------------------------------------------------------------------------

def test_the_beaten_come_back_clockwise_from_the_active_player():  # facts, withdraw-order
    t = realm(a="trolls farmer", b="orcs mining", c="dwarves sailing").own("a", hand=9, harbour=1)
    t.own("b", meadow=2, dune=1, moor=1).own("c", marsh=2, landing=1, shore=1)
    t.play("a", "conquer marsh", "conquer meadow", "done", "garrison harbour 4", "done")
    assert (t.phase, t.actor) == ("retreat", "b")
    assert t.play("b", "retreat moor 2", "done").actor == "c"


def test_conquests_may_stop_with_tokens_in_hand():  # facts, stop-early
    t = realm(a="trolls farmer", b="orcs mining").own("a", hand=5, harbour=1, marsh=1).own("b", dune=1)
    t.play("a", "done", "garrison marsh 6", "done")
    assert t.troops("marsh") == 6 and t.actor == "b"


def test_what_works_on_after_decline():  # facts, powers-after-decline
    lasting = {key for key, trait in {**GAME.powers, **GAME.artifacts, **GAME.places}.items() if trait.lasts}
    assert lasting == {"garrisoned", "marsh_dweller"}


# --- several at once --------------------------------------------------------------------------------

def test_a_hammer_on_a_champion_s_region_pays_its_price_and_is_paid_the_ransom():  # rulings 30, 53
    t = realm(a="orcs farmer", b="dwarves championing").own("a", hand=3, harbour=1).own("b", meadow=2, dune=1)
    t.put("meadow", champion=1).put("harbour", doomhammer=1).play("a", "wield doomhammer", "conquer meadow")
    assert t.s.coins == [5 - 2 + 1, 5 + 2 - 1] and t.s.tray["dwarves"] == 8


def test_the_champion_is_one_of_two_whom_the_enraged_beat():  # rulings 53, 57
    t = realm(a="orcs enraged", b="dwarves championing").own("a", hand=9, harbour=1)
    t.own("b", meadow=2, dune=1)
    assert t.put("meadow", champion=1).play("a", "conquer meadow").pays("a")["power"] == 2


def test_who_cannot_pay_all_that_is_due_pays_nothing():  # rulings 30, 118; facts, no-coins
    t = realm(a="orcs farmer", b="pandaren marsh_dweller").own("a", hand=5, harbour=1)
    t.own("b", marsh=1, dune=1).put("harbour", doomhammer=1)
    t.with_(coins=[4, 5], memo={"pandaren": [0]}).play("a", "wield doomhammer")
    assert t.barriers("a", "marsh") == {"toll"} and t.s.coins == [4, 5]


def test_two_bombs_under_one_race_pay_twice_on_the_battleground():  # facts, bomb-as-conquest
    t = realm(a="goblins farmer", b="dwarves mining").own("a", harbour=1).own("b", meadow=2, ridge=1, dune=1)
    t.put("harbour", battleground=1).put("meadow", bomb=1).put("ridge", bomb=1)
    t.with_(phase="turn", memo={"goblins": 0}, bombs=[1, 1]).play("a", "ignite meadow", "ignite ridge")
    assert t.pays("a")["faction"] == 2


def test_forts_on_two_sources_of_magic_change_places():  # ruling 71
    t = realm(a="orcs portal_mage", b="dwarves garrisoned").own("a", hand=2, harbour=1)
    t.own("b", marsh=1, moor=2).put("marsh", fort=1).put("moor", fort=1).play("a", "swap marsh moor")
    assert t.tokens("marsh") == t.tokens("moor") == {"fort": 1} and t.troops("marsh") == 2


def test_naga_explorers_know_an_island_by_its_water():  # ruling 120
    t = realm(a="naga explorer", b="orcs farmer").own("a", lake=1).own("b", dune=1)
    assert t.pays("a") == {"region": 1, "power": 1}


def test_a_draenei_driven_out_of_the_last_region_waits_in_hand():
    t = realm(a="forsaken intimidating", b="draenei farmer").own("a", hand=4, harbour=1).own("b", meadow=1)
    t.play("a", "drive meadow", "done")
    assert t.hand("b") == 1 and t.phase != "raise"  # nobody fell


def test_a_tool_and_a_trade_together_leave_a_token_to_pay():  # ruling 22
    t = realm(a="gnomes blacksmith", b="orcs farmer").own("a", hand=6, harbour=1).own("b", dune=1)
    assert t.put("harbour", frostmourne=1).play("a", "wield frostmourne").cost("a", "meadow") == 1


def test_what_lies_beside_the_aegis_is_fetched_after_its_two_coins():  # ruling 86
    t = realm(a="ethereals farmer", b="dwarves mining").own("a", hand=4, harbour=1).own("b", meadow=2, dune=1)
    t.put("meadow", aegis_of_aggramar=1, frostmourne=1).play("a", "steal frostmourne harbour")
    assert t.s.coins == [3, 7] and "frostmourne" in t.tokens("harbour")
