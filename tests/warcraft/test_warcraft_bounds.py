"""What a scenario may say: every bound from both sides."""

import pytest
from field import chart
from tabletop import Refusal
from warcraft.reading import FIELDS, NEUTRAL, PARTS, SEAT, checked

SLOT = {"piece": 5, "side": "cyan", "turn": 0, "at": [9, 9]}
TOWN = {"seat": 0, "town": "edge", "turn": 0, "at": [9, 9]}
UNITS = {"at": [0, 0], "melee": 1}


@pytest.mark.parametrize("name, fits, wrong", [
    ("race", ["human", "night_elf"], ["", None, 0]), ("team", [0, 3], [-1, 4, True]),
    ("gold", [0, 999], [-1, 1000]), ("wood", [0, 999], [-1, 1000]), ("cards", [0, 999], [-1, 1000]),
    ("levels", [[1, 1, 1], [999, 1, 1]], [[0, 1, 1], [1000, 1, 1], [1, 1], [1] * 4]),
    ("buildings", [[1, 0, 0], [3, 3, 3]],
     [[0, 0, 0], [4, 0, 0], [1, -1, 0], [1, 4, 0], [1, 0, -1], [1, 0, 4], [1, 0], [1, 0, 0, 0], 7]),
    ("outposts", [[], [[0, 0], [99, -99]], ["ford"], ["x" * 40]],
     [[[0, 0]] * 3, [[100, 0]], [[0, -100]], [[0]], [""], ["x" * 41], [7], {}]),
    ("skips", [[], ["move", "spend"]], [["tea"], "move"]), ("without", [["fast"]], [["tea"], "fast"]),
    ("errata", [["fast"]], [["tea"], "fast"]),
    ("pieces", [[], [UNITS], [{"at": "town", "worker": 999}], [{"at": [0, 0]}] * 2000, [UNITS] * 2000,
                [{"at": [0, 0], "melee": 999, "ranged": 999, "flying": 2}]],
     [[{"at": [0, 0]}] * 2001, [UNITS] * 2001, [{"melee": 1}], [{"at": "town", "worker": 1000}],
      [{"at": [0, 0], "melee": 999, "ranged": 999, "flying": 3}],
      [{"at": "town", "worker": 0}], [{"at": "town", "tea": 1}], [7], UNITS])])
def test_what_a_seat_has(name, fits, wrong):
    assert [SEAT[name](value) for value in fits + wrong] == [True] * len(fits) + [False] * len(wrong)
    assert NEUTRAL.get(name) in (None, SEAT[name])


@pytest.mark.parametrize("name, fits, wrong", [
    ("pieces", [[SLOT], [SLOT] * 100], [[], [SLOT] * 101, SLOT]),
    ("seats", [[{}] * 2, [{}] * 4], [[{}], [{}] * 5, [{}, 7], {}]),
    ("neutral", [{"race": 7}], [{}, ["race"]]), ("goal", [0, 999], [-1, 1000]), ("first", [0, 3], [-1, 4]),
    ("spaces", [[], [[0, 0, "town"], [-99, 99, "forest"]]],
     [[[0, 0, "tea"]], [[0, 100, "town"]], [[0, 0]], [[0, 0, "town", 1]], {}]),
    ("places", [{}, {"x" * 40: [0, 0]}], [{"": [0, 0]}, {"x" * 41: [0, 0]}, {"ford": "x"}, []]),
    ("depleted", [{"0,0": 1, "ford": 2}], [{"0,0": 0}, {"0,0": 3}]),
    ("tokens", [{"0,0": "graveyard"}], [{"0,0": "tea"}, {"": "graveyard"}]),
    ("roles", [{"caster": [0, 3], "x": []}], [{"caster": [4]}, {"caster": [-1]}, {"caster": 1}])])
def test_what_a_scenario_says(name, fits, wrong):
    assert [FIELDS[name](value) for value in fits + wrong] == [True] * len(fits) + [False] * len(wrong)
    assert set(PARTS) < set(FIELDS)


@pytest.mark.parametrize("slot, fits", [
    (SLOT, True), ({**SLOT, "piece": 1}, True), ({**SLOT, "piece": 13}, True), ({**SLOT, "piece": 0}, False),
    ({**SLOT, "piece": 14}, False), ({**SLOT, "turn": 5}, True), ({**SLOT, "turn": 6}, False),
    ({**SLOT, "turn": -1}, False), ({**SLOT, "side": "tea"}, False), ({**SLOT, "at": [0]}, False),
    (TOWN, True), ({**TOWN, "town": "corner", "seat": 1}, True), ({**TOWN, "seat": 2}, False),
    ({**TOWN, "seat": -1}, False),
    ({**TOWN, "town": "tea"}, False), ({**TOWN, "turn": 6}, False), ({**TOWN, "at": 7}, False)])
def test_a_piece_of_the_board(slot, fits):
    data = {**chart("2"), "pieces": [slot]}
    if fits:
        assert checked(data) is data
        return
    with pytest.raises(Refusal) as refused:
        checked(data)
    assert refused.value.facts == {"why": ["pieces"], "row": 0}
