"""Settling and stepping: frames are entered once, run from the top, and left when nothing is to choose."""

import pytest

from tabletop import Phase, settle, step
from tabletop.phase import pruned
from toy import ROUNDS, TOY, begin


def state():
    s = begin().now.clone()
    s.events = []
    return s


def told(s) -> list:
    return [note["event"] for note in s.events if note["event"] != "told"]


def test_the_first_choice_is_settled():
    s = begin().now
    assert s.actor == 0 and ("draw",) in s.legal and "fresh" not in s.stack[-1]


def test_a_step_does_and_settles():
    s = state()
    step(s, ("save", 2))
    assert s.purse == [2, 0] and s.actor == 1 and s.legal


def test_a_frame_is_entered_once():
    s = state()
    step(s, ("roll",))
    step(s, ("roll",))
    assert told(s) == []
    step(s, ("save", 1))
    assert told(s) == ["turn"]


def test_frames_above_run_first_and_are_left_when_done():
    s = state()
    step(s, ("look",))
    assert s.stack[-1]["phase"] == "peek" and told(s) == ["peek"]
    step(s, ("done",))
    assert told(s) == ["peek", "peeked", "peek"]
    step(s, ("done",))
    assert told(s) == ["peek", "peeked", "peek", "peeked"] and s.stack[-1]["phase"] == "turn"


def test_a_frame_without_a_choice_ends_by_itself():
    s = state()
    step(s, ("look",))
    step(s, ("more",))
    assert told(s) == ["peek", "peeked", "peek"]


def test_the_frame_below_keeps_what_it_knew():
    s = state()
    before = dict(s.stack[0])
    step(s, ("look",))
    step(s, ("done",))
    step(s, ("done",))
    assert s.stack == [before]


def test_a_trait_carries_out_what_it_offered():
    s = state()
    step(s, ("wish", 3))
    assert s.points == [3, 0] and s.actor == 0


def test_an_empty_stack_is_the_end():
    s = state()
    for _ in range(ROUNDS * 2):
        step(s, ("save", 1))
    assert s.stack == [] and s.legal == [] and s.actor is None and told(s)[-1] == "left"


def test_legal_is_replaced_never_changed():
    s = state()
    legal = s.legal
    kept = list(legal)
    step(s, ("draw",))
    assert legal == kept and s.legal is not legal


def test_settling_twice_changes_nothing():
    s = state()
    before = s.clone().__dict__
    settle(s)
    assert s.__dict__ == before


def test_pruned_are_those_worth_thinking_about():
    s = state()
    assert ("crash",) in s.legal and ("crash",) not in pruned(s) and set(pruned(s)) < set(s.legal)


def test_an_unknown_verb_has_no_doer():
    with pytest.raises(KeyError):
        step(state(), ("dance",))


def test_a_plain_phase_offers_nothing_and_keeps_all():
    phase = Phase()
    assert phase.actions(None, {}) == [] and phase.prune(None, {}, [1, 2]) == [1, 2]
    assert phase.describe(0, {}, 1) == {}


def test_the_same_seed_and_actions_give_the_same_game():
    one, two = state(), state()
    for action in [("roll",), ("draw",), ("roll",), ("save", 1)]:
        step(one, action)
        step(two, action)
    assert one.__dict__ == two.__dict__ and one.events == two.events


def test_phases_know_their_keys():
    assert {key: phase.key for key, phase in TOY.phases.items()} == {"turn": "turn", "peek": "peek"}
