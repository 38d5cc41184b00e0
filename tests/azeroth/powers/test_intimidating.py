"""Intimidating: they make others move."""

from azeroth import GAME
from realm import realm


def turn(foe="orcs farmer", mine="dwarves", hand=2, **more):
    """a holds the harbour, next to it lie the meadow and the marsh."""
    t = realm(a=f"{mine} intimidating", b=foe).own("a", hand=hand, harbour=more.pop("harbour", 1))
    return t.own("b", **(more or {"meadow": 2, "landing": 1}))


def away(letter="b", race="tauren", **lands):
    """A race in decline around a's harbour."""
    t = realm(a="dwarves intimidating", b="gnomes farmer").own("a", hand=2, harbour=1).own("b", glade=1)
    return t.faded(letter, race, **lands)


# --- where tokens go ------------------------------------------------------------------------------------

def test_a_token_goes_to_another_region_of_its_race_on_any_island():  # ruling 107
    t = turn().play("a", "drive meadow landing")
    assert (t.troops("meadow"), t.troops("landing")) == (1, 2)


def test_three_times_a_turn_also_in_one_region():
    t = turn(meadow=3, marsh=2, landing=1)
    t.play("a", "drive meadow landing", "drive meadow marsh", "drive meadow landing")
    assert t.owner("meadow") is None and t.troops("marsh") == 3 and "drive" not in t.verbs()


def test_to_none_but_its_own_race():
    t = turn(foe="orcs farmer").faded("b", "gnomes", peak=1)
    assert not t.can("a", "drive meadow peak")


def test_without_another_region_it_goes_out_of_the_game():
    t = turn(meadow=2).play("a", "drive meadow")
    assert t.troops("meadow") == 1 and t.s.tray["orcs"] == 10 and t.hand("b") == 0
    assert t.play("a", "drive meadow").owner("meadow") is None


def test_murlocs_always_go_out_of_the_game():
    t = turn(landing=1).murlocs("meadow", "grove").play("a", "drive meadow")
    assert t.owner("meadow") is None and t.owner("grove") == "murlocs"


def test_only_from_a_neighbour_of_ones_own():  # rulings 20, 108
    t = turn(peak=2, meadow=1, landing=1)
    assert t.can("a", "drive meadow peak") and not t.can("a", "drive peak meadow")
    assert "drive" not in realm(a="dwarves intimidating", b="orcs farmer").own("a", hand=5).own(
        "b", meadow=1).verbs()
    t = realm(a="kobolds intimidating", b="orcs farmer").own("a", hand=5, harbour=1)
    t.own("b", cliff=1, landing=1)
    assert "drive" not in t.verbs()


def test_ones_own_race_in_decline_is_not_driven():
    assert "drive" not in turn(landing=1).faded("a", "gnomes", meadow=1, peak=1).verbs()


def test_a_region_left_empty_is_open():
    t = turn(meadow=1, landing=1)
    assert t.cost("a", "meadow") == 3 and t.play("a", "drive meadow landing").cost("a", "meadow") == 2


# --- when ------------------------------------------------------------------------------------------------

def test_only_while_a_token_is_in_hand_and_conquests_go_on():  # ruling 34
    assert "drive" not in turn(hand=0).verbs()
    t = turn().play("a", "conquer marsh")
    assert t.hand("a") == 0 and "drive" not in t.verbs()
    assert "drive" not in turn().play("a", "done").verbs()


def test_nothing_is_left_and_nobody_declines_after_it():  # ruling 33
    t = turn()
    assert {"decline", "abandon"} <= t.verbs()
    assert not {"decline", "abandon"} & t.play("a", "drive meadow landing").verbs()


def test_in_decline_nobody_is_driven():
    t = realm(a="gnomes mining", b="orcs farmer").own("a", hand=2, landing=1).own("b", meadow=2, glade=1)
    assert "drive" not in t.faded("a", "dwarves", harbour=1).verbs()


# --- what screens them ------------------------------------------------------------------------------------

def test_a_fort_falls_first_then_a_wall_then_a_token():  # ruling 109; facts, intimidating-order
    t = turn().put("meadow", wall=1, fort=1)
    assert not t.can("a", "drive meadow landing")
    assert t.play("a", "drive meadow").tokens("meadow") == {"wall": 1}
    assert t.play("a", "drive meadow").tokens("meadow") == {}
    assert t.play("a", "drive meadow landing").troops("meadow") == 1


def test_the_walls_of_night_elves_in_decline_too():
    t = away(race="night_elves", meadow=1, peak=1).put("meadow", wall=1)
    t.play("a", "drive meadow", "drive meadow peak")
    assert t.troops("peak") == 2 and t.s.tray["night_elves"] == 7


def test_the_aegis_is_paid_first_and_nothing_is_driven_into_it():  # rulings 76, 107
    t = turn().put("meadow", aegis_of_aggramar=1).play("a", "drive meadow landing")
    assert t.s.coins == [3, 7]
    t = turn().put("meadow", aegis_of_aggramar=1).with_(coins=[2, 5])
    assert t.play("a", "drive meadow landing").s.coins == [0, 7]
    assert "drive" not in turn().put("meadow", aegis_of_aggramar=1).with_(coins=[1, 5]).verbs()
    assert "drive" not in turn().put("landing", aegis_of_aggramar=1).verbs()


def test_a_champion_is_not_driven():  # ruling 54
    t = turn("orcs championing", meadow=2, landing=1).put("meadow", champion=1)
    t.play("a", "drive meadow landing")
    assert t.where("champion") == {"meadow"} and "drive" not in t.verbs()


def test_a_beast_is_driven_before_a_token():  # ruling 36
    t = turn("orcs beast_master", meadow=2, landing=1).put("meadow", beast=1)
    t.play("a", "drive meadow landing")
    assert t.where("beast") == {"landing"} and t.troops("meadow") == 1
    t = realm(a="dwarves intimidating", b="orcs beast_master").own("a", hand=2, ridge=1)
    t.own("b", meadow=2, harbour=1).put("meadow", beast=1).play("a", "drive meadow harbour")
    assert t.where("beast") == {"harbour"} and t.troops("harbour") == 2
    t = turn("draenei beast_master", meadow=2).put("meadow", beast=1).play("a", "drive meadow")
    assert t.where("beast") == set() and t.hand("b") == 1 and t.s.memo["beast_master"] == 1
    t = turn("orcs beast_master", meadow=2).put("meadow", beast=1).play("a", "drive meadow")
    assert t.where("beast") == set() and t.s.tray["orcs"] == 10


# --- what a driven token is worth ---------------------------------------------------------------------------

def test_who_goes_out_of_the_game_joins_the_forsaken():  # ruling 106
    t = turn(mine="forsaken", meadow=2).murlocs("marsh").play("a", "drive meadow", "drive marsh", "done")
    assert t.phase == "raise" and t.can("a", "raise 2") and not t.can("a", "raise 3")
    assert turn(mine="forsaken").play("a", "drive meadow landing", "done").phase != "raise"


def test_no_conquest_no_bonus():
    assert "faction" not in turn(meadow=1, landing=1).play("a", "drive meadow landing").pays("a")


def test_the_light_of_the_draenei_saves_one_and_the_chapel_nobody():  # rulings 40, 41
    t = turn("draenei farmer", meadow=3).play("a", "drive meadow")
    assert t.hand("b") == 1 and t.s.tray["draenei"] == 9
    assert t.play("a", "drive meadow").s.tray["draenei"] == 10
    t = turn(meadow=2).put("meadow", lights_hope_chapel=1).play("a", "drive meadow")
    assert t.s.tray["orcs"] == 10 and t.hand("b") == 0


def test_only_who_throws_a_token_out_attacks():  # ruling 102
    t = turn("pandaren farmer").with_(memo={"pandaren": [0]}).play("a", "drive meadow landing")
    assert t.s.coins == [5, 5] and t.s.attacked == []
    t = turn("pandaren farmer", meadow=2).with_(memo={"pandaren": [0]}).play("a", "drive meadow")
    assert t.s.coins == [3, 7] and t.s.attacked == [1]
    assert t.play("a", "drive meadow").s.coins == [3, 7]
    t = turn("pandaren farmer", meadow=2).with_(memo={"pandaren": [0]}, coins=[1, 5])
    assert "drive" not in t.verbs()
    t = turn("pandaren farmer", meadow=2).with_(memo={"pandaren": [0]}, coins=[2, 5])
    assert t.play("a", "drive meadow").s.coins == [0, 7]


def test_bombs_of_an_emptied_region_go_home():  # ruling 59
    t = realm(a="goblins intimidating", b="orcs farmer").own("a", hand=2, harbour=1)
    t.own("b", meadow=1, landing=1)
    t.put("meadow", bomb=1).with_(bombs=[0, 1], memo={"goblins": 0}).play("a", "drive meadow landing")
    assert t.where("bomb") == set() and t.s.bombs == [0, 1]


def test_artifacts_stay_in_an_emptied_region():
    t = turn(meadow=1, landing=1).put("meadow", frostmourne=1).play("a", "drive meadow landing")
    assert t.where("frostmourne") == {"meadow"} and t.s.items[t.band("b")] == []


def test_a_tower_falls_with_the_majority():  # ruling 116
    t = realm(a="dwarves intimidating", b="orcs defensive").own("a", hand=2, landing=1)
    t.own("b", glade=1, wood=1, dune=1, moor=1).put("glade", tower=1)
    assert not t.can("a", "drive glade moor") and not t.can("a", "drive wood glade")
    t.play("a", "drive wood moor")
    assert t.where("tower") == set()


# --- Tauren -------------------------------------------------------------------------------------------------

def test_one_of_a_pair_of_tauren_driven_empties_the_region():  # ruling 44
    t = turn("tauren farmer", meadow=2, landing=2).play("a", "drive meadow landing")
    assert t.owner("meadow") is None and t.troops("landing") == 3 and t.hand("b") == 1
    assert t.end_turn("a").s.total(2 * 1 + 1) == 4 and t.owner("meadow") is None


def test_the_last_pair_loses_one_and_the_other_waits_in_hand():  # rulings 43, 44
    t = turn("tauren farmer", meadow=2).play("a", "drive meadow")
    assert t.s.tray["tauren"] == 15 and t.hand("b") == 1


def test_in_decline_the_second_follows():  # ruling 45
    t = away(meadow=2, peak=2).play("a", "drive meadow peak")
    assert t.owner("meadow") is None and t.troops("peak") == 4
    t = away(meadow=2).play("a", "drive meadow")
    assert t.s.tray["tauren"] == 16 and t.s.fallen == 2 and "tauren" in t.s.races


# --- water ----------------------------------------------------------------------------------------

def test_naga_in_decline_are_driven_out_of_the_water():  # ruling 124
    t = realm(a="dwarves intimidating", b="gnomes farmer").own("a", hand=2, grove=1).own("b", landing=1)
    t.faded("b", "naga", lake=1, fen=1)
    assert t.play("a", "drive lake fen").owner("lake") is None and t.troops("fen") == 2


def test_the_forecast_says_that_it_costs_nothing():
    t = turn()
    assert GAME.forecast(t.s, t.action("drive meadow landing"))["cost"] == 0


def told(t, words) -> dict:
    """What the screen is told of an action."""
    f = t.s.stack[-1]
    return GAME.phases[f["phase"]].describe(t.s, f, t.action(words))


def test_how_often_somebody_may_still_be_driven_is_told():
    t = turn(meadow=2, marsh=1, landing=1)
    assert told(t, "drive meadow landing")["left"] == 3
    t.play("a", "drive meadow landing")
    assert told(t, "drive meadow landing")["left"] == 2
