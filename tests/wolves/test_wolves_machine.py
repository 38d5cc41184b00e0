"""Hypothesis plays The Wolves; the invariants can fail."""

import holds
import machine
import pytest
from den import board
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from wolves import GAME

BOARDS = {n: board(n) for n in GAME.players}


class Play(machine.Play):
    """With boards as they lie, or turned by chance."""

    words = ("move", "den", "lair", "howl", "dominate", "place", "displace", "hunt", "stay", "done", "x")

    @initialize(players=st.sampled_from(GAME.players), seed=machine.seeds,
                turns=st.sampled_from(("fixed", "random")), warm=st.integers(0, 300))
    def sit_down(self, players, seed, turns, warm):
        self.sit(GAME, BOARDS[players], players, seed, warm, turns=turns)

    def holds(self, s):
        holds.check(s)


Play.TestCase.settings = machine.often(25, 20)
TestPlay = Play.TestCase


# --- the invariants can fail -----------------------------------------------------------------------

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
    match = machine.later(GAME, BOARDS[3], 3)
    holds.check(match.now)
    spoil(match.now)
    with pytest.raises(AssertionError):
        holds.check(match.now)
