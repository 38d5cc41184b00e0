"""Portal Mage: two sources of magic change places."""

import pytest
from azeroth.changes import swap
from realm import realm


def mages(foe="orcs farmer", **lands):
    return realm(a="dwarves portal_mage", b=foe).own("a", hand=1, **(lands or {"marsh": 1}))


def test_all_tokens_of_two_sources_of_magic_change_places_twice_a_turn():
    t = mages(marsh=1).own("b", moor=3, fen=1).put("moor", fort=1).play("a", "swap marsh moor")
    assert (t.owner("moor"), t.troops("marsh"), t.tokens("marsh")) == ("a", 3, {"fort": 1})
    assert "swap" not in t.play("a", "swap marsh wood").verbs()


def test_none_of_the_two_need_be_ones_own():  # ruling 74
    t = mages(meadow=1).own("b", moor=3, fen=1)
    assert t.can("a", "swap moor wood") and not t.can("a", "swap marsh wood")


def test_stacks_of_one_race_change_places_too():
    t = mages(peak=1).own("b", moor=3, marsh=1).play("a", "swap marsh moor")
    assert (t.troops("marsh"), t.troops("moor")) == (3, 1)


def test_where_nothing_would_move_no_portal_opens():
    t = mages(peak=1).own("b", landing=1).put("moor", dark_portal=1)
    assert "swap" not in t.verbs()
    t = mages(peak=1).own("b", landing=1).put("moor", frostmourne=1)
    assert t.can("a", "swap marsh moor") and not t.can("a", "swap marsh wood")


def test_nothing_is_left_and_nobody_declines_after_a_swap():  # ruling 33
    t = mages(meadow=1).own("b", moor=3, fen=1)
    assert {"decline", "abandon"} <= t.verbs()
    assert not {"decline", "abandon"} & t.play("a", "swap moor wood").verbs()


def test_artifacts_go_along_with_those_who_hold_them():  # ruling 71
    t = mages(marsh=1, meadow=1).own("b", moor=1, fen=1).put("moor", frostmourne=1).murlocs("wood")
    t.play("a", "swap moor wood")
    assert t.where("frostmourne") == {"wood"} and t.s.items[3] == ["frostmourne"]


def test_a_place_stays_and_works_for_whoever_comes():
    t = mages(marsh=1, meadow=1).put("moor", dark_portal=1).own("b", landing=1)
    t.play("a", "swap marsh moor")
    assert t.where("dark_portal") == {"moor"} and t.s.items[1] == ["dark_portal"]


@pytest.mark.parametrize("pips, owner", [(0, None), (3, "a")])
def test_portals_still_open_when_the_die_has_ended_the_conquests(pips, owner):  # facts, portal-timing
    t = mages(marsh=1, harbour=1).own("b", moor=3, landing=1).with_(die=pips).play("a", "gamble meadow")
    assert t.owner("meadow") == owner and t.verbs() == {"swap", "done"}
    t.play("a", "swap marsh moor")
    assert t.verbs() == {"swap", "done"}
    t.play("a", "done")
    assert "swap" not in t.verbs()


def test_after_the_die_nobody_is_asked_who_has_no_portal_left():
    t = mages(marsh=1, harbour=1).own("b", moor=3, landing=1).with_(die=0)
    assert t.play("a", "swap marsh moor", "swap marsh moor", "gamble meadow").phase == "redeploy"


def test_portals_open_after_the_second_die_of_a_raid_too():  # facts, portal-timing
    t = realm(a="gnomes portal_mage", b="orcs farmer").own("a", hand=1, marsh=1, harbour=1)
    t.own("b", moor=1, landing=1).with_(die=0).play("a", "wield gnomes", "raid landing", "risk")
    assert t.verbs() == {"swap", "done"}


def test_what_the_last_conquest_brings_to_light_is_seen_to_first():
    t = realm(a="trolls portal_mage", b="orcs farmer").own("a", hand=1, marsh=1, meadow=1)
    t.own("b", moor=3, landing=1).hide("peak", "well_of_eternity").with_(die=3).play("a", "gamble peak")
    assert t.where("well_of_eternity") == {"lake"} and t.verbs() == {"swap", "done"}


def test_in_decline_no_portal_opens():
    t = realm(a="dwarves mining", b="orcs farmer").own("a", hand=2, meadow=1).faded("a", "gnomes", marsh=1)
    assert "swap" not in t.verbs()


# --- what goes along ---------------------------------------------------------------------------

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
