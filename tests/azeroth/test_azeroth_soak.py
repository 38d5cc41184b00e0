"""Many random games: always something to do, never a broken position, always an end."""

import json
import random

import pytest
import upheld
from azeroth import GAME
from realm import MAP, printed
from tabletop import Match
from tabletop.phase import pruned, step

GAMES = {"pruned": 6, "free": 2}  # for each number of players
CAP = {"pruned": 3_000, "free": 12_000}  # steps of a game
TABLES = [(2, False), (3, False), (4, False), (5, False), (3, True), (4, True), (5, True)]
BOARDS = {players: (printed(players), MAP) for players in GAME.players}


def freely(s, chance):
    """Any legal action; done a third of the time it may be, or heaps would be moved for ever."""
    return ("done",) if ("done",) in s.legal and chance.random() < 1 / 3 else chance.choice(s.legal)


def wisely(s, chance):
    return chance.choice(pruned(s))


@pytest.mark.parametrize("players, teams", TABLES)
@pytest.mark.parametrize("way", GAMES)
def test_random_games_end_and_stay_whole(players, teams, way):
    choose = wisely if way == "pruned" else freely
    for seed in range(GAMES[way]):
        board, options = BOARDS[players][seed % 2], {"first": "random", "teams": teams}
        s, chance, count = GAME.start(board, players, options, seed), random.Random(seed), 0
        while s.legal:
            s.events = []
            step(s, choose(s, chance))
            count += 1
            assert GAME.check(s) == [], (seed, count)
            if count % 40 == 0:
                upheld.check(s)
                upheld.answers(s)
            assert count < CAP[way], seed
        scored = [(row[0], row[1]) for row in s.earned if not any(row[6:]) or sum(row[2:6])]
        assert {(n, p) for n in range(1, s.rounds + 1) for p in range(players)} <= set(scored)


@pytest.mark.parametrize("players", GAME.players)
def test_undo_and_replay_restore(players):
    match, chance = Match(GAME, MAP, {"sandbox": True}, ["human"] * players, 3), random.Random(3)
    while match.now.legal:
        before = json.dumps(match.now.__dict__)
        action = wisely(match.now, chance)
        match.apply(action)
        after = json.dumps(match.now.__dict__)
        match.undo()
        assert json.dumps(match.now.__dict__) == before
        match.apply(action)
        assert json.dumps(match.now.__dict__) == after
    again = Match.load({"azeroth": GAME}, json.loads(json.dumps(match.save())))
    assert again.now.__dict__ == match.now.__dict__
