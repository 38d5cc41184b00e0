"""Strong players know what to do in simple positions; those who err do so here too (right_deeds.py)."""

import pytest
from right_deeds import POSITIONS, solved


OTHERWISE = {  # what hard begins with something else
    "the aegis guards what is weaker", "a second race pays the bonus a second time",
    "the enraged look for a hard fight", "coins that lie on a combination are taken",
    "the other faction is attacked for the bonus"}


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in OTHERWISE])
def test_hard_knows_what_to_do(name):
    assert solved(name, "hard")


@pytest.mark.parametrize("name", POSITIONS)
def test_so_does_normal(name):
    assert solved(name, "normal")


def test_the_easiest_does_not():
    found = [solved(name, "easiest", seed) for name in POSITIONS for seed in range(2)]
    assert 0.2 < sum(found) / len(found) < 0.9
