"""What a player is shown is the same whatever he cannot see: stacks, chance to come, other piles of coins."""

import json
import random

import pytest
from golden.hashing import KEYS, game, part
from golden.views import matches, otherwise, told, told_bystander

TABLES = [(key, players) for key in KEYS for players in game(key).players]


@pytest.mark.parametrize("key, players", TABLES)
def test_views_do_not_depend_on_what_is_hidden(key, players):
    chance, seen, differ = random.Random(players), 0, 0
    for match in matches(key, players):
        states = list(match.states)
        for viewer in (*range(players), None):
            before = told(match, viewer) if viewer is not None else told_bystander(match)
            otherwise(match, viewer, chance)
            differ += match.now.__dict__ != states[-1].__dict__
            after = told(match, viewer) if viewer is not None else told_bystander(match)
            match.states[:] = states
            assert before == after, (viewer, match.now.stack[-1])
            seen += 1
    assert seen > 25 * part(key, "unseen").GAMES and differ == seen


@pytest.mark.parametrize("key, players", TABLES)
def test_only_the_one_who_acts_is_offered_choices(key, players):
    for match in matches(key, players):
        for viewer in range(players):
            replies = [json.loads(reply) for reply in told(match, viewer)[:2]]
            for reply in replies:
                assert [tuple(choice["action"]) for choice in reply["choices"]] == (
                    match.now.legal if viewer == match.now.actor else [])
