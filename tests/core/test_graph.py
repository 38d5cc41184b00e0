"""Boards as graphs: neighbours, what lies between them, what is within reach, and ways."""

import pytest

from tabletop import Graph, Refusal

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
    ([[1], []], "one_sided"), ([[0]], "neighbour"), ([[1]], "neighbour"), ([[-1], [0]], "neighbour"),
    ([[1, 1], [0]], "twice"), ([[1], [0] * 9], "twice")])
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


# --- edges --------------------------------------------------------------------------------------

def test_what_lies_between_two_neighbours_is_told_from_either_side():
    board = Graph(NEAR, [[0, 1, "wall"], [2, 1, "river"]])
    assert board.between(0, 1) == board.between(1, 0) == "wall" and board.between(1, 2) == "river"
    assert board.between(2, 3) is None and board.between(0, 5) is None and Graph(NEAR).between(0, 1) is None


@pytest.mark.parametrize("edges", [
    [[0, 2, "wall"]], [[0, 0, "wall"]], [[0, 9, "wall"]], [[-1, 0, "wall"]], [[True, 0, "wall"]],
    [[0, 1, "wall"], [1, 0, "river"]], [[0, 1]], [[0, 1, ""]], [[0, 1, 7]], [[0, 1, "x" * 41]], [7], [None],
    [[[], {}, "wall"]], "wall", {}, None, 7])
def test_edges_of_another_form_are_refused(edges):
    with pytest.raises(Refusal) as refused:
        Graph(NEAR, edges)
    assert refused.value.code == "map" and refused.value.facts["why"] == ["edge"]


def test_no_region_of_an_edge_is_counted_from_the_end():
    with pytest.raises(Refusal):
        Graph([[1], [0]], [[-1, 0, "wall"]])
