"""Moving wolves: spread, speed, terrain, who may stand where, driving away (pp. 7-8)."""

import pytest
from den import table

# a's tiles: forest (home), forest, rock, grass, tundra, desert.
# Region 0: A grass, B forest, C tundra, D rock, E desert.


def test_the_goal_must_be_of_the_terrain_of_a_tile_and_within_speed():
    t = table().stand("0A1", a="pack")
    s = t.s
    for action in s.legal:
        if action[0] == "move":
            assert dict((h, n) for n, h in s.board.walk(action[1]))[action[3]] <= 3
    assert {"0C2", "0C3", "0B1", "0A2"} <= t.goals("a") and "0W" not in t.goals("a")
    assert "0E2" in t.goals("a") and "0E3" not in t.goals("a")


def test_a_tile_that_no_longer_shows_the_terrain_cannot_be_used():
    t = table().shows("rock", "grass", "tundra", "desert", "forest").stand("0A1", a="pack")
    assert len({t.s.board.terrain[t.hex(name)] for name in t.goals("a")}) == 5
    t = table().shows("forest", "rock", "tundra", "desert", "forest").stand("0A1", a="pack")
    assert "grass" not in {t.s.board.terrain[t.hex(name)] for name in t.goals("a")}
    assert t.why("move", "0A2") == ["poor"]


def test_example_of_page_8_two_wolves_three_hexes():
    """Speed 3 and spread 2 at the start: an alpha and a pack wolf go to grass, and no third."""
    t = table().stand("0B1", a="alpha pack").stand("0B2", a="pack")
    t.play("a", "move 0B1 alpha 0A1")
    assert t.phase == "move" and t.s.stack[-1]["left"] == 1
    assert t.goals("a") <= {name for name in t.names if t.s.board.terrain[t.hex(name)] == "grass"}
    t.play("a", "move 0B1 pack 0A1")
    assert t.at("0A1") == "a.pack a.alpha" and t.phase == "act" and t.s.stack[-1]["left"] == 1
    assert t.s.faces[0] == ["forest", "forest", "rock", "tundra", "tundra", "desert"]


def test_a_wolf_moves_once_in_a_move():
    t = table().has("a", dens=[3, 0, 0]).stand("0B1", a="alpha pack")
    t.play("a", "move 0B1 alpha 0A1")
    assert not any(t.can(f"move 0A1 alpha {goal}") for goal in ("0A2", "0A3"))
    t.play("a", "move 0B1 pack 0A2")
    assert t.phase == "act"


def test_of_two_alike_on_one_hex_one_moves_and_then_the_other():
    t = table().has("a", dens=[3, 0, 0]).stand("0B1", a="pack").stand("0A1", a="pack")
    t.play("a", "move 0B1 pack 0A1", "move 0A1 pack 0A2")
    assert t.at("0A1") == "a.pack" and t.at("0A2") == "a.pack"


def test_spread_and_speed_grow_with_dens():
    near = table().stand("0A1", a="pack").goals("a")
    far = table().has("a", dens=[0, 3, 0]).stand("0A1", a="pack").goals("a")
    assert near < far
    t = table().has("a", dens=[3, 0, 0]).stand("0B1", a="alpha pack").stand("0B2", a="alpha pack")
    t.play("a", "move 0B1 alpha 0A1", "move 0B1 pack 0A1", "move 0B2 alpha 0A2", "move 0B2 pack 0A2")
    assert t.phase == "act"


def test_a_move_may_be_ended_early():
    t = table().stand("0B1", a="alpha pack").play("a", "move 0B1 alpha 0A1", "done")
    assert t.phase == "act" and t.at("0B1") == "a.pack"


def test_ruling_water_no_way_leads_through_water_or_canyon():
    t = table().stand("0D3", a="pack")
    steps = {h: n for n, h in t.s.board.walk(t.hex("0D3"))}
    assert steps[t.hex("0C3")] > t.s.board.distance(t.hex("0D3"), t.hex("0C3")) == 2
    t = table().stand("N3", a="pack")
    assert "S2" not in t.goals("a") and t.s.board.distance(t.hex("N3"), t.hex("S2")) == 3
    assert t.why("move", "0W") == ["water"]


def test_tokens_and_pieces_are_crossed_but_a_token_is_no_goal():
    t = table().lay("0C1", "hare", 2).lay("0A2", "lone").stand("0B1", b="alpha").stand("0A1", a="pack")
    assert "0C3" in t.goals("a") and not {"0C1", "0A2", "0B1"} & t.goals("a")
    assert t.why("move", "0C1") == ["token"] and t.why("move", "0B1") == ["foreign"]


@pytest.mark.parametrize("there, pack, alpha", [
    ({}, True, True), ({"a": "pack"}, True, True), ({"a": "alpha"}, True, True), ({"a": "den"}, True, True),
    ({"a": "lair"}, True, True), ({"a": "pack alpha"}, False, False), ({"a": "den pack"}, False, False),
    ({"b": "den"}, True, True), ({"b": "pack"}, False, True), ({"b": "alpha"}, False, False),
    ({"b": "lair"}, False, False), ({"b": "den pack"}, False, False), ({"b": "pack pack"}, False, False),
    ({"b": "den", "c": "pack"}, False, False), ({"b": "den", "a": "pack"}, False, False)])
def test_who_may_stand_where(there, pack, alpha):
    """p. 8 and the order den, pack wolf, alpha, lair of p. 9; ruling own_wolf_share."""
    for kind, may in (("pack", pack), ("alpha", alpha)):
        t = table().stand("0B3", a=kind).stand("0C3", **there)
        assert t.can(f"move 0B3 {kind} 0C3") == may


def test_an_alpha_drives_a_pack_wolf_to_the_nearest_free_hex_of_its_choice():
    t = table().stand("0C3", b="pack").stand("0B3", a="alpha").stand("0C2", b="pack").stand("0E2", c="pack")
    t.play("a", "move 0B3 alpha 0C3").paid()
    assert t.phase == "displace" and t.s.actor == 0
    assert t.targets("displace") == {"0C2", "0C1", "0B3", "0E1"}  # empty, or with one piece of its own
    t.play("a", "displace 0C2")
    assert t.at("0C2") == "b.pack b.pack" and t.at("0C3") == "a.alpha"


def test_ruling_displace_where_terrain_is_free_but_tokens_and_others_are_not():
    t = table().stand("0B2", b="pack").stand("0B3", a="alpha").stand("0B1", c="den").lay("0C1", "boar")
    t.play("a", "move 0B3 alpha 0B2").paid()
    assert t.targets("displace") | set(t.places("b.pack").split()) <= {"0B3"} | t.targets("displace")
    assert "0B1" not in t.targets("displace") and "0C1" not in t.targets("displace")


def test_ruling_displace_timing_a_driven_wolf_goes_before_the_next_wolf_moves():
    t = table().stand("0C3", b="pack").stand("0B3", a="alpha pack")
    t.play("a", "move 0B3 alpha 0C3").paid()
    assert t.phase == "displace" and t.match.now.stack[-2]["phase"] in ("move", "pay")
    t.play("a", "displace 0E2")
    assert t.phase == "move"


def test_one_way_to_be_driven_needs_no_choice():
    t = table().stand("0B2", b="pack").stand("0B1", a="pack pack").stand("0B3", a="alpha alpha")
    t.play("a", "move 0B3 alpha 0B2").paid()
    if t.phase == "displace":
        assert len(t.targets("displace")) > 1
    else:
        assert t.places("b.pack")


def test_a_move_of_no_wolves_still_flips_its_tile():
    """Proposed: end_turn_early. So there is always something to do."""
    t = table().stand("0A1", a="pack").play("a", "stay desert")
    assert t.s.faces[0][5] == "forest" and t.s.stack[-1]["left"] == 1


def test_all_that_explains_a_move_agrees_with_what_is_legal():
    t = table().lay("0C1", "hare", 2).stand("0A1", a="pack alpha").stand("0C2", b="pack")
    t.stand("0D1", b="lair")
    for name in t.names:
        assert (t.why("move", name) == []) == (name in t.goals("a")), name
