"""Islands: which are played, how they are joined, and what a map file must not be."""

import json
from copy import deepcopy

import pytest
from azeroth import GAME
from realm import MAP
from tabletop import Match, Refusal

ROUNDS = {"letters": ["L", "S"], "rounds": 10, "players": 2, "game": "azeroth"}


def pool() -> dict:
    """A map with two sides of two large boards to draw from."""
    north, south = MAP["islands"]
    more = [{**deepcopy(north), "key": key, "board": board}
            for key, board in (("back", "north"), ("east", "far"), ("west", "far"))]
    return {**ROUNDS, "islands": [north, *more, south]}


def begun(data, seed=1, **options) -> Match:
    return Match(GAME, data, options, ["human"] * 2, seed)


def test_regions_are_numbered_through_and_named_by_their_island():
    board = begun(MAP).now.board
    assert board.keys[0] == "north.harbour" and board.keys[9] == "south.landing"
    assert board.near[9] == (10, 12) and board.island == [0] * 9 + [1] * 6
    assert {board.keys[r] for r in board.entries} == {
        "north.harbour", "north.ridge", "north.moor", "south.landing", "south.shore"}


def test_islands_are_drawn_by_lot_each_board_with_one_of_its_sides():
    drawn = {tuple(begun(pool(), seed).now.board.islands) for seed in range(40)}
    assert drawn == {(north, "south") for north in ("north", "back", "east", "west")}


def test_islands_may_be_chosen():
    assert begun(pool(), islands=["west", "south"]).now.board.islands == ["west", "south"]
    for wrong in (["south", "west"], ["west"], ["north", "back"], ["west", "nowhere"], [7, "south"]):
        with pytest.raises(Refusal):
            begun(pool(), islands=wrong)


def test_a_save_finds_its_islands_again():
    match = begun(pool(), seed=7)
    again = Match.load({"azeroth": GAME}, json.loads(json.dumps(match.save(whole=True))))
    assert again.now.board.islands == match.now.board.islands
    kept = Match.load({"azeroth": GAME}, {**match.save(whole=True), "version": "0"})
    assert kept.now.board.islands == match.now.board.islands and len(kept.now.band) == len(match.now.band)


def broken(change) -> dict:
    data = deepcopy(MAP)
    change(data["islands"][0], data)
    return data


def sides(count, letters=1, mountains=0, murlocs=0, **fields) -> dict:
    """A map of so many large islands, on the first of which lie mountains and begin murlocs."""
    north = {**MAP["islands"][0], **fields}
    land = [{**one, "terrain": "hill" if one["terrain"] == "mountain" else one["terrain"], "tribe": False}
            for one in north["regions"]]
    wet = ("sea", "lake")
    dry = [n for n, one in enumerate(land) if one["terrain"] not in wet]
    pool = []
    for n in range(count):
        rows = [dict(one) for one in land]
        for place in dry:
            if mountains:
                rows[place]["terrain"], mountains = "mountain", mountains - 1
            if murlocs:
                rows[place]["tribe"], murlocs = True, murlocs - 1
        pool.append({**north, "key": fields.get("key", f"i{n}"), "board": fields.get("board", f"b{n}"),
                     "regions": rows})
    return {**MAP, "letters": ["L"] * letters, "islands": pool}


@pytest.mark.parametrize("fits, beyond, why", [
    (sides(1), sides(1, 0), "islands"), (sides(2, 2), sides(2, 3), "islands"),
    (sides(40), sides(41), "islands"),
    (sides(1, key="k" * 20), sides(1, key="k" * 21), "key"), (sides(1, key="k"), sides(1, key=""), "key"),
    (sides(1, board="b" * 20), sides(1, board="b" * 21), "board"),
    (sides(4, 4, mountains=10), sides(4, 4, mountains=11), "box"),
    (sides(4, 4, murlocs=15), sides(4, 4, murlocs=16), "box")])
def test_a_map_goes_so_far_and_no_further(fits, beyond, why):
    assert len(GAME.board(fits)) > 1
    with pytest.raises(Refusal) as refused:
        GAME.board(beyond)
    assert refused.value.facts["why"] == [why]


def region(**fields):
    return lambda island, data: island["regions"][0].update(fields)


@pytest.mark.parametrize("why, change", {
    "letters": lambda island, data: data.update(letters=["L", "X"]),
    "islands": lambda island, data: data.update(letters=["L", "M"]),
    "letter": lambda island, data: island.pop("letter"),
    "board": lambda island, data: island.update(board=""),
    "twice": lambda island, data: data["islands"].append(island),
    "terrain": region(terrain="moon"),
    "marks": region(marks=["mine"]),
    "find": region(marks=["find"]),
    "anchor": lambda island, data: [other["marks"].clear() or other["marks"].extend(
        ["find"] * (n == 1)) for n, other in enumerate(island["regions"])],
    "water": lambda island, data: island["regions"][8].update(tribe=True),
    "one_sided": region(near=[1]),
    "apart": lambda island, data: [other.update(near=[0][:n == 1] or [1][:n == 0])
                                   for n, other in enumerate(island["regions"])],
    "rounds": lambda island, data: data.update(rounds=0),
    "box": lambda island, data: data.update(letters=["L"] * 4, islands=[
        {**island, "key": f"i{n}", "board": f"b{n}", "regions": [
            {**other, "terrain": "mountain"} for other in island["regions"]]} for n in range(4)]),
}.items())
def test_a_map_of_another_form_is_refused(why, change):
    with pytest.raises(Refusal) as refused:
        GAME.board(broken(change))
    assert refused.value.facts["why"] == [why]
