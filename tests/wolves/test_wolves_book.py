"""Numbers and examples of the rule book, page by page, that the tests of single rules do not name."""

import pytest
from den import board, table
from wolves import GAME, tables
from wolves.control import awards, control, earnings
from wolves.invariants import whole
from wolves.tables import DEALT, STACK, STACKS, TERRAINS


def flipped(t) -> int:
    """How many tiles and tokens the last action took."""
    return sum(len(note["tiles"]) + note["tokens"] for s in t.match.states for note in s.events or []
               if note["event"] == "paid")


def test_page_1_the_box_holds_what_five_packs_need():
    dens, wolves, alphas, lairs = (5 * n for n in whole())
    assert (dens, wolves, alphas, lairs) == (60, 40, 20, 20)
    assert len(board(5)["boards"]) == 10 and sum(len(stack) for stack in DEALT[5]) == 10
    assert STACK[5] * sum(STACKS[5]) == 20 and 2 * len(DEALT[5]) == 20  # prey; lone wolves
    assert all(len(faces) == 6 for faces in table(5).s.faces)


def test_page_2_reminders_lie_where_the_next_scoring_will_be():
    t = table().stand("0A1", a="pack").stand("2A1", b="pack").stand("4A1", c="pack")
    told = GAME.forecast(t.s, ())
    assert told["moon"] == "crescent" and told["gains"] == [4, 0, 0]
    told = GAME.forecast(table(scored=1, calendar=9).stand("2A1", b="pack").s, ())
    assert told["moon"] == "quarter" and told["gains"] == [0, 6, 0]
    assert GAME.forecast(table(scored=2, calendar=17).stand("4A1", c="pack").s, ())["gains"] == [0, 0, 8]


def test_page_6_three_tundra_with_two_tiles_and_a_token():
    t = table().has("a", terrains=1).shows("forest", "rock", "tundra", "tundra", "desert")
    t.stand("0C3", a="alpha").stand("0C2", b="pack").play("a", "dominate 0C2 pack")
    assert t.s.terrains[0] == 0 and t.s.faces[0] == ["forest", "forest", "rock", "grass", "desert", "desert"]
    assert not table().shows("forest", "rock", "tundra", "tundra", "desert").stand(
        "0C3", a="alpha").stand("0C2", b="pack").targets("dominate")


@pytest.mark.parametrize("words, tiles", [
    ("move 0A2 pack 0A1", 1), ("den 0C1 speed", 2), ("lair 0C2", 2), ("howl 0C3", 2),
    ("dominate 0B1 pack", 3)])
def test_page_6_one_two_or_three_tiles_of_the_terrain_of_the_target(words, tiles):
    t = table().has("a", terrains=3, dens=[1, 0, 0]).stand("0C2", a="alpha den").stand("0A2", a="pack")
    t.lay("0C3", "lone").stand("0B1", b="pack").play("a", words).paid()
    assert flipped(t) == tiles
    note, = (note for s in t.match.states for note in s.events if note["event"] == "action")
    assert note["terrain"] == t.s.board.terrain[t.hex(words.split()[3 if tiles == 1 else 1])]


def test_page_6_an_action_of_a_token_is_paid_like_any_other():
    t = table().has("a", actions=1).stand("0A1", a="pack").play("a", "stay rock", "stay desert", "extra")
    t.play("a", "stay tundra")
    assert t.s.faces[0] == ["forest", "forest", "grass", "grass", "desert", "forest"]
    assert t.s.legal == [("done",)]


@pytest.mark.parametrize("name", ["0A2", "0B1", "0C3", "0D1", "N3", "S2"])
def test_page_10_a_den_on_any_terrain_and_on_the_starting_board(name):
    t = table().has("a", terrains=2).stand(name, a="alpha").play("a", f"den {name} howl").paid()
    assert t.at(name) == "a.den a.alpha" and t.s.board.terrain[t.hex(name)] in TERRAINS


def test_page_10_every_lair_brings_a_token_and_five_points_more():
    t = table().has("a", terrains=8, actions=9, dens=[2, 2, 0])
    for r in range(4):
        t.stand(f"{r}C2", a="den alpha")
    for n in range(4):
        before = t.s.terrains[0]
        t.play("a", f"lair {n}C2", "pay 0 2").play("a", *(["extra"] if not t.s.stack[-1]["left"] else []))
        assert t.s.terrains[0] == before - 2 + 1 and earnings(t.s, 0)["lairs"] == 5 * (n + 1)


def test_page_11_points_of_wolves_called():
    found = [earnings(table().has("a", wolves=n).s, 0)["wolves"] for n in range(9)]
    assert found == [0, 1, 2, 3, 4, 6, 8, 10, 12]


def test_page_12_the_first_den_from_the_howl_makes_two_hexes_three():
    for dens, reached in (([0, 0, 0], False), ([0, 0, 1], True)):
        t = table().has("a", terrains=3, dens=dens).stand("0D1", a="alpha").stand("0B3", b="pack")
        assert t.s.board.distance(t.hex("0D1"), t.hex("0B3")) == 3
        assert t.can("dominate 0B3 pack") == reached and ("far" in t.why("dominate", "0B3")) != reached


def test_page_12_a_dominated_den_that_ends_a_row_brings_its_token():
    t = table().has("a", terrains=3, dens=[1, 0, 0]).stand("0C3", a="alpha").stand("0B1", b="den")
    t.play("a", "dominate 0B1 spread").paid()
    assert t.s.dens[0] == [2, 0, 0] and t.s.actions[0] == 1


@pytest.mark.parametrize("moon, first, second", [("crescent", 4, 2), ("quarter", 6, 3), ("full", 8, 4)])
def test_page_15_what_the_tokens_of_dominance_bring(moon, first, second):
    t = table().stand("0A1", a="pack pack").stand("0A2", b="pack")
    assert awards(t.s, 0, moon) == [(0, first, True), (1, second, False)]


@pytest.mark.parametrize("kind, points", [("den", 1), ("pack", 1), ("alpha", 1), ("lair", 3)])
def test_page_15_points_of_control(kind, points):
    assert control(table().stand("0C2", a=kind).s, 0)[0] == [points, int(kind == "alpha")]


def test_page_15_all_who_are_left_out_of_a_tie_for_the_first_place_get_nothing():
    t = table(calendar=9, left=0).stand("0A1", a="pack pack").stand("0A2", b="pack pack")
    t.stand("0B1", c="pack").play("a", "done")
    assert t.s.points == [[2], [2], []] and t.s.trophies == [[], [], []] and t.s.stacks[0] == []


def test_page_18_the_second_player_may_keep_his_token_for_a_later_turn():
    t = table(2, actor=1).has("b", actions=1).stand("0A1", a="alpha").stand("1A1", b="alpha")
    t.play("b", "stay rock", "stay grass", "done").play("a", "stay rock", "stay grass", "done")
    t.play("b", "stay tundra").paid().play("b", "stay desert").paid().play("b", "extra")
    assert t.s.actions[1] == 0 and t.s.stack[-1]["left"] == 1


# --- what is printed on the components, as shared/facts tells it -------------------------------------

def test_the_pack_boards_print_reach_points_and_tokens():
    assert (tables.VALUES["spread"], tables.VALUES["speed"]) == ((2, 3, 3, 4, 4), (3, 4, 4, 5, 5))
    assert tables.VALUES["howl"] == tables.VALUES["spread"] and tables.DENS == tables.LAIRS == 4
    assert tables.WOLF_POINTS == (0, 1, 2, 3, 4, 6, 8, 10, 12) and tables.LAIR_POINTS == (0, 5, 10, 15, 20)
    assert [place for place, rank in enumerate(tables.CALLED, 1) if rank == tables.ALPHA] == [3, 6]
    many, two = tables.MANY, tables.TWO
    assert (many["track"], two["track"]) == ((0, 0, 0, 3, 7), (0, 0, 0, 2, 5))
    assert (many["hunt"], two["hunt"]) == ((0, 1, 4, 9, 16, 25), (0, 2, 5, 9, 14, 20))
    assert many["bonus"]["speed"] == many["bonus"]["howl"] == {2: "terrain", 4: "action"}
    assert many["bonus"]["spread"] == {2: "action", 4: "terrain"}
    assert all(tokens == {2: "action", 4: "terrain"} for tokens in two["bonus"].values())


def test_the_box_prints_days_moons_and_how_much_comes_to_the_map():
    assert tables.DAYS == {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}
    assert tables.PRINTED_DAYS == 30
    assert tables.POINTS == {"crescent": (4, 2), "quarter": (6, 3), "full": (8, 4)}
    assert {n: [DEALT[n].count((moon,)) for moon in tables.MOONS] for n in (3, 4, 5)} == {
        3: [2, 2, 2], 4: [2, 3, 3], 5: [3, 4, 3]}
    assert STACKS == {2: (1,) * 5, 3: (1, 1, 1, 1, 2), 4: (1, 1, 2, 2, 2), 5: (2,) * 5}
    assert STACK == {2: 1, 3: 2, 4: 2, 5: 2}


def test_the_rules_print_costs_control_and_how_many_stand_where():
    assert tables.COST == {"move": 1, "den": 2, "lair": 2, "howl": 2, "dominate": 3}
    assert (tables.ACTIONS, tables.SURROUND, tables.ROOM, tables.FIRST_HEXES) == (2, 3, 2, 2)
    assert [tables.CONTROL[tables.RANK[kind]] for kind in ("den", "pack", "alpha", "lair")] == [1, 1, 1, 3]
    assert tables.FIRST_TURN == {2: (0, 1), 3: (0, 0, 0), 4: (0,) * 4, 5: (0,) * 5}


def test_the_virtual_pack_stands_beside_the_water_as_its_stack_says():
    alpha, pack, lair = tables.ALPHA, tables.PACK, tables.LAIR
    upper, lower = (1, -1), (1, 0)
    assert tables.VIRTUAL == {
        ("crescent",): {upper: (pack, pack)}, ("full",): {upper: (alpha, lair)},
        ("quarter", "crescent"): {upper: (lair,)},
        ("full", "quarter"): {upper: (lair,), lower: (alpha, alpha)}}
