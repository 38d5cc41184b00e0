"""Coins, stacks and chance are hidden until the end;
what else a view may depend on is tested in tests/golden."""

import json
import random

import pytest
from golden.views import asked, matches, otherwise, told
from smallworld import GAME
from table import table
from tabletop.phase import pruned


@pytest.mark.parametrize("players", GAME.players)
def test_a_view_names_no_hidden_thing(players):
    for match in matches(GAME.key, players):
        for viewer in range(players):
            view = json.loads(told(match, viewer)[0])["view"]
            mine = [n if p == viewer else None for p, n in enumerate(match.now.coins)]
            assert view["coins"] == view["scores"] == match.now.seen_by(viewer)["coins"] == mine
            assert "rng" not in view
            assert view["races"] == len(match.now.races) and view["powers"] == len(match.now.powers)


def test_the_end_turns_the_coins_up():
    *_, match = matches(GAME.key, 2)
    while match.now.legal:
        match.apply(pruned(match.now)[0])
    view = json.loads(asked(match, {"op": "view", "viewer": 0}))["view"]
    assert view["coins"] == view["scores"] == match.now.coins


def test_a_leak_is_noticed(monkeypatch):
    """If the view told every pile, the test of hidden things would see it."""
    honest = GAME.view
    monkeypatch.setattr(GAME, "view", lambda s, viewer: {**honest(s, viewer), "coins": s.coins}, raising=True)
    match = next(match for match in matches(GAME.key, 2) if len(match.actions) > 20)
    before = told(match, 0)
    otherwise(match, 0, random.Random(1))
    assert told(match, 0) != before


def test_others_are_thought_to_have_what_they_were_seen_to_take_and_pay():
    s = table(a="humans hill", b="orcs forest").own("a", meadow=3).own("b", cave=1).s
    s.earned = [[1, 1, 3, 0, 1, 0, -2], [1, 0, 9, 0, 0, 0, 0]]
    s.coins = [5, 99]
    GAME.redeal(s, 0)
    assert s.coins == [5, 5 + 3 + 1 - 2]


def test_a_race_that_is_gone_is_told_of():
    t = table(a="humans hill", b="orcs forest").own("a", meadow=1).own("b", cave=1)
    t.faded("a", "elves", ridge=1).play("a", "decline")
    assert {"event": "vanished", "player": 0, "race": "elves"} in [note for s in t.match.states
                                                                   for note in s.events or []]
