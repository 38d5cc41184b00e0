"""The maps, the set-up, the draft, options, positions, saves and undo."""

import copy
import json

import pytest
from den import board, table
from tabletop import Match, Refusal
from tabletop.phase import step
from wolves import GAME
from wolves.board import Board

TERRAIN = {2: 75, 3: 100, 4: 130, 5: 160}


def start(players, seed=1, **options):
    return GAME.start(board(players), players, options, seed)


def test_the_language_of_positions_calls_hexes_by_their_place():
    t = table()
    assert t.s.board.mark[t.hex("0C1")] == t.s.board.mark[t.hex("1C1")] == "prey"
    assert t.s.board.mark[t.hex("2A3")] == t.s.board.mark[t.hex("0E1")] == "lone"
    assert t.s.board.terrain[t.hex("1W")] == "water"


@pytest.mark.parametrize("players", GAME.players)
def test_maps(players):
    made = Board(board(players))
    made.check()
    assert sum(made.land) == TERRAIN[players] and len(made.walk(made.lands["rock"][0])) == TERRAIN[players]
    assert len(made.starts) == (0 if players == 2 else 10)
    for r, hexes in enumerate(made.regions):
        assert len(hexes) == 16 and [made.mark[h] for h in hexes].count("lone") == 2
        assert set(made.near[made.water[r]]) <= set(hexes) and len(made.near[made.water[r]]) == 6
        assert [made.terrain[h] for h in hexes].count("grass") == 3


@pytest.mark.parametrize("players", (3, 4, 5))
def test_five_hexes_on_each_bank_with_every_terrain(players):
    made = Board(board(players))
    for bank in set(made.side) - {None}:
        assert sorted(made.terrain[h] for h in range(len(made)) if made.side[h] == bank) == [
            "desert", "forest", "grass", "rock", "tundra"]


@pytest.mark.parametrize("players", GAME.players)
def test_set_up(players):
    s = start(players)
    lone = {2: 10, 3: 12, 4: 16, 5: 20}[players]
    assert s.token.count("lone") == lone and sum(s.heap) == lone + {2: 5, 3: 12, 4: 16, 5: 20}[players]
    kinds = {2: (1, 1, 1, 1, 1), 3: (1, 1, 1, 1, 2), 4: (1, 1, 2, 2, 2), 5: (2, 2, 2, 2, 2)}[players]
    assert tuple(s.token.count(kind) for kind in ("moose", "deer", "raccoon", "boar", "hare")) == kinds
    moons = {2: (2, 2, 3), 3: (2, 2, 2), 4: (2, 3, 3), 5: (3, 4, 3)}[players]
    lying = [moon for stack in s.stacks for moon in stack]
    assert tuple(lying.count(moon) for moon in ("crescent", "quarter", "full")) == moons
    assert all(sorted(faces[1:]) == ["desert", "forest", "grass", "rock", "tundra"] for faces in s.faces)
    assert [faces[0] for faces in s.faces] == s.packs and len(set(s.packs)) == players


def test_chance_lays_the_boards_and_the_same_seed_lays_them_again():
    laid = {tuple(start(3, seed).tiles) for seed in range(20)}
    assert len(laid) > 10 and {tile for tiles in laid for tile in tiles} == set(range(10))
    assert start(3, 5).board.terrain == start(3, 5).board.terrain != start(3, 6).board.terrain
    assert start(4, 3).turned == [slot["turned"] for slot in board(4)["slots"] if slot["kind"] == "region"]
    turned = [start(4, seed, turns="random").turned for seed in range(10)]
    assert any(row != turned[0] for row in turned)


def test_region_boards_may_be_laid_and_turned_by_hand():
    usual = Board(board(3)).turned
    s = start(3, boards=["9", "8 turned", "7", "6", "5", "4 turned"], turns="random")
    assert s.tiles == [9, 8, 7, 6, 5, 4]
    assert [r for r in range(6) if s.turned[r] != usual[r]] == [1, 5]
    there = {s.board.keys[h]: s.board.terrain[h] for h in s.board.regions[1]}
    lies = Board(board(3), [0, 8, 1, 2, 3, 4], [False, not usual[1], *usual[2:]])
    assert there == {lies.keys[h]: lies.terrain[h] for h in lies.regions[1]}
    match = Match(GAME, board(3), {"boards": ["9", "8 turned", "7", "6", "5", "4 turned"]}, ["human"] * 3, 1)
    kept = Match.load({"wolves": GAME}, json.loads(json.dumps(match.save(whole=True)))).now
    assert (kept.tiles, kept.turned, kept.board.terrain) == (s.tiles, s.turned, s.board.terrain)


@pytest.mark.parametrize("wrong", [
    ["9"], ["0"] * 6, ["0", "0 turned", "1", "2", "3", "4"], [0, 1, 2, 3, 4, 5],
    ["0", "1", "2", "3", "4", "10"], [None] * 6, [["0"]] * 6, ["0", "1"] * 4, []])
def test_boards_that_do_not_lie_each_once_are_refused(wrong):
    with pytest.raises(Refusal) as refused:
        start(3, boards=wrong)
    assert refused.value.code == "option"



@pytest.mark.parametrize("players", (3, 4, 5))
def test_the_draft_goes_out_and_back_on_both_banks(players):
    s = start(players, first=1)
    seen, bank = [], {}
    while s.stack[-1]["phase"] == "draft":
        p, (verb, h) = s.actor, s.legal[-1]
        seen.append(p)
        assert s.board.side[h] is not None and bank.get(p) != s.board.side[h]
        bank[p] = s.board.side[h]
        step(s, (verb, h))
        assert s.pieces[h] == [4 * p + 1, 4 * p + 2]
    around = [(1 + n) % players for n in range(players)]
    assert seen == around + around[::-1] and s.actor == 1 and s.stack[-1]["left"] == 2


def test_the_draft_of_two_shuns_the_regions_of_the_crescent():
    s = start(2, first=0)
    seen = []
    while s.stack[-1]["phase"] == "draft":
        seen.append(s.actor)
        for _, h in s.legal:
            assert "crescent" not in s.stacks[s.board.region[h]] and not s.token[h] and not s.pieces[h]
        assert len({s.board.region[h] for _, h in s.legal}) == 3
        step(s, s.legal[0])
    assert seen == [0, 1, 1, 0]


def test_packs_and_faces_may_be_chosen():
    s = start(3, first=0, packs="choose", faces="choose")
    assert GAME.view(s, 0)["backs"] == [[], [], []]
    for home in ("desert", "tundra", "rock"):
        assert s.stack[-1]["phase"] == "pack"
        step(s, ("pack", home))
    assert s.packs == ["desert", "tundra", "rock"] and ("faces", 1) in s.legal
    step(s, ("faces", 1))
    assert s.faces[0] == ["desert", "rock", "grass", "tundra", "desert", "forest"]
    step(s, ("faces", 0))
    assert s.faces[1] == ["tundra", "forest", "rock", "grass", "tundra", "desert"]
    assert len({tuple(start(3, seed, packs="random").packs) for seed in range(10)}) > 3


# --- refusals --------------------------------------------------------------------------------------------

@pytest.mark.parametrize("name, value", [
    ("players", 6), ("players", 2.0), ("players", [2]), ("legend", {"ff": "forest"}), ("legend", []),
    ("legend", {"f": "tea"}), ("legend", {".": "forest"}),
    ("corner", [0]), ("marks", []), ("boards", []),
    ("marks", [[-1, -1, "lone"], [-2, 1, "bear"]]), ("marks", [[0, 0, "prey"]]), ("start", ["..x"]),
    ("boards", [["fffff"]]), ("boards", [["f~f"]] * 10), ("slots", [{"kind": "region"}]), ("slots", 7)])
def test_a_broken_map_is_refused(name, value):
    data = {**board(3), name: value}
    with pytest.raises(Refusal) as refused:
        Board(data)
    assert refused.value.code == "map" and refused.value.facts["why"]


def test_the_board_that_has_another_outline_than_the_first_is_named():
    data = copy.deepcopy(board(3))
    data["boards"][-1] = [row[::-1] for row in data["boards"][-1]]
    with pytest.raises(Refusal) as refused:
        Board(data)
    assert refused.value.facts["board"] == len(data["boards"]) - 1


def test_boards_that_overlap_are_refused():
    data = copy.deepcopy(board(3))
    data["slots"][1]["at"] = [2, -5]
    with pytest.raises(Refusal):
        Board(data)


def test_a_map_is_for_its_number_of_players():
    for make in (lambda: GAME.start(board(3), 4, {}, 1),
                 lambda: Match(GAME, board(3), {}, ["human"] * 4, 1, {}),
                 lambda: GAME.start(board(3), 3, {"first": 3}, 1),
                 lambda: GAME.start(board(3), 3, {"x": 3}, 1)):
        with pytest.raises(Refusal):
            make()


@pytest.mark.parametrize("wish, why", [
    ([], "form"), ({"x": 1}, "x"), ({"tiles": [0, 0, 1, 2, 3, 4]}, "tiles"), ({"turned": [1]}, "turned"),
    ({"turned": [True] * 7}, "turned"), ({"pieces": [[0, 0]]}, "pieces"),
    ({"pieces": [[99, 0, 0, "den"]]}, "hex"), ({"pieces": [[3, -5, 0, "pack"]]}, "room"),
    ({"pieces": [[2, -5, 0, "cow"]]}, "pieces"), ({"pieces": [[2, -5, 0, "pack", 1]]}, "pieces"),
    ({"tokens": [[2, -5, "cow", 1]]}, "tokens"), ({"stacks": []}, "stacks"), ({"scored": 1}, "moon"),
    ({"packs": ["rock", "rock", "desert"]}, "packs"), ({"faces": [["rock"] * 6] * 3}, "faces"),
    ({"dens": [[5, 0, 0]] * 3}, "dens"), ({"prey": [["hare", "hare"], [], []]}, "prey"),
    ({"points": [[9], [], []]}, "points"), ({"trophies": [["sun"], [], []]}, "trophies"),
    ({"wolves": [9, 0, 0]}, "wolves"), ({"actions": [1] * 2}, "actions"), ({"virtual": 1}, "virtual"),
    ({"pieces": [[2, -5, 0, "pack"], [2, -5, 1, "pack"]]}, "pairs"),
    ({"pieces": [[2, -5, 0, "pack"]] * 3}, "room"), ({"pieces": [[2, -5, 0, "den"]] * 2}, "pairs"),
    ({"pieces": [[0, -4, 0, "lair"]]}, "lairs"),
    ({"pieces": [[2, -5, 0, "lair"], [2, -4, 0, "lair"]]}, "lairs")])
def test_a_broken_position_is_refused_by_name(wish, why):
    with pytest.raises(Refusal) as refused:
        Match(GAME, board(3), {}, ["human"] * 3, 1, wish)
    assert (refused.value.code, refused.value.facts["why"]) == ("position", [why])


@pytest.mark.parametrize("name, fits, beyond", [
    ("tiles", [9, 0, 1, 2, 3, 4], [10, 0, 1, 2, 3, 4]), ("tiles", [5, 0, 1, 2, 3, 4], [-1, 0, 1, 2, 3, 4]),
    ("round", 9999, 10_000), ("round", 1, 0), ("first", 2, 3), ("first", 0, -1), ("actor", 2, 3),
    ("actor", 0, -1), ("left", 199, 200), ("left", 0, -1), ("calendar", 199, 200), ("calendar", 0, -1),
    ("scored", 2, 3), ("scored", 0, -1), ("actions", [199] * 3, [200] * 3), ("actions", [0] * 3, [-1] * 3),
    ("tokens", [[2, -5, "hare", 2]], [[2, -5, "hare", 3]]),
    ("tokens", [[2, -5, "hare", 1]], [[2, -5, "hare", 0]]),
    ("tokens", [[2, -5, "lone", 1]], [[2, -5, "lone", 2]]),
    ("pieces", [[2, -5, 2, "pack"]], [[2, -5, 3, "pack"]]),
    ("pieces", [[2, -5, 0, "pack"]], [[2, -5, -1, "pack"]])])
def test_a_number_of_a_position_goes_so_far_and_no_further(name, fits, beyond):
    def built(value):
        more = {"calendar": 30} if name == "scored" else {}
        return Match(GAME, board(3), {}, ["human"] * 3, 1, {name: value, **more})
    assert built(fits).now.legal
    with pytest.raises(Refusal) as refused:
        built(beyond)
    assert refused.value.facts["why"] == [name]


@pytest.mark.parametrize("change, broken", [
    (lambda s, h: s.heap.__setitem__(h, 0), "tokens"), (lambda s, h: s.heap.__setitem__(h, 3), "tokens"),
    (lambda s, h: s.heap.__setitem__(h, -1), "form"),
    (lambda s, h: s.token.__setitem__(h, ""), "tokens"),
    (lambda s, h: (s.token.__setitem__(s.board.water[0], "hare"), s.heap.__setitem__(s.board.water[0], 1)),
     "tokens")])
def test_tokens_lie_on_land_as_many_as_the_box_holds(change, broken):
    t = table().lay("0C1", "hare", 2)
    assert GAME.check(t.s) == []
    change(t.s, t.hex("0C1"))
    assert GAME.check(t.s) == [broken]


def test_a_position_round_trips_through_a_save():
    t = table().stand("0A1", a="alpha pack").lay("0C1", "lone").play("a", "move 0A1 pack 0A2", "done")
    save = json.loads(json.dumps(t.match.save()))
    again = Match.load({"wolves": GAME}, save)
    assert again.now.__dict__ == t.s.__dict__


# --- undo ------------------------------------------------------------------------------------------------

def test_wolves_of_one_move_are_taken_back_one_by_one():
    t = table().stand("0B1", a="alpha pack").play("a", "move 0B1 alpha 0A1", "move 0B1 pack 0A2")
    t.match.undo()
    assert t.at("0B1") == "a.pack" and t.phase == "move"
    t.match.undo()
    assert t.at("0B1") == "a.pack a.alpha" and t.phase == "act" and t.s.faces[0][3] == "grass"
    t.match.redo()
    assert t.at("0A1") == "a.alpha"


def test_a_whole_turn_may_be_taken_back_until_it_is_done():
    t = table().stand("0B1", a="alpha pack").play("a", "stay rock", "stay desert")
    assert t.s.legal == [("done",)] and t.match.keeps() == []
    t.play("a", "done")
    assert t.match.keeps() == ["actor"]
    with pytest.raises(Refusal):
        t.match.undo()


def test_a_position_that_names_nobody_begins_with_the_first_player():
    s = Match(GAME, board(3), {}, ["human"] * 3, 1, {"pieces": []}).now
    assert (s.first, s.actor) == (0, 0)
