"""Random games for two to five players: always something to do, never a broken position, always an end."""

import json
import random

import holds
import pytest
from always import steps
from den import board
from tabletop import Match
from tabletop.phase import promising, step
from wolves import GAME

GAMES = {"promising": 12, "free": 3}  # for each number of players
CAP = {"promising": 4_000, "free": 20_000}  # steps of a game
OPTIONS = ({}, {"turns": "random", "packs": "random"}, {"packs": "choose", "faces": "choose", "first": 0})


def wisely(s, chance):
    return chance.choice(promising(s))


def freely(s, chance):
    """Any legal action, moves of wolves not much more often than all others."""
    others = [action for action in s.legal if action[0] != "move"]
    return chance.choice(others if others and chance.random() < 0.6 else s.legal)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("way", GAMES)
def test_random_games_end_and_stay_whole(players, way):
    choose = wisely if way == "promising" else freely
    for seed in range(GAMES[way]):
        s = GAME.start(board(players), players, OPTIONS[seed % 3], seed)
        chance, count = random.Random(seed), 0
        s.events = None
        while s.legal:
            step(s, choose(s, chance))
            count += 1
            assert GAME.check(s) == [], (seed, count)
            if count % 60 == 0:
                s.events = []
                holds.check(s)
                holds.answers(s)
                steps(s, s.legal[::max(1, len(s.legal) // 8)])
                s.events = None
            assert count < CAP[way], seed
        s.events = []
        holds.check(s)
        holds.answers(s)


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_seed_and_choices_give_the_same_game_and_saves_replay(players):
    chance, match = random.Random(7), Match(GAME, board(players), {}, ["human"] * players, 99)
    while match.now.legal and len(match.actions) < 300:
        match.apply(wisely(match.now, chance))
    again = Match.load({"wolves": GAME}, json.loads(json.dumps(match.save())))
    assert json.dumps(again.now.__dict__) == json.dumps(match.now.__dict__)
    assert again.now.board.terrain == match.now.board.terrain


def test_every_view_is_whole():
    match = Match(GAME, board(3), {}, ["human"] * 3, 1)
    view = GAME.view(match.now, 0)
    assert len(view["cells"]) == 112 and view["virtual"] is None and view["scores"] == [0, 0, 0]
    assert {tuple(cell[2:]) for cell in view["cells"]} >= {("water", 0, None), ("chasm", -1, None)}
    assert GAME.view(Match(GAME, board(2), {}, ["human"] * 2, 1).now, None)["virtual"] == "grass"
