"""Hypothesis plays: whatever is chosen among legal actions, every invariant holds, and undo restores."""

import json
import random

import pytest
from always import steps
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tabletop import Match, Refusal
from tabletop.phase import pruned

TRIED = 6  # legal actions tried on a copy at each step
picks = st.integers(0, 10_000)
seeds = st.integers(0, 2**53 - 1)


def often(examples, count):
    """How much is played; shrinking games would take minutes."""
    return settings(max_examples=examples, stateful_step_count=count, deadline=None, derandomize=True,
                    database=None, suppress_health_check=list(HealthCheck),
                    phases=(Phase.explicit, Phase.generate))


class Play(RuleBasedStateMachine):
    """A match in the hands of Hypothesis, from anywhere in a game to its end. A game's own machine sits down
    with `sit`, says what `holds`, and knows the `words` that might be verbs."""

    words = ("x",)

    def sit(self, game, board, players, seed, warm, **options):
        """A match some actions after its beginning."""
        self.match = Match(game, board, {**options, "sandbox": True}, ["human"] * players, seed)
        self.hurry(seed, warm)

    def holds(self, s):
        """Raise at the first thing that is wrong."""
        raise NotImplementedError

    def hurry(self, seed, n):
        chance = random.Random(seed)
        while n and self.match.now.legal:
            self.match.apply(chance.choice(pruned(self.match.now)))
            n -= 1

    def going(self):
        return bool(self.match.now.legal)

    @precondition(going)
    @rule(pick=picks)
    def act(self, pick):
        legal = self.match.now.legal
        self.match.apply(legal[pick % len(legal)])

    @precondition(going)
    @rule(pick=picks)
    def act_wisely(self, pick):
        few = pruned(self.match.now)
        self.match.apply(few[pick % len(few)])

    @precondition(going)
    @rule(seed=picks, n=st.integers(2, 30))
    def act_often(self, seed, n):
        self.hurry(seed, n)

    @precondition(lambda self: self.match.actions)
    @rule(back=st.integers(1, 20))
    def undo_and_redo(self, back):
        back = min(back, len(self.match.actions))
        there = [json.dumps(s.__dict__) for s in self.match.states[-back - 1:]]
        for _ in range(back):
            self.match.undo()
        assert json.dumps(self.match.now.__dict__) == there[0]
        for old in there[1:]:
            self.match.redo()
            assert json.dumps(self.match.now.__dict__) == old

    @rule(pick=picks, args=st.lists(st.integers(-2, 180), max_size=3))
    def ask_for_anything(self, pick, args):
        action, before = (self.words[pick % len(self.words)], *args), json.dumps(self.match.now.__dict__)
        if action not in self.match.now.legal:
            with pytest.raises(Refusal) as refused:
                self.match.apply(action)
            assert refused.value.code == "illegal" and refused.value.facts["why"]
            assert json.dumps(self.match.now.__dict__) == before

    @invariant()
    def all_is_well(self):
        s = self.match.now
        self.holds(s)
        steps(s, s.legal[::max(1, len(s.legal) // TRIED)])


def later(game, board, players, moves=150, seed=5) -> Match:
    """A match somewhere in its middle."""
    match, chance = Match(game, board, {}, ["human"] * players, seed), random.Random(seed)
    for _ in range(moves):
        match.apply(chance.choice(pruned(match.now)))
    return match
