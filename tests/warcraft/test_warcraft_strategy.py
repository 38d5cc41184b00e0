"""Hard does in every position of strategy what a strong player does there (strategy.py has them)."""

import pytest
from strategy import POSITIONS, solved


@pytest.mark.parametrize("name", POSITIONS)
def test_hard_finds_it(name):
    assert solved(name, "hard", 0)


def test_there_are_positions_enough():
    assert len(POSITIONS) >= 30
