"""How lines of a turn are looked for: what is sure, what tells positions apart, who must still answer."""

from types import SimpleNamespace

import pytest
from conquest.answers import position as of_conquests
from wolves.planner import position as of_packs

from tabletop import aims, prover
from tabletop.prover import Prover, alike, answered, sure


def state(legal=(), actor=1, turn=0, **more):
    """What the prover asks of a state; `then` is what it becomes by a step."""
    stack = [{"phase": "turn", "player": turn}]
    new = SimpleNamespace(legal=list(legal), actor=actor, stack=stack, rng=1, **more)
    new.clone = lambda: SimpleNamespace(**new.__dict__)
    return new


START = state([("go",)], actor=0)


@pytest.mark.parametrize("s", [state(), state([("go",)], actor=0), state([("go",)], turn=1)])
def test_nobody_answers_once_all_is_over_or_the_player_chooses_or_it_is_anothers_turn(s):
    s.clone = None  # nothing is tried
    assert answered(START, s) is s


@pytest.mark.parametrize("last", [state(), state([("go",)], actor=0), state([("go",)], turn=1)])
def test_others_end_what_they_must_and_no_more(last, monkeypatch):
    acts, way = [], [state([("stay",), ("done",)]), last, state([("never",)])]

    def step(s, act):
        acts.append(act)
        s.__dict__.update(way[len(acts) - 1].__dict__)

    monkeypatch.setattr(prover, "step", step)
    monkeypatch.setattr(prover, "promising", lambda s: s.legal[-1:])
    s = state([("flee", 1), ("flee", 2)])
    end = answered(START, s)
    assert acts == [("flee", 2), ("done",)] and s.legal == [("flee", 1), ("flee", 2)]
    assert (end.legal, end.actor, end.stack) == (last.legal, last.actor, last.stack)


def test_what_chance_decides_or_what_uncovers_something_is_not_sure(monkeypatch):
    monkeypatch.setattr(prover, "step", lambda s, act: s.__dict__.update(rng=act[0], shown=act[1]))
    monkeypatch.setattr(prover, "came_to_light", lambda before, now: now.shown)
    acts = [(rng, shown) for rng in (1, 2) for shown in (False, True)]
    assert [act for act, _ in sure(START, acts)] == [(1, False)]


def test_in_which_order_things_were_done_tells_no_positions_apart():
    def mark(loose, moved=(1, 2), **more):
        return alike(SimpleNamespace(stack=[{"moved": list(moved)}, {"phase": "act"}], **more), loose)

    assert mark((), (2, 1)) == mark(()) != mark((), (1, 3))
    assert mark(("taken",), taken=[1, 2]) == mark(("taken",), taken=[2, 1]) != mark(("taken",), taken=[2])
    assert mark((), taken=[1, 2]) != mark((), taken=[2, 1])
    assert mark(("fled",), coins=3) == mark(("fled",), coins=3) != mark(("fled",), coins=4)


@pytest.mark.parametrize("mark", [lambda s: alike(s, ()), of_conquests, of_packs])
def test_how_a_position_lies_in_memory_does_not_matter(mark):
    row = [1]
    together, apart = (SimpleNamespace(stack=[], rows=rows) for rows in ([row, row], [[1], [1]]))
    assert mark(together) == mark(apart)


@pytest.fixture
def looking(monkeypatch):
    """A prover before its work, for whom a state is as near as it says and a player as far ahead."""
    monkeypatch.setattr(prover, "margins", lambda s: s.ahead)
    monkeypatch.setattr(prover, "WIDTH", 2)
    found = object.__new__(Prover)
    found.whole, found.state, found.goal = True, START, {}
    found.aims = SimpleNamespace(near=lambda s, goal: s.near)
    return found


def test_of_a_broad_layer_the_most_hopeful_are_kept(looking):
    one, other, third = (state(near=near, ahead=[ahead, -ahead]) for near, ahead in ((2, 0), (0, 5), (1, 3)))
    assert looking.hopeful([(one, ()), (other, ())]) == [(one, ()), (other, ())] and looking.whole
    assert looking.hopeful([(one, ()), (other, ()), (third, ())]) == [(other, ()), (third, ())]
    assert not looking.whole


@pytest.mark.parametrize("legal, left, found", [
    ([("set", 1), ("done",)], {}, ("done",)),
    ([("set", 1), ("set", 2), ("set", 3)], {1: 0, 2: 0, 3: 9}, ("set", 2)),
    ([("gather",), ("set", 1), ("set", 2)], {1: 9, 2: 9}, ("gather",))])
def test_what_is_spread_stays_or_goes_to_the_last_place_that_ends_it(legal, left, found, monkeypatch):
    monkeypatch.setattr(aims, "spreads", lambda s: True)
    monkeypatch.setattr(aims, "promising", lambda s: s.legal)
    monkeypatch.setattr(aims, "tried", lambda s, act: state([("done",)] * (not left[act[1]])))
    assert aims.resting(state(legal)) == [found]
