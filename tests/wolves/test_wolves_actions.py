"""Dens, lairs, howls, domination, hunting and what they cost (pp. 6, 9-13)."""

import pytest
from den import table
from tabletop import Refusal
from wolves.tables import HIGHEST, LONE

RICH = {"terrains": 6}


def rich(**fields):
    """A table where a can pay for everything with bonus tokens."""
    return table(**fields).has("a", **RICH)


# --- tiles -------------------------------------------------------------------------------------------

def test_example_of_page_6_two_desert_tiles_flip_and_two_forest_tiles_are_there():
    t = table(2).with_(packs=["rock", "forest"], faces=[
        ["rock", "rock", "rock", "grass", "desert", "desert"],
        ["forest", "forest", "rock", "grass", "tundra", "desert"]])
    t.stand("0E2", a="alpha").play("a", "den 0E2 speed")
    assert t.s.faces[0] == ["rock", "rock", "rock", "grass", "tundra", "forest"]
    t = table().with_(packs=["desert", "rock", "grass"], faces=[
        ["desert", "forest", "rock", "grass", "tundra", "desert"],
        ["rock", "forest", "rock", "grass", "tundra", "desert"],
        ["grass", "forest", "rock", "grass", "tundra", "desert"]])
    t.stand("0E2", a="alpha").play("a", "den 0E2 speed")
    assert t.s.faces[0] == ["desert", "forest", "rock", "grass", "tundra", "forest"]
    assert t.s.purse(0)["forest"] == 2


def test_the_player_chooses_which_tiles_flip():
    t = table().shows("forest", "rock", "grass", "tundra", "forest").stand("0B1", a="alpha")
    t.play("a", "den 0B1 speed")
    assert t.phase == "pay" and sorted(t.s.legal) == [("pay", 3, 0), ("pay", 33, 0), ("pay", 34, 0)]
    t.play("a", "pay 34 0")
    assert t.s.faces[0] == ["forest", "rock", "rock", "grass", "tundra", "desert"]


def test_a_bonus_token_is_any_terrain():
    t = table().has("a", terrains=1).stand("0E2", a="alpha")
    t.play("a", "den 0E2 speed")
    assert t.s.terrains[0] == 0 and t.s.faces[0][5] == "forest"
    assert "0E2" not in table().stand("0E2", a="alpha").targets("den")
    assert table().stand("0E2", a="alpha").why("den", "0E2") == ["poor"]


def test_ruling_terrain_tokens_all():
    t = table().has("a", terrains=2).stand("0E2", a="alpha").play("a", "den 0E2 speed", "pay 0 2")
    assert t.s.terrains[0] == 0 and t.s.faces[0][5] == "desert"


def test_what_an_action_brings_cannot_pay_for_it():
    t = table().has("a", dens=[0, 1, 0], terrains=1).stand("0E2", a="alpha").stand("0B2", a="den")
    t.play("a", "den 0E2 speed")
    assert t.phase == "act" and t.s.terrains[0] == 1 and t.s.faces[0][5] == "forest"


def test_action_tokens_give_more_actions_even_those_of_this_turn():
    """Ruling same_turn_token."""
    t = table().has("a", actions=1, dens=[1, 0, 0], terrains=2).stand("0E2", a="alpha").stand("0B2", a="den")
    t.play("a", "stay rock", "den 0E2 spread").paid()
    assert t.s.actions[0] == 2
    t.play("a", "extra", "stay grass", "extra", "stay desert")
    assert t.s.actions[0] == 0 and t.s.legal == [("done",)]


# --- dens --------------------------------------------------------------------------------------------

def test_a_den_is_made_where_an_alpha_stands_or_beside_it():
    t = rich().stand("0C2", a="alpha").stand("0B2", a="pack")
    assert t.targets("den") == {"0C2", "0C1", "0C3", "0A2", "0A3", "0D1"}
    assert t.why("den", "0B1") == ["far"]


@pytest.mark.parametrize("there, why", [
    ({"b": "pack"}, ["foreign"]), ({"b": "alpha"}, ["foreign"]), ({"b": "den"}, ["foreign"]),
    ({"b": "lair"}, ["foreign"]), ({"a": "den"}, ["full"]), ({"a": "lair"}, ["full"]),
    ({"a": "pack pack"}, ["full"]), ({"a": "pack"}, []), ({}, [])])
def test_ruling_den_where(there, why):
    t = rich().stand("0C2", a="alpha").stand("0C3", **there)
    assert t.why("den", "0C3") == why and ("0C3" in t.targets("den")) == (not why)


def test_no_den_on_a_token_or_on_water():
    t = rich().stand("0C2", a="alpha").lay("0C1", "boar", 2).lay("0A3", "lone")
    assert t.why("den", "0C1") == t.why("den", "0A3") == ["token"]
    assert "water" in t.why("den", "0W")


def test_example_of_page_9_a_den_taken_from_speed_makes_it_four():
    t = rich().stand("0E2", a="alpha").play("a", "den 0E3 speed").paid()
    assert t.at("0E3") == "a.den" and t.s.value(0, "speed") == 4 and t.s.dens[0] == [0, 1, 0]


@pytest.mark.parametrize("players, track, rows", [
    (3, "spread", [(3, 0, 0, 0), (3, 0, 1, 0), (4, 3, 0, 0), (4, 7, 0, 1)]),
    (3, "speed", [(4, 0, 0, 0), (4, 0, 0, 1), (5, 3, 0, 0), (5, 7, 1, 0)]),
    (3, "howl", [(3, 0, 0, 0), (3, 0, 0, 1), (4, 3, 0, 0), (4, 7, 1, 0)]),
    (2, "spread", [(3, 0, 0, 0), (3, 0, 1, 0), (4, 2, 0, 0), (4, 5, 0, 1)]),
    (2, "speed", [(4, 0, 0, 0), (4, 0, 1, 0), (5, 2, 0, 0), (5, 5, 0, 1)]),
    (2, "howl", [(3, 0, 0, 0), (3, 0, 1, 0), (4, 2, 0, 0), (4, 5, 0, 1)])])
def test_tracks_of_both_sides(players, track, rows):
    """Value, points, action tokens, terrain tokens of each den removed (facts: pack_boards)."""
    from wolves.control import earnings
    from wolves.rules import set_den
    s = table(players).s
    for n, (value, points, actions, terrains) in enumerate(rows):
        before = s.actions[0], s.terrains[0]
        set_den(s, 0, s.board.lands["rock"][n], track)
        assert (s.value(0, track), earnings(s, 0)[track]) == (value, points)
        assert (s.actions[0] - before[0], s.terrains[0] - before[1]) == (actions, terrains)


def test_a_finished_track_is_closed_and_without_dens_there_is_no_den_action():
    t = rich().has("a", dens=[4, 0, 0]).stand("0C2", a="alpha")
    assert not t.can("den 0C2 spread") and t.can("den 0C2 speed")
    t = rich().has("a", dens=[4, 4, 4]).stand("0C2", a="alpha").stand("0C3", b="den")
    assert t.targets("den") == t.targets("dominate") == set()  # ruling dens_out
    assert t.why("den", "0C2") == ["no_dens"] and t.why("dominate", "0C3") == ["no_dens"]


# --- lairs -------------------------------------------------------------------------------------------

def test_example_of_page_10_a_lair_brings_a_terrain_token_and_five_points():
    t = table().has("a", dens=[1, 0, 0]).shows("rock", "rock", "grass", "tundra", "desert")
    t.stand("0D1", a="den").stand("0D3", a="alpha").play("a", "lair 0D1")
    assert t.at("0D1") == "a.lair" and t.s.calendar == [0] and t.s.terrains[0] == 1 and t.s.lairs[0] == 1
    from wolves.control import earnings
    assert earnings(t.s, 0)["lairs"] == 5


def test_a_lair_needs_a_den_at_the_water_and_an_alpha_beside_it():
    t = rich().has("a", dens=[2, 1, 0]).stand("0C2", a="den").stand("0C1", a="den").stand("0D3", a="den")
    t.stand("0C3", a="alpha")
    assert t.targets("lair") == {"0C2"}
    assert t.why("lair", "0C1") == ["dry"] and t.why("lair", "0D3") == ["far"]
    assert t.why("lair", "0E2") == ["no_den"]


def test_one_lair_a_region_and_pack_but_others_may_have_one_there():
    t = rich().has("a", dens=[2, 0, 0]).has("a", lairs=1).stand("0C2", a="den alpha").stand("0D1", a="lair")
    assert t.why("lair", "0C2") == ["own_lair"]
    t = rich().has("a", dens=[2, 0, 0]).stand("0C2", a="den alpha").stand("0D1", b="lair")
    assert t.can("lair 0C2")


def test_ruling_lairs_out():
    t = rich().has("a", dens=[4, 1, 0], lairs=4).stand("0C2", a="den alpha")
    assert t.why("lair", "0C2") == ["no_lairs"]


@pytest.mark.parametrize("kind", ["pack", "alpha"])
def test_ruling_displace_alpha_a_foreign_wolf_is_driven_from_a_new_lair(kind):
    t = rich().has("a", dens=[1, 0, 0]).stand("0C2", a="den", b=kind).stand("0D1", a="alpha")
    t.play("a", "lair 0C2").paid()
    assert t.phase == "displace" and t.targets("displace") == {"0C1", "0C3", "0A2", "0A3"}
    t.play("a", "displace 0C1").paid()
    assert t.at("0C1") == f"b.{kind}" and t.at("0C2") == "a.lair"


def test_an_own_wolf_stays_on_its_lair():
    t = rich().has("a", dens=[1, 0, 0]).stand("0C2", a="den alpha").play("a", "lair 0C2").paid()
    assert t.at("0C2") == "a.alpha a.lair" and t.phase == "act"


def test_ruling_lair_where_no_water_beside_the_starting_board():
    for players in (3, 4, 5):
        s = table(players).s
        assert not any(s.board.shore[h] for h, r in enumerate(s.board.region) if r < 0)


def test_an_action_with_a_part_missing_is_refused_with_a_reason():
    """The hex alone would do, so that nothing speaks against it; but there is no such action."""
    t = rich().stand("0C2", a="alpha")
    for words in ("den 0C2", "howl 0C2", "dominate 0C2", "move 0C2", "lair 0C2 pack", "dance 0C2"):
        action = t.action(words)
        with pytest.raises(Refusal) as refused:
            t.match.apply(action)
        assert refused.value.code == "illegal" and refused.value.facts["why"], words


# --- howl --------------------------------------------------------------------------------------------

def test_example_of_page_11_a_howl_over_two_hexes():
    t = table().with_(packs=["desert", "rock", "grass"], faces=[
        ["desert", "forest", "rock", "tundra", "tundra", "desert"],
        ["rock", "forest", "rock", "grass", "tundra", "desert"],
        ["grass", "forest", "rock", "grass", "tundra", "desert"]])
    t.stand("0D1", a="alpha").lay("0C1", "lone")
    assert t.s.board.distance(t.hex("0D1"), t.hex("0C1")) == 2
    t.play("a", "howl 0C1")
    assert t.at("0C1") == "a.pack" and t.s.calendar == [LONE] and t.s.wolves[0] == 1
    assert t.s.faces[0] == ["desert", "forest", "rock", "grass", "desert", "desert"]


def test_ruling_range_water_and_pieces_do_not_block_but_distance_does():
    t = rich().stand("0D3", a="alpha").lay("0C3", "lone").lay("0B3", "lone").stand("0E2", b="lair")
    assert t.targets("howl") == {"0C3"} and t.why("howl", "0B3") == ["far"]
    assert t.why("howl", "0E3") == ["no_lone"]


def test_alphas_come_third_and_sixth():
    t = rich().has("a", wolves=2, terrains=40).stand("0C2", a="alpha pack").lay("0A3", "lone")
    t.play("a", "howl 0A3").paid()
    assert t.at("0A3") == "a.alpha"
    s = table().has("a", wolves=5).s
    from wolves.rules import set_wolf
    set_wolf(s, 0, s.board.lands["rock"][0])
    assert s.pieces[s.board.lands["rock"][0]] == [2]


def test_ruling_wolves_out():
    t = rich().has("a", wolves=8).stand("0C2", a="alpha").lay("0A3", "lone").stand("0C3", b="pack")
    assert not t.targets("howl") and not t.targets("dominate")
    assert t.why("howl", "0A3") == ["no_wolves"] and t.why("dominate", "0C3") == ["no_wolves"]


# --- domination ----------------------------------------------------------------------------------------

def test_example_of_page_12_a_lone_pack_wolf_two_hexes_away_is_replaced():
    t = table().has("a", terrains=1).stand("0C3", a="alpha").stand("0B1", b="pack").has("a", dens=[0, 0, 0])
    t.shows("forest", "rock", "grass", "tundra", "forest").play("a", "dominate 0B1 pack").paid()
    assert t.at("0B1") == "a.pack" and t.s.calendar == [HIGHEST + 1] and t.s.wolves[0] == 1


def test_a_den_is_replaced_by_a_den_of_the_track_one_chooses():
    t = rich().has("b", dens=[1, 0, 0]).stand("0C3", a="alpha").stand("0B1", b="den")
    t.play("a", "dominate 0B1 howl").paid()
    assert t.at("0B1") == "a.den" and t.s.dens[0] == [0, 0, 1] and t.s.calendar == [HIGHEST]
    assert t.s.dens[1] == [1, 0, 0]  # ruling removed: it never returns


def test_a_lair_is_never_dominated():
    t = rich().stand("0C3", a="alpha").stand("0E2", b="lair")
    assert t.why("dominate", "0E2") == ["no_foe"]


@pytest.mark.parametrize("there, verbs", [
    ({"b": "pack"}, {"pack"}), ({"b": "den"}, {"spread", "speed", "howl"}), ({"b": "alpha"}, set()),
    ({"b": "den pack"}, set()), ({"b": "pack pack"}, set()), ({"b": "den alpha"}, set()),
    ({"b": "den", "c": "pack"}, {"pack", "spread", "speed", "howl"}),
    ({"b": "den", "c": "alpha"}, {"spread", "speed", "howl"}),
    ({"b": "den", "a": "pack"}, {"spread", "speed", "howl"}),
    ({"a": "den", "b": "pack"}, {"pack"}), ({"a": "pack"}, set())])
def test_what_may_be_dominated(there, verbs):
    """p. 12; rulings dominate_shared, dominate_never."""
    t = rich().stand("0C3", a="alpha").stand("0B1", **there)
    assert {action[2] for action in t.s.legal if action[:2] == ("dominate", t.hex("0B1"))} == verbs
    assert (t.why("dominate", "0B1") == []) == bool(verbs)


def test_ruling_dominate_alpha_next():
    t = rich().has("a", wolves=2).stand("0C3", a="alpha").stand("0B1", b="pack")
    t.play("a", "dominate 0B1 pack").paid()
    assert t.at("0B1") == "a.alpha"


def test_domination_costs_three():
    t = table().has("a", terrains=0).stand("0C3", a="alpha").stand("0B1", b="pack")
    assert t.why("dominate", "0B1") == ["poor"]


# --- hunting -------------------------------------------------------------------------------------------

def test_example_of_page_13_three_hexes_of_wolves_hunt_a_moose():
    t = table().lay("0C1", "moose", 2).stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A3", a="pack")
    t.play("a", "move 0A3 pack 0A2", "done")
    assert t.s.prey[0] == ["moose"] and t.s.actions[0] == 1 and t.s.heap[t.hex("0C1")] == 1


def test_ruling_hunt_min_hexes_count_not_wolves_and_dens_do_not():
    t = table().lay("0C1", "moose", 2).stand("0B1", a="pack pack").stand("0B3", a="alpha pack")
    t.stand("0A1", a="den")
    t.play("a", "stay rock")
    assert t.s.prey[0] == []


def test_one_of_each_kind():
    t = table().has("a", prey=["moose"]).lay("0C1", "moose", 2)
    t.stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A2", a="pack").play("a", "stay rock")
    assert t.s.prey[0] == ["moose"] and t.s.heap[t.hex("0C1")] == 2


def test_ruling_hunt_many_the_same_wolves_serve_several_stacks():
    t = table().lay("0C1", "moose", 2).lay("0C2", "deer", 2)
    t.stand("0A2", a="pack").stand("0C3", a="pack").stand("0B3", a="pack").stand("0D1", a="pack")
    t.play("a", "stay rock")
    assert t.s.prey[0] == ["moose", "deer"] or sorted(t.s.prey[0]) == ["deer", "moose"]
    assert t.s.actions[0] == 2


def test_two_stacks_of_a_kind_give_one_token_of_the_players_choice():
    t = table().lay("0C1", "hare", 2).lay("0C2", "hare", 2)
    t.stand("0A2", a="pack").stand("0C3", a="pack").stand("0B3", a="pack").stand("0D1", a="pack")
    t.play("a", "stay rock")
    assert t.phase == "hunt" and t.targets("hunt") == {"0C1", "0C2"}
    t.play("a", "hunt 0C2")
    assert t.s.prey[0] == ["hare"] and t.s.heap[t.hex("0C1")] == 2 and t.s.heap[t.hex("0C2")] == 1


def test_ruling_hunt_free_an_empty_hex_is_open():
    t = table().lay("0C1", "moose", 1).stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A2", a="pack")
    t.play("a", "stay rock")
    assert t.s.token[t.hex("0C1")] == "" and "0C1" in t.goals("a")


def test_with_two_players_prey_brings_points_only():
    t = table(2).lay("0C1", "moose", 1).stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A2", a="pack")
    t.play("a", "stay rock")
    assert t.s.prey[0] == ["moose"] and t.s.actions[0] == 0


def test_ruling_displace_hunt_only_the_active_player_hunts():
    t = table().lay("0C1", "moose", 2).stand("0B1", b="pack").stand("0A1", b="alpha").stand("0E1", b="pack")
    t.stand("0E2", a="alpha").play("a", "move 0E2 alpha 0E1").paid()
    t.play("a", "displace 0C3")
    assert t.s.prey[1] == []
    t.play("a", *(["done"] if t.phase == "move" else []), "stay rock", "done").play("b", "stay grass").paid()
    assert t.s.prey[1] == ["moose"]
