"""Hypothesis plays Small World; pruned actions reach all that legal ones reach; the invariants can fail."""

import json
import random
from pathlib import Path

import invariants
import machine
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from smallworld import GAME
from conquest.phases.redeploy import Redeploy
from tabletop import Match
from tabletop.phase import pruned, step

ROOT = Path(__file__).resolve().parents[2]
FILES = {"tiny": "tests/maps/tiny.json", **{str(n): f"maps/smallworld/{n}.json" for n in GAME.players}}
BOX = GAME.first_contents(GAME.checked({}))  # random games that stay the same whatever is added
BOARDS = {name: json.loads((ROOT / path).read_text(encoding="utf-8")) for name, path in FILES.items()}


class Play(machine.Play):
    """With hidden or open coins, on small and large boards."""

    words = (*sorted(invariants.VERBS_OF_TRAITS), "conquer", "take", "garrison", "done", "x")

    @initialize(players=st.sampled_from(GAME.players), tiny=st.booleans(), seed=machine.seeds,
                coins=st.sampled_from(("hidden", "open")), warm=st.integers(0, 400))
    def sit_down(self, players, tiny, seed, coins, warm):
        board = BOARDS["tiny" if tiny else str(players)]
        self.sit(GAME, board, players, seed, warm, coins=coins, first="random")

    def holds(self, s):
        invariants.check(s)
        invariants.answers(s)


Play.TestCase.settings = machine.often(60, 30)
TestPlay = Play.TestCase


# --- pruned actions reach all that legal ones reach ------------------------------------------------

SPREADING = ("redeploy", "retreat", "place")
ROOM = 400  # legal settings followed at most: only small cases are compared


def outcomes(s, choose, mark) -> set:
    """Every position in which the top frame has gone, by these choices; None if the ways are too many.
    Positions with the same mark are followed once."""
    waiting, known, found = [s], set(), set()
    while waiting:
        here = waiting.pop()
        for action in choose(here):
            new = here.clone()
            step(new, action)
            if not new.stack or frame(new) != frame(s):
                found.add(json.dumps(bare(new), sort_keys=True))
            elif mark(new) not in known:
                known.add(mark(new))
                waiting.append(new)
        if len(known) > ROOM:
            return None
    return found


def frame(s) -> tuple:
    """Whose choice is on top, and of what kind."""
    return len(s.stack), s.stack[-1]["phase"], s.stack[-1].get("band")


def legal(s) -> list:
    return s.legal


def whole(s) -> str:
    return json.dumps(s.__dict__, sort_keys=True)


def tokens(s) -> str:
    return json.dumps([s.troops, s.tokens, s.hand])


def bare(s) -> dict:
    """A state without what only pruning remembers."""
    stack = [{name: value for name, value in f.items() if name != "set"} for f in s.stack]
    return {**s.__dict__, "stack": stack}


@pytest.mark.parametrize("phase", SPREADING)
def test_pruning_loses_no_outcome(phase):
    compared = 0
    for seed in range(60):
        s, chance = GAME.start(BOARDS["tiny"], 3, {}, seed, BOX), random.Random(seed)
        while s.legal and compared < 40:
            f = s.stack[-1]
            if f["phase"] == phase and len(s.legal) < 16 and "set" not in f:
                everything = outcomes(s, legal, tokens)
                if everything is not None:
                    assert outcomes(s, pruned, whole) == everything
                    compared += 1
            step(s, chance.choice(pruned(s)))
    assert compared >= 20


# --- the invariants can fail -----------------------------------------------------------------------

def wrong_tray(s):
    s.tray[next(iter(s.tray))] += 1


def wrong_coin(s):
    s.coins[0] += 1


def wrong_owner(s):
    s.band[s.band.index(-1)] = 0


def wrong_piece(s):
    s.tokens[s.band.index(0)]["hero"] = 1


def wrong_player(s):
    s.stack[-1]["player"] = (s.stack[-1]["player"] + 1) % s.players


def wrong_choice(s):
    s.legal = s.legal + s.legal[:1]


def wrong_data(s):
    s.memo["x"] = (1, 2)


def wrong_stack(s):
    s.stack.clear()


WRONG = (wrong_tray, wrong_coin, wrong_owner, wrong_piece, wrong_player, wrong_choice,
         wrong_data, wrong_stack)


@pytest.mark.parametrize("spoil", WRONG)
def test_a_broken_position_does_not_pass(spoil):
    match = machine.later(GAME, BOARDS["3"], 3)
    invariants.check(match.now)
    spoil(match.now)
    with pytest.raises(AssertionError):
        invariants.check(match.now)


def test_tokens_that_vanish_in_a_redeployment_do_not_pass(monkeypatch):
    """The machine's own check catches a rule that loses a token."""
    honest = Redeploy.set

    def careless(self, s, f, r, n):
        honest(self, s, f, r, n)
        s.hand[f["band"]] -= s.hand[f["band"]] > 0

    monkeypatch.setattr(Redeploy, "set", careless)
    with pytest.raises(AssertionError):
        match = Match(GAME, BOARDS["2"], {}, ["human"] * 2, 1)
        chance = random.Random(1)
        for _ in range(200):
            match.apply(chance.choice(pruned(match.now)))
            invariants.check(match.now)
