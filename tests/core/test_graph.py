"""Boards as graphs: neighbours, what is within reach, ways and distances."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tabletop import Graph, Hexes, Refusal

#  0 - 1 - 2 - 3      5 (an island)
#  |       |
#  4 ------+
NEAR = [[4, 1], [0, 2], [3, 1, 4], [2], [0, 2], []]


def test_neighbours_are_sorted_and_counted():
    board = Graph(NEAR)
    assert board.near[2] == (1, 3, 4) and len(board) == 6


def test_a_sound_graph_is_accepted():
    assert Graph(NEAR).check() is None


@pytest.mark.parametrize("near, code", [
    ([[1], []], "one_sided"), ([[0]], "neighbour"), ([[1]], "neighbour"), ([[-1], [0]], "neighbour")])
def test_a_bad_graph_is_refused_with_the_pair(near, code):
    with pytest.raises(Refusal) as refused:
        Graph(near).check()
    assert refused.value.code == "map" and refused.value.facts["why"] == [code]
    assert {"region", "near"} <= set(refused.value.facts)


@pytest.mark.parametrize("reach, found", [
    (0, {0: 0}), (1, {0: 0, 1: 1, 4: 1}), (2, {0: 0, 1: 1, 4: 1, 2: 2}), (9, {0: 0, 1: 1, 4: 1, 2: 2, 3: 3})])
def test_within_tells_all_regions_in_reach_with_their_distance(reach, found):
    assert Graph(NEAR).within(0, reach) == found


def test_within_goes_only_over_passable_regions():
    assert Graph(NEAR).within(0, 9, {1, 2}.__contains__) == {0: 0, 1: 1, 2: 2}


def test_a_path_is_a_shortest_way_with_both_ends():
    way = Graph(NEAR).path(0, 3)
    assert way in ([0, 1, 2, 3], [0, 4, 2, 3])


def test_a_path_to_oneself_is_one_region():
    assert Graph(NEAR).path(2, 2) == [2]


def test_no_way_is_an_empty_path():
    assert Graph(NEAR).path(0, 5) == [] and Graph(NEAR).path(0, 3, {1, 4, 3}.__contains__) == []


def test_a_path_goes_only_over_passable_regions():
    assert Graph(NEAR).path(0, 3, {4, 2, 3}.__contains__) == [0, 4, 2, 3]


# --- hexes --------------------------------------------------------------------------------------

FIELD = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def test_a_hex_has_six_neighbours_and_fewer_at_the_rim():
    board = Hexes(FIELD)
    assert len(board.near[board.number[0, 0]]) == 6 and len(board.near[board.number[3, -3]]) == 3


def test_hexes_are_mutual_neighbours():
    assert Hexes(FIELD).check() is None


def test_two_hexes_in_one_place_are_refused():
    with pytest.raises(Refusal) as refused:
        Hexes([(0, 0), [0, 0]])
    assert refused.value.facts["why"] == ["twice"]


@given(some.integers(0, len(FIELD) - 1), some.integers(0, len(FIELD) - 1))
def test_distance_over_open_ground_is_the_length_of_the_way(a, b):
    board = Hexes(FIELD)
    assert board.distance(a, b) == len(board.path(a, b)) - 1 == board.within(a, 9)[b] == board.distance(b, a)


def test_distance_does_not_care_what_lies_between():
    board = Hexes([(0, 0), (2, 0)])
    assert board.distance(0, 1) == 2 and board.path(0, 1) == []
