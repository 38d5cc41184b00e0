"""Hundreds of random games: always something to do, never a broken position, always an end."""

import json
import random
from pathlib import Path

import invariants
import pytest
from smallworld import GAME
from tabletop.phase import pruned, step

ROOT = Path(__file__).resolve().parents[2]
GAMES = {"pruned": 60, "free": 15}  # for each number of players
CAP = {"pruned": 1_500, "free": 6_000}  # steps of a game


def board(players) -> dict:
    return json.loads((ROOT / f"maps/smallworld/{players}.json").read_text(encoding="utf-8"))


def freely(s, chance):
    """Any legal action; done a third of the time it may be, or heaps would be moved for ever."""
    return ("done",) if ("done",) in s.legal and chance.random() < 1 / 3 else chance.choice(s.legal)


def wisely(s, chance):
    """One of those worth thinking about."""
    return chance.choice(pruned(s))


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("way", GAMES)
def test_random_games_end_and_stay_whole(players, way):
    data, choose = board(players), wisely if way == "pruned" else freely
    for seed in range(GAMES[way]):
        s, chance, count = GAME.start(data, players, {"first": "random"}, seed), random.Random(seed), 0
        s.events = None
        while s.legal:
            step(s, choose(s, chance))
            count += 1
            assert GAME.check(s) == [], (seed, count)
            if count % 40 == 0:
                s.events = []
                invariants.check(s)
                s.events = None
            assert count < CAP[way], seed
        finished(s)


def finished(s):
    """At the end every player has scored once for each round."""
    assert s.stack == [] and s.actor is None
    scored = [(row[0], row[1]) for row in s.earned if row[6] == 0]
    assert sorted(scored) == [(n, p) for n in range(1, s.rounds + 1) for p in range(s.players)]
    view = GAME.view(s, None)
    assert view["coins"] == s.coins


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_seed_and_choices_give_the_same_game(players):
    ends = []
    for _ in range(2):
        s, chance = GAME.start(board(players), players, {}, 99), random.Random(7)
        while s.legal:
            step(s, wisely(s, chance))
        ends.append(json.dumps(s.__dict__))
    assert ends[0] == ends[1]
