"""Strong players have at the end of their turn what they should (right_hunts.py has the positions)."""

import pytest
from right_hunts import POSITIONS, solved

ONE_AHEAD = {  # what two actions together bring is not seen by who looks one action ahead
    "the kind that is missing", "an alpha is first where packs are even",
    "two regions are taken by two wolves", "the last action is bought for the last points",
    "two dens end the track"}


@pytest.mark.parametrize("name", POSITIONS)
def test_hard_finds_it(name):
    assert solved(name, "hard")


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ONE_AHEAD])
def test_so_does_normal(name):
    assert solved(name, "normal")


def test_there_are_positions_enough():
    assert len(POSITIONS) >= 30
