"""What a player is shown is the same whatever he cannot see: stacks, chance to come, other piles of coins."""

import json
import random
from functools import cache

import pytest
from golden.hashing import KEYS, game, part
from golden.views import matches, otherwise, told, told_bystander

TABLES = [(key, players) for key in KEYS for players in game(key).players]


@cache
def looked_at(key, players) -> tuple:
    """Some games looked at by everybody, for both tests: what was seen and should not be, what was offered
    wrongly, looks in all and those at a state that differs."""
    chance, given_away, offered, seen, differ = random.Random(players), [], [], 0, 0
    for match in matches(key, players):
        states = list(match.states)
        for viewer in (*range(players), None):
            before = told(match, viewer) if viewer is not None else told_bystander(match)
            otherwise(match, viewer, chance)
            differ += match.now.__dict__ != states[-1].__dict__
            after = told(match, viewer) if viewer is not None else told_bystander(match)
            match.states[:] = states
            seen += 1
            if before != after:
                given_away.append((viewer, match.now.stack[-1]))
            if viewer is not None and not fitting(match.now, viewer, before[:2]):
                offered.append((viewer, match.now.stack[-1]))
    return given_away, offered, seen, differ


def fitting(s, viewer, replies) -> bool:
    """Whether a viewer is offered what he may do, and nothing if it is not his turn."""
    legal = s.legal if viewer == s.actor else []
    return all([tuple(choice["action"]) for choice in json.loads(reply)["choices"]] == legal
               for reply in replies)


@pytest.mark.parametrize("key, players", TABLES)
def test_views_do_not_depend_on_what_is_hidden(key, players):
    given_away, _, seen, differ = looked_at(key, players)
    assert given_away == []
    assert seen > 25 * part(key, "unseen").GAMES and differ == seen


@pytest.mark.parametrize("key, players", TABLES)
def test_only_the_one_who_acts_is_offered_choices(key, players):
    assert looked_at(key, players)[1] == []
