"""Boards of hexes: neighbours, distances, edges, and pieces that are turned and laid together."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tabletop import Hexes, Refusal
from tabletop.hexes import HALF, joined, moved, piece, swung, turned

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


def test_edges_name_hexes_by_their_coordinates():
    board = Hexes(FIELD, [[[0, 0], [1, 0], "wall"]])
    here, there = board.number[0, 0], board.number[1, 0]
    assert board.between(here, there) == board.between(there, here) == "wall"
    assert sum(board.between(here, other) is not None for other in board.near[here]) == 1


@pytest.mark.parametrize("edge", [
    [[0, 0], [2, 0], "wall"], [[0, 0], [9, 9], "wall"], [0, 1, "wall"], [[0], [1, 0], "wall"],
    [[[0], 0], [1, 0], "wall"], [[0, 0], [1, 0], None]])
def test_edges_between_hexes_that_are_no_neighbours_are_refused(edge):
    with pytest.raises(Refusal) as refused:
        Hexes(FIELD, [edge])
    assert refused.value.facts["why"] == ["edge"]


# --- pieces ---------------------------------------------------------------------------------------

ROWS = [".ab", "cd.", "e.."]
SPOTS = {(1, 0): "a", (2, 0): "b", (0, 1): "c", (1, 1): "d", (0, 2): "e"}


def test_rows_of_letters_are_hexes_from_the_corner_on():
    assert piece(ROWS, "abcde") == SPOTS
    assert piece(ROWS, "abcde", (-1, -1)) == moved(SPOTS, (-1, -1))


@pytest.mark.parametrize("rows", [[], ["..."], ["abz"], "abc", [7], [None], {}, None, ["a"] * 61, ["a" * 61]])
def test_rows_that_cannot_be_read_are_refused_and_told(rows):
    with pytest.raises(Refusal) as refused:
        piece(rows, "abc", board=3)
    assert refused.value.facts == {"why": ["rows"], "board": 3}


def test_a_piece_turns_about_its_hex_nought():
    """One sixth takes every step to the next one; six change nothing, three are a half turn."""
    assert turned({(0, 0): "a", (1, 0): "b", (2, -1): "c"}, 1) == {(0, 0): "a", (0, 1): "b", (1, 1): "c"}
    steps = [(1, 0)]
    for _ in range(6):
        steps += turned({steps[-1]: ""}, 1)
    assert steps[0] == steps[6] and set(steps) == set(Hexes.STEPS)
    assert turned(SPOTS, HALF) == {(-q, -r): letter for (q, r), letter in SPOTS.items()}
    assert turned(SPOTS, 6) == turned(turned(SPOTS, 2), -2) == SPOTS


@given(some.integers(0, 5), some.tuples(some.integers(-9, 9), some.integers(-9, 9)))
def test_turns_and_moves_change_no_distance(sixths, at):
    board, new = Hexes(FIELD), Hexes(moved(turned(dict.fromkeys(FIELD), sixths), at))
    far = [[one.distance(0, n) for n in range(len(one))] for one in (board, new)]
    assert new.near == board.near and far[0] == far[1]


def test_a_piece_is_swung_in_its_place_if_its_outline_allows():
    line = {(2, 5): "a", (3, 5): "b", (4, 5): "c"}
    assert swung(line, HALF) == {(2, 5): "c", (3, 5): "b", (4, 5): "a"}
    ring = {(5 + q, 7 + r): n for n, (q, r) in enumerate(Hexes.STEPS)}
    assert all(swung(ring, n).keys() == ring.keys() for n in range(6)) and swung(ring, 2) != ring
    for laid, sixths in ((line, 1), ({**line, (2, 6): "d"}, HALF)):
        with pytest.raises(Refusal) as refused:
            swung(laid, sixths, board=2)
        assert refused.value.facts == {"why": ["outline"], "board": 2}


def test_pieces_are_joined_and_may_not_overlap():
    assert joined([{(0, 0): "a"}, {(0, 1): "b"}]) == {(0, 0): "a", (0, 1): "b"}
    with pytest.raises(Refusal) as refused:
        joined([SPOTS, {(9, 9): "z"}, moved(SPOTS, (1, 0))])
    assert refused.value.facts["why"] == ["overlap"]
