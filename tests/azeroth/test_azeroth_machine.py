"""Hypothesis plays Small World of Warcraft, in teams too; the invariants can fail."""

import machine
import pytest
import upheld
from azeroth import GAME
from azeroth.tables import SIDES
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from realm import MAP, printed

BOARDS = {players: printed(players) for players in GAME.players}


class Play(machine.Play):
    """On small islands and on printed ones, with coins hidden or open, for oneself or for a side."""

    words = (*upheld.VERBS, "take", "garrison", "done", "x")

    @initialize(players=st.sampled_from(GAME.players), small=st.booleans(), teams=st.booleans(),
                seed=machine.seeds, coins=st.sampled_from(("hidden", "open")), warm=st.integers(0, 400))
    def sit_down(self, players, small, teams, seed, coins, warm):
        board = MAP if small else BOARDS[players]
        self.sit(GAME, board, players, seed, warm, coins=coins, first="random",
                 teams=teams and players in SIDES)

    def holds(self, s):
        upheld.check(s)
        upheld.answers(s)


Play.TestCase.settings = machine.often(40, 25)
TestPlay = Play.TestCase


# --- the invariants can fail -----------------------------------------------------------------------

def empty(s) -> int:
    return s.band.index(-1)


def held(s) -> int:
    """A region of a band."""
    return next(r for r, b in enumerate(s.band) if b > 0)


def wrong_tray(s):
    s.tray[next(iter(s.tray))] += 1


def wrong_coin(s):
    s.coins[0] += 1


def wrong_owner(s):
    s.band[empty(s)] = 0


def wrong_fort(s):
    s.tokens[held(s)]["fort"] = 1
    s.power[s.band[held(s)]] = "farmer"


def lone_tower(s):
    s.tokens[empty(s)]["tower"] = 1


def find_twice(s):
    s.unused.append(s.unused[0])


def find_gone(s):
    s.unused[:] = s.unused[2:]


def bomb_too_many(s):
    s.bombs = [1] * 7


def wrong_player(s):
    s.stack[-1]["player"] = (s.stack[-1]["player"] + 1) % s.players


def wrong_choice(s):
    s.legal = s.legal + s.legal[:1]


def wrong_data(s):
    s.memo["x"] = (1, 2)


@pytest.mark.parametrize("spoil", [wrong_tray, wrong_coin, wrong_owner, wrong_fort, lone_tower, find_twice,
                                   find_gone, bomb_too_many, wrong_player, wrong_choice, wrong_data])
def test_a_broken_position_does_not_pass(spoil):
    match = machine.later(GAME, BOARDS[3], 3)
    upheld.check(match.now)
    spoil(match.now)
    with pytest.raises(AssertionError):
        upheld.check(match.now)
