"""The easiest opponent stays easy: people who have just read the rules beat it, and every level beats the one
below. Few games with fixed seeds and generous bounds; docs/STRENGTH.md has the long runs."""

import pytest

from tabletop import games
from tabletop.ai import Greedy
from tabletop.laboratory.pairs import seatings
from tabletop.laboratory.play import play
from tabletop.phase import step
from tabletop.thinkers import mixed, moods, thinker
from watched import board


def share(key, first, second, seeds) -> float:
    """How many of these games between two the first wins."""
    tasks = [(key, board(key, 2), seats, seed, None) for seed in seeds
             for seats in seatings(first, second, [0, 1])]
    found = [(task[2], play(task)[1]) for task in tasks]
    return sum(sum(seats[p] == first for p in won) / len(won) for seats, won in found) / len(found)


@pytest.mark.parametrize("key, newcomer, seeds, least", [
    ("smallworld", "newcomers:declining", 12, 0.6), ("smallworld", "newcomers:holding_on", 12, 0.2),
    ("wolves", "newcomers:half_awake", 4, 0.5)])
def test_a_newcomer_beats_the_easiest(key, newcomer, seeds, least):
    assert share(key, newcomer, "easiest", range(seeds)) >= least


@pytest.mark.parametrize("key, first, second, seeds", [
    ("smallworld", "easy", "easiest", 10), ("smallworld", "normal", "easy", 3),
    ("wolves", "easy", "easiest", 3)])
def test_every_level_beats_the_one_below(key, first, second, seeds):
    assert share(key, first, second, range(seeds)) >= 0.5


def begun(key, players=2):
    return games()[key].start(board(key, players), players, {}, 5)


@pytest.mark.parametrize("key", sorted(games()))
def test_a_player_keeps_his_mood_all_through_a_match(key):
    s = begun(key)
    for level in games()[key].levels:
        known = moods(s.game, level, s.players)
        told = {str(vars(mind)["warmth"]) for seed in range(9)
                if isinstance(mind := thinker(s, level, seed, match=7), Greedy)}
        assert len(told) <= 1
        drawn = {mixed(match, p) % len(known) for match in range(60) for p in range(2)}
        assert drawn == set(range(len(known)))


def test_normal_of_small_world_plans_like_hard_with_two_players_only():
    planning = {n: {type(thinker(begun("smallworld", n), "normal", match=match)).__name__
                    for match in range(9)} - {"Greedy"} for n in range(2, 6)}
    assert planning == {2: {"Planner"}, 3: set(), 4: set(), 5: set()}


def test_the_easiest_forgets_to_decline_and_a_hint_does_not():
    s = begun("smallworld")
    for match in range(2):
        step(s, ("take", 0))
        while s.actor == match:
            step(s, ("done",) if ("done",) in s.legal else s.legal[-1])
    assert ("decline",) in s.legal
    forgetful, plain = Greedy(s, 1, forgets=1.0), Greedy(s, 1)
    assert ("decline",) not in forgetful.actions and ("decline",) in plain.actions
    assert ("decline",) in Greedy(s, 1, every=True, forgets=1.0, misses=1.0).actions
    assert len(Greedy(s, 1, misses=0.5).actions) < len(plain.actions)
    assert Greedy(s, 1, misses=1.0).actions == plain.actions  # there is always something to choose
