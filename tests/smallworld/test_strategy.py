"""Strong players know what to do in simple positions; those who err do so here too."""

import pytest

from right_moves import PLAYOUTS, POSITIONS, solved

WEAK = {"merchants at the top are free money"}  # what looking one action ahead does not find


@pytest.mark.parametrize("name", POSITIONS)
def test_hard_knows_what_to_do(name):
    assert solved(name, "hard", playouts=PLAYOUTS)


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in WEAK])
def test_so_does_normal(name):
    assert solved(name, "normal")


def test_the_easiest_does_not():
    found = [solved(name, "easiest", seed) for name in POSITIONS for seed in range(2)]
    assert 0.2 < sum(found) / len(found) < 0.8
