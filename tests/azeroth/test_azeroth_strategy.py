"""Strong players know what to do in simple positions; those who err do so here too (right_deeds.py)."""

import pytest
from conquest.planner import Planner
from right_deeds import POSITIONS, drafting, facing, fallen, laying, solved
from tabletop.phase import step
from tabletop.search import Search
from tabletop.thinkers import thinker


OTHERWISE = {  # what hard begins with something else
    "the aegis guards what is weaker", "a second race pays the bonus a second time",
    "the enraged look for a hard fight", "coins that lie on a combination are taken",
    "the other faction is attacked for the bonus"}


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in OTHERWISE])
def test_hard_knows_what_to_do(name):
    assert solved(name, "hard")


@pytest.mark.parametrize("phase, t, kind", [
    ("draft", drafting(), Planner),
    ("conquer", facing("trolls ranger", "dwarves mining").own("a", 2), Planner),
    ("bombs", laying([1]), Search), ("raise", fallen(), Search)])
def test_hard_plans_drafts_and_conquests_and_searches_the_rest(phase, t, kind):
    assert t.phase == phase and type(thinker(t.s, "hard")) is kind


def test_a_plan_ends_where_the_rest_is_searched():
    t = facing("forsaken ranger", "dwarves mining").own("a", hand=6, harbour=1).own("b", meadow=1, landing=1)
    mind = thinker(t.play("a", "conquer meadow").s, "hard")
    step(t.s, done := t.action("done"))
    assert t.phase == "raise" and type(mind) is Planner and mind.follow(t.s, done) is None


@pytest.mark.parametrize("name", POSITIONS)
def test_so_does_normal(name):
    assert solved(name, "normal")


def test_the_easiest_does_not():
    found = [solved(name, "easiest", seed) for name in POSITIONS for seed in range(2)]
    assert 0.2 < sum(found) / len(found) < 0.9
