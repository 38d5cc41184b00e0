"""Many random games: always something to do, never a broken position, always an end."""

import json
import random

import always
import pytest
from field import MAPS, chart
from tabletop import Match, restore
from tabletop.phase import pruned, step
from warcraft import GAME

GAMES = 4  # of each map
CAP = 4_000  # actions of a game
VERBS = ("move", "fight", "abandon", "deploy", "finish", "outpost", "train", "build", "found", "upgrade")
BOARDS = sorted(path.relative_to(MAPS).with_suffix("").as_posix() for path in MAPS.rglob("*.json"))


def anyhow(s, chance):
    """Any verb, then any action with it, so that not all is movement."""
    few = pruned(s)
    verb = chance.choice(sorted({action[0] for action in few}))
    return chance.choice([action for action in few if action[0] == verb])


@pytest.mark.parametrize("name", BOARDS)
def test_random_games_end_and_stay_whole(name):
    data = chart(name)
    for seed in range(GAMES):
        s, chance, count = GAME.start(data, len(data["seats"]), {}, seed), random.Random(seed), 0
        while s.legal:
            s.events = []
            step(s, anyhow(s, chance))
            count += 1
            assert GAME.check(s) == [], (seed, count)
            assert all("only" in note for note in s.events if note["event"] == "card")
            if count % 40 == 0:
                always.choices(s)
                always.plain(s)
                always.answers(s, VERBS)
            assert count < CAP, seed


@pytest.mark.parametrize("name", BOARDS)
def test_undo_and_replay_restore(name):
    data = chart(name)
    match, chance = Match(GAME, data, {"sandbox": True}, ["human"] * len(data["seats"]), 3), random.Random(3)
    for _ in range(150):
        if not match.now.legal:
            break
        before = json.dumps(match.now.__dict__)
        match.apply(action := anyhow(match.now, chance))
        after = json.dumps(match.now.__dict__)
        match.undo()
        assert json.dumps(match.now.__dict__) == before
        match.apply(action)
        assert json.dumps(match.now.__dict__) == after
    kept = json.loads(json.dumps(restore.kept(match.now)))
    assert restore.restored(match.states[0], kept, GAME.version).__dict__ == match.now.__dict__
    again = Match.load({"warcraft": GAME}, json.loads(json.dumps(match.save())))
    assert again.now.__dict__ == match.now.__dict__
