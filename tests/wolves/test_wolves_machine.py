"""Hypothesis plays: whatever is chosen among legal actions, every invariant holds, and undo restores."""

import json
import random

import holds
import pytest
from den import board
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tabletop import Match, Refusal
from tabletop.phase import pruned
from wolves import GAME

BOARDS = {n: board(n) for n in GAME.players}
WORDS = ("move", "den", "lair", "howl", "dominate", "place", "displace", "hunt", "stay", "done", "x")
TRIED = 6  # legal actions tried on a copy at each step
picks = st.integers(0, 10_000)


class Play(RuleBasedStateMachine):
    """A match in the hands of Hypothesis, from anywhere in a game to its end."""

    @initialize(players=st.sampled_from(GAME.players), seed=st.integers(0, 2**53 - 1),
                turns=st.sampled_from(("fixed", "random")), warm=st.integers(0, 300))
    def sit_down(self, players, seed, turns, warm):
        options = {"turns": turns, "sandbox": True}
        self.match = Match(GAME, BOARDS[players], options, ["human"] * players, seed)
        self.hurry(seed, warm)

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

    @rule(verb=st.sampled_from(WORDS), args=st.lists(st.integers(-2, 180), max_size=2))
    def ask_for_anything(self, verb, args):
        action, before = (verb, *args), json.dumps(self.match.now.__dict__)
        if action not in self.match.now.legal:
            with pytest.raises(Refusal) as refused:
                self.match.apply(action)
            assert refused.value.code == "illegal"
            assert json.dumps(self.match.now.__dict__) == before

    @invariant()
    def all_is_well(self):
        s = self.match.now
        holds.check(s)
        legal = s.legal
        holds.steps(s, legal[::max(1, len(legal) // TRIED)])


Play.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None, derandomize=True,
                                  database=None, suppress_health_check=list(HealthCheck),
                                  phases=(Phase.explicit, Phase.generate))
TestPlay = Play.TestCase


# --- the invariants can fail -----------------------------------------------------------------------

def later(moves=150, seed=5) -> Match:
    """A match somewhere in its middle."""
    match = Match(GAME, BOARDS[3], {}, ["human"] * 3, seed)
    chance = random.Random(seed)
    for _ in range(moves):
        match.apply(chance.choice(pruned(match.now)))
    return match


def full_hex(s):
    h = next(h for h, here in enumerate(s.pieces) if len(here) == 1)
    s.pieces[h] += [5, 6]


def lost_piece(s):
    next(here for here in s.pieces if here).pop()


def wrong_pair(s):
    here = next(here for here in s.pieces if len(here) == 1)
    here.append(here[0] % 4 + 4 * (here[0] // 4 == 0))


def swum(s):
    s.pieces[s.board.water[0]].append(next(here for here in s.pieces if here).pop())


def early_moon(s):
    s.scored += 1


def odd_token(s):
    s.heap[s.token.index("")] = 1


def odd_data(s):
    s.points[0].append((1, 2))


@pytest.mark.parametrize("spoil", [full_hex, lost_piece, wrong_pair, swum, early_moon, odd_token, odd_data])
def test_a_broken_position_does_not_pass(spoil):
    match = later()
    holds.check(match.now)
    spoil(match.now)
    with pytest.raises(AssertionError):
        holds.check(match.now)
