"""Whole games taken back to the start and played forth again, through JSON, and through saves."""

import json

import pytest
from golden.hashing import KEYS, as_save, begin, expected, game, records, state_hash
from tabletop import Match, Refusal

GAMES = {f"{key} {name}": record for key in KEYS for name, record in records(key).items()}
HOME = {key: game(key) for key in KEYS}
SOME = ("00", "03", "10")  # games for each number of players
WHOLE = [name for name in GAMES if name.split()[1][0] == "p" and name.endswith(SOME)]


def played(record, **options) -> Match:
    """A record played to its end, every state kept."""
    match = begin(record, **options)
    for action in record["actions"]:
        match.apply(action)
    return match


def through_json(data):
    return json.loads(json.dumps(data))


def test_games_of_every_number_of_players_are_taken_back():
    for key in KEYS:
        assert {len(GAMES[name]["seats"]) for name in WHOLE if name.startswith(key)} == set(game(key).players)


@pytest.mark.parametrize("name", WHOLE)
def test_undo_to_the_start_and_redo_to_the_end_meet_the_same_states(name):
    record = GAMES[name]
    match, hashes = played(record, sandbox=True), expected(record)
    events = [s.events for s in match.states]
    for step in range(len(record["actions"]) - 1, -1, -1):
        match.undo()
        assert state_hash(match.now) == hashes[step]
    with pytest.raises(Refusal):
        match.undo()
    for step in range(1, len(hashes)):
        match.redo()
        assert state_hash(match.now) == hashes[step]
        assert match.now.events == events[step]
    with pytest.raises(Refusal):
        match.redo()
    assert [list(action) for action in match.actions] == record["actions"]


def lying(s) -> list:
    """How many lie in each stack that nobody sees, or in each of its piles."""
    stacks = [getattr(s, name) for name in s.hidden]
    piles = [[stack] if not any(isinstance(pile, list) for pile in stack) else stack for stack in stacks]
    return [len(pile) for group in piles for pile in group]


@pytest.mark.parametrize("name", WHOLE)
def test_without_a_sandbox_only_what_gave_nothing_away_is_taken_back(name):
    match = begin(GAMES[name])
    for action in GAMES[name]["actions"]:
        match.apply(action)
        before, now = match.states[-2:]
        turned = any(here < there for here, there in zip(lying(now), lying(before), strict=True))
        free = (before.rng, before.actor) == (now.rng, now.actor) and not turned
        assert bool(match.keeps()) != free
        if free:
            old = state_hash(now)
            match.undo()
            assert match.now is before
            match.redo()
            assert state_hash(match.now) == old


@pytest.mark.parametrize("name", WHOLE)
def test_every_state_is_the_same_after_a_journey_through_json(name):
    for s in played(GAMES[name]).states:
        data = through_json(s.__dict__)
        assert data == s.__dict__
        new = s.clone()
        assert new.__dict__ == data and new.__dict__ is not s.__dict__
        new.__dict__.clear()
        new.__dict__.update(data)
        if s.stack:
            f = new.stack[-1]
            assert s.game.phases[f["phase"]].actions(new, f) == s.legal
        else:
            assert s.legal == []


@pytest.mark.parametrize("name", WHOLE)
def test_a_clone_shares_nothing_that_changes(name):
    match = played(GAMES[name])
    for s, action in zip(match.states[::7], match.actions[::7]):
        old, new = state_hash(s), s.clone()
        new.game.doer(new.stack[-1]["phase"], action[0])(new, new.stack[-1], *action[1:])
        assert state_hash(s) == old


@pytest.mark.parametrize("name", WHOLE)
def test_a_save_loads_to_the_same_state_at_any_time(name):
    record, hashes = GAMES[name], expected(GAMES[name])
    match = begin(record)
    for step, action in enumerate(record["actions"], 1):
        match.apply(action)
        if step % 60 == 0 or step == len(record["actions"]):
            loaded = Match.load(HOME, through_json(match.save()))
            assert [state_hash(s) for s in loaded.states] == hashes[:step + 1]
            assert loaded.save() == match.save()


def test_every_record_is_a_save_that_loads():
    for name, record in GAMES.items():
        if "position" in record or name in WHOLE:
            loaded = Match.load(HOME, through_json(as_save(record)))
            assert state_hash(loaded.now) == expected(record)[-1], name
